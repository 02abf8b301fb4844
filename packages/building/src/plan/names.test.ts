import { isInside, type Point, type Ring } from '@app/plan';
import { TEMPLATE_IDS, templatePlan } from '@app/plan/templates';
import { describe, expect, it } from 'vitest';
import { type Camera, createCamera, FIRST_VIEW } from '../camera';
import { eyeOf } from '../drawing/drawFace';
import { facesOnFloor, type OwnHome, ownHomeOf, type RoomName, shownNames } from '.';

const SIZE = 0.4;
const kept = new Map<string, ReturnType<typeof built>>();
const homeOf = (id: (typeof TEMPLATE_IDS)[number], language: 'en' | 'zh' = 'en') => {
  const made = kept.get(`${id} ${language}`) ?? built(id, language);
  kept.set(`${id} ${language}`, made);
  return made;
};
function built(id: (typeof TEMPLATE_IDS)[number], language: 'en' | 'zh') {
  const plan = templatePlan(id, language);
  const options = { cut: 1200, facing: undefined, body: undefined, lampsOn: false };
  return { plan, home: ownHomeOf(plan, { ...options, nameOf: ({ name, kind }) => name ?? kind }) };
}
/** The four first views, from each side. */
const VIEWS = [0, 90, 180, 270].map(turn => ({
  bearing: 180 + turn - FIRST_VIEW.azimuth,
  elevation: FIRST_VIEW.elevation,
}));

const cameraOf = ({ bearing, elevation }: (typeof VIEWS)[number]) =>
  createCamera({ azimuth: 180 - bearing, elevation, scale: 1000 });
/** Letters of 15 CSS px, metres: on a window 900 px high the drawing has 24 px a metre, on a phone 13.4. */
const WINDOWS = [24, 13.4];
/** 11 px of 15. */
const LEAST = 11 / 15;

/** All that is drawn over a floor: a point of it that a ray from the eye does not reach is in one of these. */
function overFloor({ model }: OwnHome, level: number, camera: Camera): (spot: Point) => boolean {
  const rings = model.storeys
    .filter(storey => storey.level >= level)
    .flatMap(storey => [
      ...(storey.level > level ? storey.ground : []),
      ...facesOnFloor(storey, eyeOf(camera)),
      ...storey.roof,
    ])
    .map(({ corners }): Ring => corners.map(corner => camera.project(...corner)))
    .map(ring => {
      const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
      return {
        ring,
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        foot: Math.max(...ys),
      };
    });
  return ([x, y]) =>
    rings.some(
      ({ ring, left, right, top, foot }) =>
        x >= left && x <= right && y >= top && y <= foot && isInside([x, y], ring),
    );
}

const roomOf = ({ model }: OwnHome, id: string) =>
  model.storeys
    .flatMap(({ level, lift, rooms }) =>
      rooms.map(({ room, ring }) => ({ id: `${level} ${room.id}`, lift, ring })),
    )
    .find(room => room.id === id)!;

/** Spots of a name's whole box on the floor. */
function spotsOf(
  { half, lines }: Pick<RoomName, 'half' | 'lines'>,
  [x, y, z]: readonly [number, number, number],
  {
    quarter,
    size,
    around = 0,
  }: { readonly quarter: number; readonly size: number; readonly around?: number },
) {
  const [cos, sin] = [Math.cos((quarter * Math.PI) / 2), Math.sin((quarter * Math.PI) / 2)];
  return [0, -1, 1, -0.75, 0.75, -0.5, 0.5, -0.25, 0.25].flatMap(along =>
    [-1, 0, 1].map(beside => {
      const [u, v] = [along * (half * size + around), beside * (0.5 * size * lines.length + around)];
      return [x + u * cos - v * sin, y + u * sin + v * cos, z] as const;
    }),
  );
}

