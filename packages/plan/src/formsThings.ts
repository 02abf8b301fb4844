import { angleOf, turnBetween } from './bearings';
import { clip, convexRegion } from './clip';
import type { Edge, Passage } from './derive';
import { doorsOf } from './doors';
import { area, type Finding, isOver, isUnder, leastOf, line, type Strength } from './finding';
import { backOf, isBed, itemCorners, lookOf, placeOf, roomOf } from './items';
import type { Item, Point, Ring, Room } from './model';
import { cross, distance, middle, samePoint, sides, signedArea } from './ring';
import type { Scene } from './scene';
import { aheadOf, FREE_WIDTH, into, middleOf, sees, stripMeets } from './sight';

export function thingForms(scene: Scene): readonly Finding[] {
  return [
    ...stovePairs(scene),
    ...stoveAlone(scene),
    ...wallShared(scene),
    ...bedForms(scene),
    ...deskForms(scene),
    ...cornerPoints(scene),
  ];
}

const itemsOf = ({ floor }: Scene, kind: Item['kind']): readonly Item[] =>
  floor.items.filter(item => item.kind === kind);

/** Minimum distance between two convex shapes that do not overlap, and its end points. */
function gapBetween(a: Ring, b: Ring): { readonly gap: number; readonly from: Point; readonly to: Point } {
  let best = { gap: Infinity, from: a[0]!, to: b[0]! };
  const look = (points: Ring, others: Ring, flip: boolean) => {
    for (const p of points) {
      for (const [c, d] of sides(others)) {
        const q = nearestOn(p, c, d);
        const gap = distance(p, q);
        if (gap < best.gap) best = flip ? { gap, from: q, to: p } : { gap, from: p, to: q };
      }
    }
  };
  look(a, b, false);
  look(b, a, true);
  if (clip(a, convexRegion(b)).length > 2) return { ...best, gap: 0 };
  return best;
}

function nearestOn(p: Point, a: Point, b: Point): Point {
  const square = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
  const t = Math.max(
    0,
    Math.min(1, ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / square),
  );
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
}

/** Two things in one room whose fronts face each other within 30°, no farther than 1.8 m. */
function fronts(a: Item, b: Item): number | undefined {
  const skew = Math.abs(turnBetween(a.turn, b.turn + 180));
  const to: Point = [b.at[0] - a.at[0], b.at[1] - a.at[1]];
  const ahead = aheadOf(a);
  const before = to[0] * ahead[0] + to[1] * ahead[1];
  const beside = Math.abs(to[0] * ahead[1] - to[1] * ahead[0]);
  return !isOver(skew, 30) &&
    isOver(before, 0) &&
    !isOver(before, 1800 + (a.size[1] + b.size[1]) / 2) &&
    isUnder(beside, (a.size[0] + b.size[0]) / 2)
    ? skew
    : undefined;
}

/** Backs on one line, fronts the same way. */
function onOneWall(a: Item, b: Item): boolean {
  if (Math.abs(turnBetween(a.turn, b.turn)) > 5) return false;
  const [p, q] = [middle(...backOf(a)), middle(...backOf(b))];
  const ahead = aheadOf(a);
  return Math.abs((q[0] - p[0]) * ahead[0] + (q[1] - p[1]) * ahead[1]) <= 150;
}

function stovePairs(scene: Scene): readonly Finding[] {
  const findings: Finding[] = [];
  for (const stove of itemsOf(scene, 'stove')) {
    const room = roomOf(scene.floor, stove);
    for (const other of scene.floor.items.filter(item => item.kind === 'sink' || item.kind === 'fridge')) {
      if (roomOf(scene.floor, other) !== room) continue;
      const { gap, from, to } = gapBetween(itemCorners(stove), itemCorners(other));
      const angle = fronts(stove, other);
      const strength =
        other.kind === 'sink' ? waterAndFire(gap, onOneWall(stove, other), angle) : coldAndFire(gap, angle);
      if (!strength) continue;
      findings.push({
        code: other.kind === 'sink' ? 'stove-sink' : 'stove-fridge',
        level: scene.level,
        things: [stove.id, other.id],
        strength,
        measures: { gap, ...(angle !== undefined && { angle }) },
        drawing: [line(from, to)],
      });
    }
  }
  return findings;
}

