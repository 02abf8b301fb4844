import { turnBetween } from './bearings';
import { clip, convexRegion } from './clip';
import { isLit, type Passage, walkable } from './derive';
import { area, type Finding, isOver, isUnder, leastOf, line } from './finding';
import { countsAsHome, isOpenAir, type Opening, type Point, type Ring, type Room } from './model';
import { axisOf, rotate, sectorNameAt } from './palaces';
import { boxOf, centroidOf, cross, distance, locate, signedArea } from './ring';
import type { Scene } from './scene';
import { ADOPTED_SCHOOL, EXTENSION_FROM, verdictsOf } from './schools';
import { into, middleOf } from './sight';

export function roomForms(scene: Scene): readonly Finding[] {
  return [
    ...cornerForms(scene),
    ...centreForms(scene),
    ...kitchenNorthwest(scene),
    ...roomShapes(scene),
    ...darkRooms(scene),
    ...ways(scene),
    ...longHouse(scene),
    ...brightCorner(scene),
  ];
}

function cornerForms({ layout, layoutOptions, level }: Scene): readonly Finding[] {
  if (!layout) return [];
  const verdicts = verdictsOf(layout, layoutOptions);
  return layout.squares.flatMap((square): Finding[] => {
    const verdict = verdicts.find(v => v.palace === square.palace)!.verdicts[ADOPTED_SCHOOL];
    const base = { level, things: [], palace: square.palace, drawing: [area(square.ring)] };
    if (verdict === 'missing' && square.palace === 'C') {
      const measures = { share: square.coverage, area: square.missing };
      return [{ ...base, code: 'centre-short', strength: 'light', measures }];
    }
    if (verdict === 'missing') {
      const strength = isUnder(square.coverage, 1 / 3) ? 'strong' : 'clear';
      return [
        {
          ...base,
          code: 'missing-corner',
          strength,
          measures: { share: square.coverage, area: square.missing },
        },
      ];
    }
    if (isUnder(square.extension, EXTENSION_FROM)) return [];
    const drawing = square.beyond.map(area);
    return [
      { ...base, code: 'extension', strength: 'light', measures: { share: square.extension }, drawing },
    ];
  });
}

const CENTRE_ROOMS = {
  kitchen: 'centre-kitchen',
  bathroom: 'centre-bathroom',
  stairs: 'centre-stairs',
} as const;

function centreForms({ floor, layout, level }: Scene): readonly Finding[] {
  if (!layout) return [];
  const found: Finding[] = [];
  const square = layout.squares.find(s => s.palace === 'C')!;
  if (!layout.centreInside) {
    found.push({
      code: 'centre-outside',
      level,
      things: [],
      strength: 'light',
      measures: {},
      drawing: [line(layout.centroid, layout.centre)],
    });
  }
  const whole = signedArea(square.ring);
  // R915: a centre outside the home may lie on a terrace or in a lift, and is not free for that.
  const rooms = floor.rooms.filter(countsAsHome);
  let taken = false;
  for (const room of rooms) {
    const code = CENTRE_ROOMS[room.kind as keyof typeof CENTRE_ROOMS];
    if (!code) continue;
    const share = signedArea(clip(room.ring, convexRegion(square.ring))) / whole;
    const holdsCentre = locate(layout.centre, room.ring) !== 'outside';
    if (isUnder(share, 1 / 4) && !holdsCentre) continue;
    taken = true;
    found.push({
      code,
      level,
      things: [room.id],
      palace: 'C',
      strength: isUnder(share, 1 / 2) ? 'clear' : 'strong',
      measures: { share },
      drawing: [area(room.ring)],
    });
  }
  if (!taken) {
    const at = rooms.find(room => locate(layout.centre, room.ring) === 'inside');
    if (at)
      found.push({
        code: 'centre-free',
        level,
        things: [at.id],
        palace: 'C',
        strength: 'light',
        measures: {},
        drawing: [line(layout.centre, layout.centre)],
      });
  }
  return found;
}

function kitchenNorthwest({ floor, layout, level }: Scene): readonly Finding[] {
  if (!layout) return [];
  const stoves = floor.items
    .filter(item => item.kind === 'stove')
    .map(item => ({ id: item.id, at: item.at }));
  const kitchens = floor.rooms
    .filter(room => room.kind === 'kitchen')
    .flatMap(room => {
      const at = centroidOf([room.ring]);
      return at ? [{ id: room.id, at }] : [];
    });
  return (stoves.length > 0 ? stoves : kitchens)
    .filter(({ at }) => sectorNameAt(layout, at) === 'NW')
    .map(({ id, at }) => ({
      code: 'kitchen-northwest',
      level,
      things: [id],
      palace: 'NW',
      strength: 'clear',
      measures: {},
      drawing: [line(layout.centre, at)],
    }));
}

