import { type Box, type Lens, seenAt } from '@app/building/orbit';
import { shownNames } from '@app/building/plan';
import { turned } from '@app/kernel';
import { planToWorld } from './palaceGrid';
import { type HouseView, NAME_SIZE } from './view';

/** How far a number may be from the middle of its side, and the steps outwards, px. */
const ASIDE = { most: 96, step: 4 } as const;
/** Directions that are tried on each step: below first, where no name ends. */
const WAYS = [90, 270, 0, 180, 45, 135, 225, 315].map(degrees => (degrees * Math.PI) / 180);
/** Px between a number and a name. */
export const AIR = 3;
/** The nearest place whose box lies on none of these; its own if there is none. */
export const freeBox = (
  at: readonly [number, number],
  width: number,
  height: number,
  taken: readonly Box[],
): Box => placeFor(at, width, height, taken, () => true) ?? boxAt(at, width, height);

function boxAt([x, y]: readonly [number, number], width: number, height: number): Box {
  const [left, top] = [x - width / 2, y - height / 2];
  return { left, top, right: left + width, bottom: top + height };
}

export function placeFor(
  [x, y]: readonly [number, number],
  width: number,
  height: number,
  taken: readonly Box[],
  isFit: (box: Box) => boolean,
): Box | undefined {
  const isFree = (box: Box) =>
    taken.every(
      each =>
        box.right + AIR <= each.left ||
        box.left - AIR >= each.right ||
        box.bottom + AIR <= each.top ||
        box.top - AIR >= each.bottom,
    );
  for (let aside = 0; aside <= ASIDE.most; aside += ASIDE.step)
    for (const way of WAYS) {
      const box = boxAt([x + aside * Math.cos(way), y + aside * Math.sin(way)], width, height);
      if (isFree(box) && isFit(box)) return box;
    }
  return undefined;
}

/** The names lying on the floors, as the model and the drawing have them. CSS px. */
export function nameBoxes({ home }: Pick<HouseView, 'home'>, lens: Lens): readonly Box[] {
  if (!home) return [];
  const size = NAME_SIZE / (lens.scale * home.scale);
  const from = { bearing: turned(lens.bearing - home.up), elevation: lens.elevation };
  const quarter = Math.round((from.bearing - 180) / 90) * (Math.PI / 2);
  const [cos, sin] = [Math.cos(quarter), Math.sin(quarter)];
  return shownNames(home.model, home.names, from, size).map(({ name, at: [x, y, z], share }) => {
    const [along, across] = [name.half * size * share, (name.lines.length * size * share * 1.1) / 2];
    const corners = [-along, along].flatMap(u =>
      [-across, across].map(v =>
        seenAt(lens, planToWorld([x + u * cos - v * sin, y + u * sin + v * cos, z], home)),
      ),
    );
    return around(corners);
  });
}

export function around(spots: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