function waterAndFire(gap: number, oneWall: boolean, angle: number | undefined): Strength | undefined {
  if (oneWall && isUnder(gap, 450)) return 'strong';
  if (oneWall && isUnder(gap, 600)) return 'clear';
  if (oneWall && isUnder(gap, 900)) return 'light';
  return angle === undefined ? undefined : 'clear';
}

const coldAndFire = (gap: number, angle: number | undefined): Strength | undefined =>
  isUnder(gap, 600) ? 'clear' : angle === undefined ? undefined : 'light';

interface WallBehind {
  readonly edge: Edge;
  readonly room: Room;
  /** Millimetres from the thing's back to the face of the wall. */
  readonly gap: number;
  /** Along the wall, from its end `a`. */
  readonly span: readonly [number, number];
}

/** Walls parallel to a thing's back and behind part of its width, the nearest first. */
function wallsBehind({ derived, floor }: Scene, item: Item): readonly WallBehind[] {
  const room = roomOf(floor, item);
  if (!room) return [];
  const [left, right] = backOf(item);
  const ahead = aheadOf(item);
  return derived.edges
    .filter(
      edge => (edge.room === room || edge.other === room) && edge.kind !== 'open' && edge.kind !== 'railing',
    )
    .flatMap((edge): WallBehind[] => {
      const inward = into(edge, room.id);
      if (inward[0] * ahead[0] + inward[1] * ahead[1] < Math.cos((15 * Math.PI) / 180)) return [];
      const along: Point = [(edge.b[0] - edge.a[0]) / edge.length, (edge.b[1] - edge.a[1]) / edge.length];
      const at = [left, right].map(p => (p[0] - edge.a[0]) * along[0] + (p[1] - edge.a[1]) * along[1]) as [
        number,
        number,
      ];
      const span: [number, number] = [Math.max(0, Math.min(...at)), Math.min(edge.length, Math.max(...at))];
      if (span[1] - span[0] < 1) return [];
      const back = middle(left, right);
      const off = (back[0] - edge.a[0]) * inward[0] + (back[1] - edge.a[1]) * inward[1];
      return off < -edge.thickness ? [] : [{ edge, room, gap: Math.max(0, off - edge.thickness / 2), span }];
    })
    .sort((p, q) => p.gap - q.gap);
}

/** The share of a thing's back covered by a window, 0 to 1, on walls no farther than `within`. */
function windowBehind(
  walls: readonly WallBehind[],
  width: number,
  within: number,
): { readonly share: number; readonly id?: string } {
  const behind = walls
    .filter(({ gap }) => !isOver(gap, within))
    .flatMap(({ edge, span }) =>
      edge.openings
        .filter(opening => opening.kind === 'window' || opening.kind === 'glass-door')
        .map(({ id, from, to }) => {
          const along = [from, to].map(p => distance(edge.a, p));
          const shared = Math.min(span[1], Math.max(...along)) - Math.max(span[0], Math.min(...along));
          return { id, share: shared / width };
        }),
    )
    .filter(({ share }) => share > 0);
  return (
    leastOf(
      behind,
      ({ id }) => id,
      ({ share }) => -share,
    ) ?? { share: 0 }
  );
}

function stoveAlone(scene: Scene): readonly Finding[] {
  return itemsOf(scene, 'stove').flatMap(stove => {
    const walls = wallsBehind(scene, stove);
    return [
      ...stoveAtDoor(scene, stove),
      ...noWallBehind('stove-no-back', 'light', scene, stove, walls),
      ...windowAtBack('stove-window', 0.5, scene, stove, walls),
    ];
  });
}