const SHAPELESS: ReadonlySet<Room['kind']> = new Set([
  'corridor',
  'hall',
  'stairs',
  'balcony',
  'terrace',
  'courtyard',
  'lift',
  'lobby',
  'storage',
]);

function roomShapes({ floor, level, derived }: Scene): readonly Finding[] {
  return floor.rooms.filter(countsAsHome).flatMap((room): Finding[] => {
    const found: Finding[] = [];
    const box = boxAlong(room.ring);
    const [long, short] = [Math.max(box.width, box.depth), Math.min(box.width, box.depth)];
    if (!SHAPELESS.has(room.kind)) {
      const ratio = signedArea(room.ring) / (long * short);
      const sharpest = Math.min(...room.ring.map((_, i) => cornerAngle(room.ring, i)));
      if (isUnder(ratio, 0.85) || isUnder(sharpest, 75)) {
        found.push({
          code: 'irregular-room',
          level,
          things: [room.id],
          strength: 'light',
          measures: { share: ratio, angle: sharpest },
          drawing: [area(room.ring)],
        });
      }
    }
    const isWay = room.kind === 'corridor' || room.kind === 'hall';
    if (isWay && !isUnder(long, 6000) && !isUnder(long / short, 5)) {
      const end = derived.passages.find(
        p => (p.from === room || p.to === room) && p.opening.kind !== 'gap' && endsAt(p, box),
      );
      if (end) {
        found.push({
          code: 'long-corridor',
          level,
          things: [room.id, end.opening.id],
          strength: 'light',
          measures: { distance: long, ratio: long / short },
          drawing: [area(room.ring)],
        });
      }
    }
    return found;
  });
}

interface AlongBox {
  readonly axis: number;
  readonly width: number;
  readonly depth: number;
}

/** The smallest rectangle along the room's own walls. */
function boxAlong(ring: Ring): AlongBox {
  const axis = axisOf([ring]);
  const { left, right, top, bottom } = boxOf(ring.map(p => rotate(p, -axis)));
  return { axis, width: right - left, depth: bottom - top };
}

/** Whether a door is in one of the short ends. */
function endsAt({ edge }: Passage, box: AlongBox): boolean {
  const along = rotate([edge.b[0] - edge.a[0], edge.b[1] - edge.a[1]], -box.axis);
  const liesAcross =
    box.width >= box.depth
      ? Math.abs(along[1]) > Math.abs(along[0])
      : Math.abs(along[0]) > Math.abs(along[1]);
  return liesAcross;
}

