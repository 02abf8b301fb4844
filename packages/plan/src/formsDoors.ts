import { clip, convexRegion } from './clip';
import { type Edge, insideOf, leadsOut, type Passage } from './derive';
import { isInnerDoor } from './doors';
import { area, type Finding, isOver, isUnder, leastOf, line, type Strength } from './finding';
import type { FormCode } from './formTable';
import { isBed, itemCorners, roomOf } from './items';
import type { Item, Opening, Point, Ring, Room } from './model';
import { distance, signedArea } from './ring';
import type { Scene } from './scene';
import {
  type Blocker,
  type FaceToFace,
  FREE_WIDTH,
  faceToFace,
  into,
  middleOf,
  reachesFloor,
  type StripHit,
  sees,
  sightLine,
  stripMeets,
  widthOf,
} from './sight';

/** Maximum distance of two facing doors that are reported, millimetres. */
const NEAR = 3000;
const NEAR_WET = 4000;

/** A door's role: by the room a person would name it after. */
type DoorOf = 'bathroom' | 'kitchen' | 'bedroom' | 'room';

function nameOf({ from, to }: Passage): DoorOf {
  const kinds = [from.kind, to?.kind];
  if (kinds.includes('bathroom')) return 'bathroom';
  if (kinds.includes('kitchen')) return 'kitchen';
  return kinds.includes('bedroom') ? 'bedroom' : 'room';
}

export function doorForms(scene: Scene): readonly Finding[] {
  return [...mainDoorForms(scene), ...innerDoorForms(scene), ...twoDoorsOneWall(scene)];
}

interface FrontDoor extends Passage {
  /** The unit vector from it into the home. */
  readonly inward: Point;
}

function mainDoorForms(scene: Scene): readonly Finding[] {
  const { derived, entry } = scene;
  const main = derived.passages.find(p => p.opening.kind === 'main-door');
  if (!main || !entry) return [];
  const front: FrontDoor = { ...main, inward: into(main.edge, entry.id) };
  return [...throughDraughts(scene, front), ...mainDoorSights(scene, front), ...liftsOutside(scene, front)];
}

function throughDraughts({ derived, blockers, level }: Scene, front: FrontDoor): readonly Finding[] {
  return derived.edges
    .filter(edge => leadsOut(edge))
    .flatMap(edge => edge.openings.map(opening => ({ opening, edge })))
    .filter(({ opening, edge }) => opening !== front.opening && runsInside(front, opening, edge))
    .flatMap(({ opening, edge }): Finding[] => {
      const finding = {
        code: 'through-draught',
        level,
        things: [front.opening.id, opening.id],
      } as const;
      const facing = faceToFace(front.opening, opening, blockers, [front.edge, edge]);
      if (facing) {
        if (isUnder(facing.free, FREE_WIDTH) || isUnder(facing.distance, 500)) return [];
        return [
          {
            ...finding,
            strength: reachesFloor(opening) ? 'strong' : 'light',
            measures: {
              distance: facing.distance,
              overlap: facing.overlap,
              free: facing.free,
              angle: facing.angle,
            },
            drawing: sightOf(front.opening, facing.corridor),
          },
        ];
      }
      const skew = skewBetween(front.opening, opening);
      if (!isOver(skew, 15) || isOver(skew, 45) || isAside(front, opening)) return [];
      const [p, q] = [middleOf(front.opening), middleOf(opening)];
      if (!sees(p, q, blockers)) return [];
      const measures = { distance: distance(p, q), angle: skew };
      return [{ ...finding, strength: 'light', measures, drawing: [line(p, q)] }];
    });
}

function skewBetween(a: Opening, b: Opening): number {
  const turn = (o: Opening) => (Math.atan2(o.to[1] - o.from[1], o.to[0] - o.from[0]) * 180) / Math.PI;
  const skew = (((turn(a) - turn(b)) % 180) + 180) % 180;
  return Math.min(skew, 180 - skew);
}

/** Millimetres from the front door to an opening, to its right and inwards. */
function fromFront(front: FrontDoor, opening: Opening): Point {
  const [x, y] = front.inward;
  const [p, q] = [middleOf(front.opening), middleOf(opening)];
  const way: Point = [q[0] - p[0], q[1] - p[1]];
  return [way[1] * x - way[0] * y, way[0] * x + way[1] * y];
}

const isAhead = (front: FrontDoor, opening: Opening): boolean => isOver(fromFront(front, opening)[1], 0);

/** More than 45° off the front door's normal. */
function isAside(front: FrontDoor, opening: Opening): boolean {
  const [across, ahead] = fromFront(front, opening);
  return isOver(Math.abs(across), ahead);
}