/** A passage without a door counts too. */
function stoveAtDoor(scene: Scene, stove: Item): readonly Finding[] {
  const room = roomOf(scene.floor, stove);
  if (room?.kind !== 'kitchen') return [];
  const gaps = scene.derived.passages.filter(
    ({ opening, from, to }) => opening.kind === 'gap' && (from === room || to === room),
  );
  return [...doorsOf(scene, room), ...gaps].flatMap(({ opening, edge }): Finding[] => {
    const hit = stripMeets(opening, into(edge, room.id), itemCorners(stove), scene.blockers, edge, 4000);
    if (!hit || isUnder(hit.free, FREE_WIDTH)) return [];
    return [
      {
        code: 'stove-at-door',
        level: scene.level,
        things: [stove.id, opening.id],
        strength: 'clear',
        measures: { overlap: hit.overlap, distance: hit.distance },
        drawing: [area(hit.strip)],
      },
    ];
  });
}

function noWallBehind(
  code: 'stove-no-back' | 'bed-no-wall',
  strength: Strength,
  { level }: Scene,
  item: Item,
  walls: readonly WallBehind[],
): readonly Finding[] {
  const gap = walls[0]?.gap ?? Infinity;
  if (!isOver(gap, 100)) return [];
  const measures = gap < Infinity ? { gap } : {};
  return [{ code, level, things: [item.id], strength, measures, drawing: [line(...backOf(item))] }];
}

function windowAtBack(
  code: 'stove-window' | 'bed-window',
  most: number,
  { level }: Scene,
  item: Item,
  walls: readonly WallBehind[],
): readonly Finding[] {
  const { share, id } = windowBehind(walls, item.size[0], 450);
  if (!isOver(share, most) || !id) return [];
  const drawing = [line(...backOf(item))];
  return [{ code, level, things: [item.id, id], strength: 'light', measures: { share }, drawing }];
}

const WET_OR_HOT: ReadonlySet<Item['kind']> = new Set(['toilet', 'bathtub', 'stove']);

/** A head or a stove at a wall with a toilet, a bathtub or a stove on its other side. */
function wallShared(scene: Scene): readonly Finding[] {
  const { floor, level } = scene;
  const beyondWalls = floor.items
    .filter(item => WET_OR_HOT.has(item.kind))
    .map(item => ({ item, room: roomOf(floor, item), corners: itemCorners(item) }));
  return floor.items
    .filter(item => isBed(item) || item.kind === 'stove')
    .flatMap(item => {
      // A wall has an edge for each room behind it.
      const walls = wallsBehind(scene, item).filter(({ gap }) => !isOver(gap, 500));
      return beyondWalls.flatMap(({ item: other, room: beyond, corners }): Finding[] => {
        if (other === item || (item.kind === 'stove' && other.kind === 'stove')) return [];
        let [gap, shared] = [Infinity, 0];
        for (const { edge, room, span } of walls) {
          if (!beyond || beyond === room || (edge.room === room ? edge.other : edge.room) !== beyond)
            continue;
          const outward = into(edge, room.id).map(n => -n) as [number, number];
          const along: Point = [(edge.b[0] - edge.a[0]) / edge.length, (edge.b[1] - edge.a[1]) / edge.length];
          const off =
            Math.min(...corners.map(p => (p[0] - edge.a[0]) * outward[0] + (p[1] - edge.a[1]) * outward[1])) -
            edge.thickness / 2;
          if (isOver(off, 500) || isUnder(off, -edge.thickness)) continue;
          const at = corners.map(p => (p[0] - edge.a[0]) * along[0] + (p[1] - edge.a[1]) * along[1]);
          const part = Math.min(span[1], Math.max(...at)) - Math.max(span[0], Math.min(...at));
          if (part <= 0) continue;
          gap = Math.min(gap, Math.max(0, off));
          shared += part;
        }
        const share = shared / item.size[0];
        if (!isOver(share, 0.3)) return [];
        return [
          {
            code: 'wall-shared',
            level,
            things: [item.id, other.id],
            strength: 'clear',
            measures: { gap, share: Math.min(1, share) },
            drawing: [line(middle(...backOf(item)), other.at)],
          },
        ];
      });
    });
}