function cornerAngle(ring: Ring, i: number): number {
  const [a, p, b] = [ring[(i + ring.length - 1) % ring.length]!, ring[i]!, ring[(i + 1) % ring.length]!];
  const bearing = (q: Point) => (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI;
  const angle = Math.abs(turnBetween(bearing(a), bearing(b)));
  return cross(a, p, b) < 0 ? 360 - angle : angle;
}

const WANTS_LIGHT: ReadonlySet<Room['kind']> = new Set([
  'living',
  'bedroom',
  'studio',
  'study',
  'kitchen',
  'bathroom',
  'dining',
]);

function darkRooms({ floor, derived, level }: Scene): readonly Finding[] {
  const lit = new Set<string>();
  for (const edge of derived.edges) {
    if (!isLit(edge)) continue;
    if (edge.openings.some(o => o.kind === 'window' || o.kind === 'glass-door' || o.kind === 'gap')) {
      for (const room of [edge.room, edge.other]) if (room && !isOpenAir(room)) lit.add(room.id);
    }
  }
  // A room open to a lit one shares its light, and so does the one beyond it.
  const gaps = derived.passages.filter(({ opening, to }) => opening.kind === 'gap' && to !== undefined);
  for (let before = -1; before < lit.size; ) {
    before = lit.size;
    for (const { from, to } of gaps) {
      if (lit.has(from.id) || lit.has(to!.id)) lit.add(from.id).add(to!.id);
    }
  }
  return floor.rooms
    .filter(room => WANTS_LIGHT.has(room.kind) && countsAsHome(room) && !lit.has(room.id))
    .map(room => ({
      code: 'dark-room',
      level,
      things: [room.id],
      strength: 'light',
      measures: {},
      drawing: [area(room.ring)],
    }));
}

function ways({ floor, derived, level, entry }: Scene): readonly Finding[] {
  // A floor without the front door is entered by its stairs.
  const starts = entry ? [entry] : floor.rooms.filter(({ kind }) => kind === 'stairs');
  const startsIn = (kind: Room['kind']): boolean => starts.some(room => room.kind === kind);
  const found: Finding[] = [];
  const all = walkable(derived, starts);
  const noKitchen = walkable(derived, starts, other => other.kind === 'kitchen');
  // The remainder of the home when a bedroom is closed.
  const bedrooms = floor.rooms
    .filter(room => room.kind === 'bedroom')
    .map(room => ({ room, left: walkable(derived, starts, other => other === room) }));
  for (const room of floor.rooms) {
    if (room.kind === 'bathroom' && !startsIn('kitchen') && all.has(room.id) && !noKitchen.has(room.id)) {
      found.push({
        code: 'bath-through-kitchen',
        level,
        things: [room.id],
        strength: 'light',
        measures: {},
        drawing: [area(room.ring)],
      });
    }
    const exempt =
      room.kind === 'bathroom' || isOpenAir(room) || room.kind === 'balcony' || !countsAsHome(room);
    if (exempt || startsIn('bedroom')) continue;
    // The last of several on the way: it cuts off the least of the home.
    const bedroom = leastOf(
      bedrooms.filter(each => each.room !== room && all.has(room.id) && !each.left.has(room.id)),
      each => each.room.id,
      each => -each.left.size,
    )?.room;
    if (!bedroom) continue;
    if (room.kind !== 'storage') {
      found.push({
        code: 'room-through-room',
        level,
        things: [room.id, bedroom.id],
        strength: 'light',
        measures: {},
        drawing: [area(room.ring)],
      });
      continue;
    }
    const share = signedArea(room.ring) / signedArea(bedroom.ring);
    if (isOver(share, 1 / 4)) {
      found.push({
        code: 'closet-large',
        level,
        things: [room.id, bedroom.id],
        strength: 'light',
        measures: { share },
        drawing: [area(room.ring)],
      });
    }
  }
  return found;
}

function longHouse({ layout, level }: Scene): readonly Finding[] {
  if (!layout) return [];
  const [a, b, , d] = layout.body as [Point, Point, Point, Point];
  const [width, depth] = [distance(a, b), distance(a, d)];
  const ratio = Math.max(width, depth) / Math.min(width, depth);
  if (!isOver(ratio, 1.5)) return [];
  return [
    {
      code: 'long-house',
      level,
      things: [],
      strength: isOver(ratio, 2) ? 'clear' : 'light',
      measures: { ratio },
      drawing: [area(layout.body)],
    },
  ];
}

/** Millimetres of the corner that should stay quiet. */
const CORNER = 1500;

/**
 * Looking in from the door: with the door at the left, the far right corner; at the right, the far left; in the middle,
 * both.
 */
function brightCorner({ derived, entry, level }: Scene): readonly Finding[] {
  const main = derived.passages.find(p => p.opening.kind === 'main-door');
  if (!main || !entry) return [];
  const inward = into(main.edge, entry.id);
  const rightHand: Point = [-inward[1], inward[0]];
  const local = (p: Point): Point => [
    p[0] * rightHand[0] + p[1] * rightHand[1],
    p[0] * inward[0] + p[1] * inward[1],
  ];
  const back = ([u, v]: Point): Point => [u * rightHand[0] + v * inward[0], u * rightHand[1] + v * inward[1]];
  const { left, right, bottom } = boxOf(entry.ring.map(local));
  const door = local(middleOf(main.opening))[0];
  const offset = (door - (left + right) / 2) / (right - left);
  const spots = isUnder(Math.abs(offset), 0.1) ? ([left, right] as const) : [offset < 0 ? right : left];
  return spots.flatMap((side): Finding[] => {
    const inner = side === left ? left + CORNER : right - CORNER;
    const ring: Ring = [
      [Math.min(side, inner), bottom - CORNER],
      [Math.max(side, inner), bottom - CORNER],
      [Math.max(side, inner), bottom],
      [Math.min(side, inner), bottom],
    ];
    const drawn = ring.map(back);
    const corner = back([side, bottom]);
    if (locate([Math.round(corner[0]), Math.round(corner[1])], entry.ring) === 'outside') return [];
    const square = signedArea(drawn) > 0 ? drawn : drawn.toReversed();
    const open = derived.edges
      .filter(edge => edge.room === entry || edge.other === entry)
      .flatMap(edge => edge.openings)
      .filter(o => lengthWithin(o, square) > 1)
      .map(o => o.id)
      .sort();
    const code = open.length > 0 ? 'bright-corner-open' : 'bright-corner-free';
    const things = open.length > 0 ? [entry.id, ...open] : [entry.id, main.opening.id];
    const hand = side === left ? 'left' : 'right';
    return [{ code, level, things, hand, strength: 'light', measures: {}, drawing: [area(square)] }];
  });
}

function lengthWithin({ from, to }: Opening, square: Ring): number {
  const inside = clip([from, to], convexRegion(square));
  return Math.max(0, ...inside.map(p => distance(inside[0]!, p)));
}