/** R912: leaves both openings inwards. Where a front bends, or a yard lies between, the line would run outdoors. */
function runsInside(front: FrontDoor, opening: Opening, edge: Edge): boolean {
  const [p, q] = [middleOf(opening), middleOf(front.opening)];
  const [x, y] = into(edge, insideOf(edge).id);
  return isAhead(front, opening) && isOver((q[0] - p[0]) * x + (q[1] - p[1]) * y, 0);
}

interface DoorAhead {
  readonly code: FormCode;
  readonly passage: Passage;
  readonly facing: FaceToFace;
  /** The room behind it. */
  readonly beyond: Room | undefined;
}

interface ThingAhead extends Sight {
  readonly hit: StripHit;
}

/** The view from the front door: facing doors, each with the things behind it, and things without a door. */
function mainDoorSights(scene: Scene, front: FrontDoor): readonly Finding[] {
  const { level } = scene;
  const doors = doorsAhead(scene, front);
  const things = thingsAhead(scene, front).map(thing => ({ thing, door: doorBefore(thing, doors) }));
  const ofDoors = doors.map((door): Finding => {
    const { code, passage, facing } = door;
    const behind = things.filter(each => each.door === door).map(({ thing }) => thing);
    return {
      code,
      level,
      things: [front.opening.id, passage.opening.id, ...behind.map(({ id }) => id)],
      strength: STRENGTHS[code] ?? 'strong',
      measures: { distance: facing.distance, overlap: facing.overlap, free: facing.free },
      // The door and the thing behind it are one finding, drawn with the longer sight.
      drawing: sightOf(front.opening, facing.corridor, behind[0]?.hit.strip),
    };
  });
  const alone = things
    .filter(({ door }) => !door)
    .map(
      ({ thing: { code, id, hit } }): Finding => ({
        code,
        level,
        things: [front.opening.id, id],
        strength: STRENGTHS[code] ?? 'strong',
        measures: { distance: hit.distance, overlap: hit.overlap, free: hit.free },
        drawing: [area(hit.strip)],
      }),
    );
  return [...ofDoors, ...alone];
}

const STRENGTHS: Readonly<Partial<Record<FormCode, Strength>>> = {
  'main-door-in-line-with-room-door': 'light',
  'main-door-faces-bedroom-door': 'clear',
};

function doorsAhead({ derived, blockers }: Scene, front: FrontDoor): readonly DoorAhead[] {
  return derived.passages.filter(isInnerDoor).flatMap((passage): DoorAhead[] => {
    if (!isAhead(front, passage.opening)) return [];
    const facing = faceToFace(front.opening, passage.opening, blockers, [front.edge, passage.edge]);
    if (!facing || isUnder(facing.free, FREE_WIDTH)) return [];
    const name = nameOf(passage);
    const code: FormCode =
      name === 'room' ? 'main-door-in-line-with-room-door' : `main-door-faces-${name}-door`;
    const beyond = [passage.from, passage.to].find(room => {
      const [x, y] = room ? into(passage.edge, room.id) : [0, 0];
      return x * front.inward[0] + y * front.inward[1] > 0;
    });
    return [{ code, passage, facing, beyond }];
  });
}

/** R914: in each part of the strip the first of stairs, stove, toilet or bed. */
function thingsAhead(scene: Scene, { opening, edge, inward }: FrontDoor): readonly ThingAhead[] {
  const hitOf = ({ ring, kind }: Sight, blockers: readonly Blocker[]) =>
    stripMeets(opening, inward, ring, blockers, edge, Infinity, kind);
  const met = sightsOf(scene).flatMap(sight => {
    const hit = hitOf(sight, []);
    return hit ? [{ sight, distance: hit.distance }] : [];
  });
  return met.flatMap(({ sight, distance }): ThingAhead[] => {
    const nearer = met
      .filter(other => isUnder(other.distance, distance))
      .map((other): Blocker => ({ kind: 'item', shape: other.sight.ring }));
    const hit = hitOf(sight, nearer.length > 0 ? [...scene.blockers, ...nearer] : scene.blockers);
    return hit && !isUnder(hit.free, FREE_WIDTH) ? [{ ...sight, hit }] : [];
  });
}

/** The door of the thing's own room: of several the one with most of the strip. */
const doorBefore = ({ code, room, hit }: ThingAhead, doors: readonly DoorAhead[]): DoorAhead | undefined =>
  leastOf(
    doors.filter(door => door.code === code && room !== undefined && door.beyond === room),
    ({ passage }) => passage.opening.id,
    ({ facing }) => -signedArea(clip(hit.strip, convexRegion(facing.corridor))),
  );

function liftsOutside({ floor, level }: Scene, { opening, edge, inward }: FrontDoor): readonly Finding[] {
  const outward: Point = [-inward[0], -inward[1]];
  return floor.rooms
    .filter(room => room.kind === 'lift')
    .flatMap((room): Finding[] => {
      const hit = stripMeets(opening, outward, room.ring, [], edge, NEAR_WET);
      if (!hit) return [];
      return [
        {
          code: 'main-door-faces-lift',
          level,
          things: [opening.id, room.id],
          strength: 'clear',
          measures: { overlap: hit.overlap, distance: hit.distance },
          drawing: [area(hit.strip)],
        },
      ];
    });
}