describe('names on the floors of a home', () => {
  const all = TEMPLATE_IDS.flatMap(id => (['en', 'zh'] as const).map(language => ({ id, language })));
  it.each(all)(
    '[R815] in $id, $language, each name lies whole in its room, nothing is drawn over it, and one is left out only where no floor is free',
    ({ id, language }) => {
      const { plan, home } = homeOf(id, language);
      const [covered, lost]: [string[], string[]] = [[], []];
      let count = 0;
      for (const px of WINDOWS) {
        const size = 15 / px / home.scale;
        for (const [quarter, view] of VIEWS.entries()) {
          const camera = cameraOf(view);
          const over = new Map(plan.floors.map(({ level }) => [level, overFloor(home, level, camera)]));
          const isFree = (level: number, spots: ReturnType<typeof spotsOf>) =>
            spots.every(spot => !over.get(level)!(camera.project(...spot)));
          const shown = shownNames(home.model, home.names, view, size);
          count += shown.length;
          for (const { name, at, share } of shown) {
            expect(share).toBeGreaterThanOrEqual(LEAST);
            expect(share).toBeLessThanOrEqual(1);
            const spots = spotsOf(name, at, { quarter, size: size * share });
            const { ring } = roomOf(home, name.id);
            expect(
              spots.every(([x, y]) => isInside([x * 1000, y * 1000], ring)),
              name.lines.join(''),
            ).toBe(true);
            if (!isFree(name.level, spots)) covered.push(`${px} ${quarter} ${name.lines.join('')}`);
          }
          const named = new Set(shown.map(({ name }) => name.id));
          // The shortest form of each room that is not named, tried on its whole floor with some air around it.
          const rest = new Map(home.names.map(name => [name.id, name]));
          for (const name of [...rest.values()].filter(each => !named.has(each.id))) {
            const { ring, lift } = roomOf(home, name.id);
            const [xs, ys] = [ring.map(([x]) => x / 1000), ring.map(([, y]) => y / 1000)];
            const box = { quarter, size: size * LEAST, around: 0.15 + 0.3 * size };
            for (let x = Math.min(...xs); x < Math.max(...xs); x += 0.2)
              for (let y = Math.min(...ys); y < Math.max(...ys); y += 0.2) {
                const spots = spotsOf(name, [x, y, lift], box);
                const isIn = spots.every(([u, v]) => isInside([u * 1000, v * 1000], ring));
                if (isIn && isFree(name.level, spots)) lost.push(`${px} ${quarter} ${name.lines.join('')}`);
              }
          }
        }
      }
      expect(covered).toEqual([]);
      expect([...new Set(lost)]).toEqual([]);
      expect(count).toBeGreaterThan(0);
    },
  );

  it('[R815] most rooms large enough for a name have it in the first view on a wide window', () => {
    const [rooms, shown] = [0, 1].map(at =>
      all.reduce((sum, { id, language }) => {
        const { home } = homeOf(id, language);
        const names = shownNames(home.model, home.names, VIEWS[0]!, 15 / WINDOWS[0]! / home.scale);
        return sum + [new Set(home.names.map(name => name.id)).size, names.length][at]!;
      }, 0),
    ) as [number, number];
    expect(rooms).toBe(138);
    expect(shown).toBeGreaterThanOrEqual(100);
  });

  it('[R815] where letters cannot be smaller most rooms of a phone have their names, which reach over things by a third of a letter', () => {
    let [rooms, named, strict] = [0, 0, 0];
    for (const { id, language } of all) {
      const { plan, home } = homeOf(id, language);
      const size = 11 / WINDOWS[1]! / home.scale;
      const over = new Map(
        plan.floors.map(({ level }) => [level, overFloor(home, level, cameraOf(VIEWS[0]!))]),
      );
      const shown = shownNames(home.model, home.names, VIEWS[0]!, size, 1);
      for (const { name, at } of shown) {
        // Without a third of a letter at each end, and without as much of its height.
        const lines = { length: name.lines.length * 0.7 } as RoomName['lines'];
        const inner = spotsOf({ half: name.half - 0.3, lines }, at, { quarter: 0, size });
        const { ring } = roomOf(home, name.id);
        const isFree = inner.every(
          spot =>
            isInside([spot[0] * 1000, spot[1] * 1000], ring) &&
            !over.get(name.level)!(cameraOf(VIEWS[0]!).project(...spot)),
        );
        expect(isFree, `${id} ${name.lines.join('')}`).toBe(true);
      }
      rooms += new Set(home.names.map(name => name.id)).size;
      named += shown.length;
      strict += shown.filter(({ name }) => name.places[0]!.size >= size).length;
    }
    expect(rooms).toBe(138);
    expect(named - strict, `${named} ${strict}`).toBeGreaterThan(20);
    expect(named).toBeGreaterThan(0.6 * rooms);
  });

  it('[R815] letters become smaller before a name is shortened', () => {
    let smaller = 0;
    for (const { id, language } of all) {
      const { home } = homeOf(id, language);
      const size = 15 / WINDOWS[0]! / home.scale;
      for (const { name, share } of shownNames(home.model, home.names, VIEWS[0]!, size)) {
        if (share < 1) smaller++;
        const forms = home.names.filter(each => each.id === name.id);
        for (const { places } of forms.slice(0, forms.indexOf(name)))
          expect(places[0]?.size ?? 0).toBeLessThan(size * LEAST);
      }
    }
    expect(smaller).toBeGreaterThan(0);
  });

  it('[R815] a name that does not fit is shortened to its first word, and larger letters show fewer names', () => {
    const { home } = homeOf('two-bedroom');
    const shown = (size: number) =>
      shownNames(home.model, home.names, VIEWS[0]!, size).map(({ name }) => name.lines.join(''));
    expect(shown(0.1)).toContain('Second bedroom');
    expect(shown(0.4)).toContain('Second');
    expect(shown(0.9).length).toBeLessThan(shown(0.3).length);
    expect(shown(5)).toEqual([]);
  });

  it('[R815] a Chinese name is broken between characters, also one that takes two units', () => {
    const options = { cut: 1200, facing: undefined, body: undefined, lampsOn: false };
    const { names } = ownHomeOf(templatePlan('studio', 'zh'), { ...options, nameOf: () => '𠮷房間' });
    expect(names.map(({ lines }) => lines)).toContainEqual(['𠮷房', '間']);
  });

  it('[R815] a first word is not a name where the rest is another room', () => {
    const { home } = homeOf('villa');
    const forms = home.names.map(({ lines }) => lines.join(''));
    expect(forms).toContain('Middle hall');
    expect(forms).toContain('Hall');
    expect(forms).not.toContain('Middle');
    expect(forms).toContain('Living');
  });

  it.each(['villa', 'terrace-house'] as const)(
    '[R816] in %s most rooms are seen between the storeys, and no name is under a floor or the roof',
    id => {
      const { plan, home } = homeOf(id, 'zh');
      for (const view of VIEWS) {
        const shown = shownNames(home.model, home.names, view, SIZE);
        const camera = createCamera({ azimuth: 180 - view.bearing, elevation: view.elevation, scale: 1000 });
        for (const { name, at } of shown) {
          const spot = camera.project(...at);
          for (const { level, ground, roof } of home.model.storeys) {
            const over = [...(level > name.level ? ground : []), ...roof];
            const isUnder = over.some(({ corners }) =>
              isInside(
                spot,
                corners.map(corner => camera.project(...corner)),
              ),
            );
            expect(isUnder, name.lines.join('')).toBe(false);
          }
        }
      }
      const first = shownNames(home.model, home.names, VIEWS[0]!, 0.3);
      // A stair leaves no floor for a name.
      const stairs = plan.floors.flatMap(({ level, rooms }) =>
        rooms.filter(({ kind }) => kind === 'stairs').map(({ id: room }) => `${level} ${room}`),
      );
      const named = new Set(home.names.map(each => each.id).filter(each => !stairs.includes(each)));
      expect(first.filter(({ name }) => named.has(name.id)).length).toBeGreaterThan(0.7 * named.size);
    },
  );
});