/** Whether two edges of a room are one straight wall, with any number of rooms behind it. */
function isOneWall(one: Edge, other: Edge, { ring }: Room): boolean {
  if (one === other) return true;
  const isOf = (edge: Edge, a: Point, b: Point) =>
    (samePoint(edge.a, a) && samePoint(edge.b, b)) || (samePoint(edge.a, b) && samePoint(edge.b, a));
  const all = sides(ring);
  const at = all.findIndex(([a, b]) => isOf(one, a, b));
  return [1, -1].some(way => {
    for (let i = 1; i < all.length; i++) {
      const [a, b] = all[(((at + way * i) % all.length) + all.length) % all.length]!;
      // A corner on a slanted wall is rounded off it by less than a millimetre.
      if ([a, b].some(p => Math.abs(cross(one.a, one.b, p)) > one.length)) return false;
      if (isOf(other, a, b)) return true;
    }
    return false;
  });
}

const BED_REACH = 3000;

function bedForms(scene: Scene): readonly Finding[] {
  return scene.floor.items.filter(isBed).flatMap((bed): readonly Finding[] => {
    const room = roomOf(scene.floor, bed);
    if (!room) return [];
    const walls = wallsBehind(scene, bed);
    const inLine = bedInLine(scene, bed, room);
    return [
      ...inLine,
      ...noWallBehind('bed-no-wall', 'clear', scene, bed, walls),
      ...windowAtBack('bed-window', 0.3, scene, bed, walls),
      ...doorInHeadWall(scene, bed, room, walls),
      ...(inLine.length > 0 ? [] : commands(scene, bed, room, 'bed-commands')),
    ];
  });
}

function bedInLine(scene: Scene, bed: Item, room: Room): readonly Finding[] {
  const ring = itemCorners(bed);
  return doorsOf(scene, room).flatMap(({ opening, edge }): Finding[] => {
    const inward = into(edge, room.id);
    const hit = stripMeets(opening, inward, ring, scene.blockers, edge, BED_REACH);
    if (!hit || isUnder(hit.free, 50)) return [];
    const angle = Math.abs(turnBetween(angleOf(inward), bed.turn + 180));
    const footOn = !isOver(angle, 20);
    return [
      {
        code: 'bed-in-line',
        level: scene.level,
        things: [bed.id, opening.id],
        strength: footOn ? 'strong' : isUnder(hit.free, FREE_WIDTH) ? 'light' : 'clear',
        measures: { overlap: hit.overlap, free: hit.free, distance: hit.distance, angle },
        drawing: [area(hit.strip)],
      },
    ];
  });
}

/** The nearest door in the wall of the head. */
function doorInHeadWall(
  scene: Scene,
  bed: Item,
  room: Room,
  walls: readonly WallBehind[],
): readonly Finding[] {
  const pillow = placeOf(bed);
  const headWalls = walls.filter(wall => !isOver(wall.gap, 450));
  const beside = leastOf(
    doorsOf(scene, room).filter(({ edge }) => headWalls.some(wall => isOneWall(wall.edge, edge, room))),
    ({ opening }) => opening.id,
    ({ opening }) => distance(pillow, middleOf(opening)),
  );
  if (!beside) return [];
  const to = middleOf(beside.opening);
  return [
    {
      code: 'bed-door-wall',
      level: scene.level,
      things: [bed.id, beside.opening.id],
      strength: 'light',
      measures: { distance: distance(pillow, to) },
      drawing: [line(pillow, to)],
    },
  ];
}

/** The commanding position: it sees an entrance and is in no door's strip. */
function commands(
  scene: Scene,
  item: Item,
  room: Room,
  code: 'bed-commands' | 'desk-commands',
): readonly Finding[] {
  const from = placeOf(item);
  const doors = doorsOf(scene, room);
  const seen = leastOf(
    doors.filter(
      door => isWayIn(door, room) && sees(from, middleOf(door.opening), scene.blockers, [item.id]),
    ),
    ({ opening }) => opening.id,
    ({ opening }) => distance(from, middleOf(opening)),
  );
  const met = doors.some(({ opening, edge }) =>
    stripMeets(opening, into(edge, room.id), itemCorners(item), [], edge),
  );
  if (!seen || met) return [];
  const to = middleOf(seen.opening);
  return [
    {
      code,
      level: scene.level,
      things: [item.id, seen.opening.id],
      strength: 'light',
      measures: { distance: distance(from, to) },
      drawing: [line(from, to)],
    },
  ];
}