/** R895: one straight line in its wedge; its second part leads on to the thing behind the door. */
function sightOf(...sight: Parameters<typeof sightLine>): Finding['drawing'] {
  const { wedge, points } = sightLine(...sight);
  return [area(wedge), ...points.slice(1).map((to, i) => line(points[i]!, to))];
}

interface Sight {
  readonly code: FormCode;
  readonly id: string;
  readonly kind: 'item' | 'room';
  readonly ring: Ring;
  /** The room it is in. */
  readonly room: Room | undefined;
}

function sightsOf({ floor }: Scene): readonly Sight[] {
  const items = floor.items.flatMap((item): Sight[] => {
    const room = roomOf(floor, item);
    const code = codeOf(item, room);
    return code ? [{ code, id: item.id, kind: 'item', ring: itemCorners(item), room }] : [];
  });
  const stairs = floor.rooms
    .filter(room => room.kind === 'stairs')
    .map(
      (room): Sight => ({ code: 'main-door-faces-stairs', id: room.id, kind: 'room', ring: room.ring, room }),
    );
  return [...stairs, ...items];
}

function codeOf(item: Item, room: Room | undefined): FormCode | undefined {
  if (item.kind === 'stove') return 'main-door-faces-kitchen-door';
  if (item.kind === 'toilet') return 'main-door-faces-bathroom-door';
  return isBed(item) && room?.kind !== 'studio' ? 'main-door-faces-bedroom-door' : undefined;
}

const PAIR_CODES: readonly (readonly [DoorOf, DoorOf, FormCode])[] = [
  ['kitchen', 'bathroom', 'kitchen-door-faces-bathroom-door'],
  ['bedroom', 'bathroom', 'bedroom-door-faces-bathroom-door'],
  ['bedroom', 'kitchen', 'bedroom-door-faces-kitchen-door'],
];

function innerDoorForms({ derived, blockers, level }: Scene): readonly Finding[] {
  const doors = derived.passages.filter(isInnerDoor);
  return doors.flatMap((one, i) =>
    doors.slice(i + 1).flatMap((two): Finding[] => {
      if (!canFace(one.opening, two.opening)) return [];
      const names = [nameOf(one), nameOf(two)];
      const code = PAIR_CODES.find(([a, b]) => names.includes(a) && names.includes(b))?.[2] ?? 'door-to-door';
      const facing = faceToFace(one.opening, two.opening, blockers, [one.edge, two.edge]);
      const most = code === 'door-to-door' ? NEAR : NEAR_WET;
      if (
        !facing ||
        isUnder(facing.free, FREE_WIDTH) ||
        isOver(facing.distance, most) ||
        isUnder(facing.distance, 300)
      )
        return [];
      return [
        {
          code,
          level,
          things: [one.opening.id, two.opening.id],
          strength: code === 'door-to-door' ? 'light' : isOver(facing.distance, NEAR) ? 'clear' : 'strong',
          measures: { distance: facing.distance, overlap: facing.overlap, free: facing.free },
          drawing: sightOf(one.opening, facing.corridor),
        },
      ];
    }),
  );
}

/** Skips the wall checks for most pairs of a large home: more distant doors are not reported. */
function canFace(a: Opening, b: Opening): boolean {
  const [p, q] = [middleOf(a), middleOf(b)];
  return Math.hypot(q[0] - p[0], q[1] - p[1]) <= NEAR_WET + widthOf(a) + widthOf(b);
}

function twoDoorsOneWall({ derived, level }: Scene): readonly Finding[] {
  const doors = derived.passages.filter(isInnerDoor);
  return doors.flatMap((one, i) =>
    doors.slice(i + 1).flatMap((two): Finding[] => {
      const same =
        one.to && two.to && [one.from.id, one.to.id].sort().join() === [two.from.id, two.to.id].sort().join();
      const [p, q] = [middleOf(one.opening), middleOf(two.opening)];
      const off = Math.abs((q[0] - p[0]) * one.edge.outward[0] + (q[1] - p[1]) * one.edge.outward[1]);
      const parallel =
        Math.abs(one.edge.outward[0] * two.edge.outward[1] - one.edge.outward[1] * two.edge.outward[0]) <
        0.01;
      if (!same || !parallel || off > 10) return [];
      const measures = { distance: Math.hypot(q[0] - p[0], q[1] - p[1]) };
      return [
        {
          code: 'two-doors-one-wall',
          level,
          things: [one.opening.id, two.opening.id],
          strength: 'light',
          measures,
          drawing: [line(p, q)],
        },
      ];
    }),
  );
}