it('[R818] the drawing of a home begins with its shadow, in soft layers that reach beyond the walls', () => {
  const { home } = homeOf('two-bedroom');
  const marks = home.draw(createCamera());
  const layers = marks.filter(({ className }) => className === 'cast');
  expect(layers.length).toBeGreaterThan(2);
  expect(marks.slice(0, layers.length)).toEqual(layers);
  expect(new Set(layers.map(({ d }) => d)).size).toBe(layers.length);
  const lowest = ({ d }: { readonly d: string }) =>
    Math.max(...[...d.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y)));
  const walls = marks.filter(({ className }) => className.includes('face-wall'));
  expect(lowest(layers.at(-1)!)).toBeGreaterThan(Math.max(...walls.map(lowest)));
});

it('[R818] its shadow lies away from the sun', () => {
  const plan = templatePlan('two-bedroom', 'en');
  /** The extent of the shadow from left to right, the plan's up at the top, with the sun at its right or left. */
  const shadow = (clockwise: number) => {
    const body = { kind: 'sun', azimuth: (plan.up + clockwise) % 360, altitude: 30 } as const;
    const options = { cut: 1200, facing: undefined, body, lampsOn: false };
    const home = ownHomeOf(plan, { ...options, nameOf: ({ kind }) => kind });
    const marks = home.draw(createCamera({ azimuth: 0, elevation: 89 }));
    const casts = marks.filter(({ className }) => className === 'cast').map(({ d }) => d);
    const across = [...casts.join(' ').matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x));
    return [Math.min(...across), Math.max(...across)] as const;
  };
  expect(shadow(90)[0]).toBeLessThan(shadow(270)[0]);
  expect(shadow(90)[1]).toBeLessThan(shadow(270)[1]);
});