/** A door to a bathroom, a cupboard or a balcony is not an entrance. */
function isWayIn({ from, to }: Passage, room: Room): boolean {
  const beyond = from === room ? to : from;
  return !beyond || !['bathroom', 'storage', 'balcony', 'terrace'].includes(beyond.kind);
}

function deskForms(scene: Scene): readonly Finding[] {
  return itemsOf(scene, 'desk').flatMap((desk): readonly Finding[] => {
    const room = roomOf(scene.floor, desk);
    if (!room) return [];
    const behind = deskBack(scene, desk, room);
    return [
      ...behind,
      ...deskWindow(scene, desk),
      ...deskWall(scene, desk),
      ...(behind.length > 0 ? [] : commands(scene, desk, room, 'desk-commands')),
    ];
  });
}

function deskBack(scene: Scene, desk: Item, room: Room): readonly Finding[] {
  const seat = placeOf(desk);
  return doorsOf(scene, room).flatMap((door): Finding[] => {
    const to = middleOf(door.opening);
    const angle = Math.abs(turnBetween(lookOf(desk), angleOf([to[0] - seat[0], to[1] - seat[1]])));
    if (!isWayIn(door, room) || !isOver(angle, 120) || !sees(seat, to, scene.blockers, [desk.id])) return [];
    return [
      {
        code: 'desk-back',
        level: scene.level,
        things: [desk.id, door.opening.id],
        strength: isOver(angle, 150) ? 'clear' : 'light',
        measures: { angle, distance: distance(seat, to) },
        drawing: [line(seat, to)],
      },
    ];
  });
}

function deskWindow(scene: Scene, desk: Item): readonly Finding[] {
  const seat = placeOf(desk);
  const back: Item = { ...desk, at: seat, size: [desk.size[0], 1], turn: lookOf(desk) };
  const { share, id } = windowBehind(wallsBehind(scene, back), desk.size[0], 1000);
  if (!isOver(share, 0.3) || !id) return [];
  return [
    {
      code: 'desk-window',
      level: scene.level,
      things: [desk.id, id],
      strength: 'light',
      measures: { share },
      drawing: [line(seat, desk.at)],
    },
  ];
}

/** The back edge of a desk is the one away from the sitter, who faces it. */
function deskWall(scene: Scene, desk: Item): readonly Finding[] {
  const walls = wallsBehind(scene, desk);
  const ahead = walls[0];
  const facesWindow = isOver(windowBehind(walls, desk.size[0], 600).share, 0);
  if (!ahead || isOver(ahead.gap, 600) || facesWindow) return [];
  return [
    {
      code: 'desk-faces-wall',
      level: scene.level,
      things: [desk.id],
      strength: 'light',
      measures: { gap: ahead.gap },
      drawing: [line(placeOf(desk), middle(...backOf(desk)))],
    },
  ];
}

const POINTED_AT: ReadonlySet<Item['kind']> = new Set(['double-bed', 'single-bed', 'desk', 'sofa']);

/** A corner jutting into a room points along its bisector and along both its walls. */
function cornerPoints({ floor, level, blockers }: Scene): readonly Finding[] {
  return floor.rooms.flatMap(room =>
    room.ring.flatMap((p, i): Finding[] => {
      const [before, after] = [
        room.ring[(i + room.ring.length - 1) % room.ring.length]!,
        room.ring[(i + 1) % room.ring.length]!,
      ];
      if (cross(before, p, after) >= 0) return [];
      const rays = pointing(before, p, after);
      return floor.items
        .filter(item => POINTED_AT.has(item.kind) && roomOf(floor, item) === room)
        .flatMap((item): Finding[] => {
          const target = item.kind === 'desk' ? seatRing(item) : itemCorners(item);
          const hits = rays.map(ray => rayMeets(p, ray, target)).filter(hit => hit !== undefined);
          const nearest = hits.toSorted((a, b) => distance(p, a) - distance(p, b))[0];
          if (
            !nearest ||
            isOver(distance(p, nearest), 3000) ||
            !sees(step(p, nearest), nearest, blockers, [item.id])
          )
            return [];
          return [
            {
              code: 'corner-points',
              level,
              things: [item.id, room.id],
              strength: 'light',
              measures: { distance: distance(p, nearest) },
              drawing: [line(p, nearest)],
            },
          ];
        });
    }),
  );
}

const seatRing = (desk: Item): Ring => itemCorners({ at: placeOf(desk), size: [500, 500], turn: desk.turn });
/** A hand's breadth off the corner itself, which would otherwise block its own view. */
const step = (p: Point, to: Point): Point => {
  const length = distance(p, to) || 1;
  return [p[0] + ((to[0] - p[0]) / length) * 100, p[1] + ((to[1] - p[1]) / length) * 100];
};

function pointing(before: Point, p: Point, after: Point): readonly Point[] {
  const [a, b] = [distance(before, p), distance(p, after)];
  const one: Point = [(p[0] - before[0]) / a, (p[1] - before[1]) / a];
  const two: Point = [(p[0] - after[0]) / b, (p[1] - after[1]) / b];
  return [[one[0] + two[0], one[1] + two[1]], one, two];
}

function rayMeets(p: Point, ray: Point, ring: Ring): Point | undefined {
  const length = Math.hypot(ray[0], ray[1]);
  if (length < 1e-9) return undefined;
  const far: Point = [p[0] + (ray[0] / length) * 1e5, p[1] + (ray[1] / length) * 1e5];
  let best: Point | undefined;
  for (const [c, d] of sides(ring)) {
    const across = (far[0] - p[0]) * (d[1] - c[1]) - (far[1] - p[1]) * (d[0] - c[0]);
    if (Math.abs(across) < 1e-6) continue;
    const t = ((c[0] - p[0]) * (d[1] - c[1]) - (c[1] - p[1]) * (d[0] - c[0])) / across;
    const s = ((c[0] - p[0]) * (far[1] - p[1]) - (c[1] - p[1]) * (far[0] - p[0])) / across;
    if (t <= 0 || t > 1 || s < 0 || s > 1) continue;
    const at: Point = [p[0] + t * (far[0] - p[0]), p[1] + t * (far[1] - p[1])];
    if (!best || distance(p, at) < distance(p, best)) best = at;
  }
  return best;
}

/** Things above others: floors share their axes. */
export function aboveForms(lower: Scene, upper: Scene): readonly Finding[] {
  const found: Finding[] = [];
  const add = (
    code: 'bathroom-above' | 'stove-below-bed' | 'stairs-above-bed',
    here: readonly [Scene, string],
    there: readonly [Scene, string],
    ring: Ring,
  ) =>
    found.push({
      code,
      level: here[0].level,
      things: [here[1]],
      elsewhere: { level: there[0].level, things: [there[1]] },
      strength: 'light',
      measures: { area: signedArea(ring) },
      drawing: [area(ring)],
    });
  for (const item of lower.floor.items.filter(item => isBed(item) || item.kind === 'stove')) {
    for (const room of upper.floor.rooms.filter(
      room => room.kind === 'bathroom' || (room.kind === 'stairs' && isBed(item)),
    )) {
      const meets = clip(room.ring, convexRegion(itemCorners(item)));
      if (signedArea(meets) > 1000)
        add(
          room.kind === 'stairs' ? 'stairs-above-bed' : 'bathroom-above',
          [lower, item.id],
          [upper, room.id],
          meets,
        );
    }
    if (item.kind !== 'stove') continue;
    for (const bed of upper.floor.items.filter(isBed)) {
      const meets = clip(itemCorners(bed), convexRegion(itemCorners(item)));
      if (signedArea(meets) > 1000) add('stove-below-bed', [upper, bed.id], [lower, item.id], meets);
    }
  }
  return found;
}
