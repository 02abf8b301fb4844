import { leadsOut, type Passage } from './derive';
import { area, type Finding, isOver, isUnder, line } from './finding';
import type { FormCode } from './formTable';
import { isBed, itemCorners, roomOf } from './items';
import { countsAsHome, isOpenAir, type Opening, type Ring, type Room } from './model';
import type { Scene } from './scene';
import {
  FREE_WIDTH,
  faceToFace,
  into,
  middleOf,
  reachesFloor,
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

const indoors = (room: Room | undefined): boolean =>
  room !== undefined && countsAsHome(room) && !isOpenAir(room);

const isInnerDoor = ({ opening, from, to }: Passage): boolean =>
  (opening.kind === 'door' || opening.kind === 'glass-door') && indoors(from) && indoors(to);

export function doorForms(scene: Scene): readonly Finding[] {
  return [...mainDoorForms(scene), ...innerDoorForms(scene), ...twoDoorsOneWall(scene)];
}

function mainDoorForms(scene: Scene): readonly Finding[] {
  const { derived, level } = scene;
  const main = derived.passages.find(p => p.opening.kind === 'main-door');
  if (!main) return [];
  return [...throughDraughts(scene, main), ...mainDoorSights(scene, main)].map(finding => ({
    ...finding,
    level,
  }));
}

function throughDraughts({ derived, blockers, level }: Scene, main: Passage): readonly Finding[] {
  return derived.edges
    .filter(edge => leadsOut(edge))
    .flatMap(edge => edge.openings.map(opening => ({ opening, edge })))
    .filter(({ opening }) => opening !== main.opening)
    .flatMap(({ opening, edge }): Finding[] => {
      const facing = faceToFace(main.opening, opening, blockers, [main.edge, edge]);
      const floorLength = reachesFloor(opening);
      if (facing) {
        if (isUnder(facing.free, FREE_WIDTH) || isUnder(facing.distance, 500)) return [];
        return [
          {
            code: 'through-draught',
            level,
            things: [main.opening.id, opening.id],
            strength: floorLength ? 'strong' : 'light',
            measures: {
              distance: facing.distance,
              overlap: facing.overlap,
              free: facing.free,
              angle: facing.angle,
            },
            drawing: sightOf(main.opening, facing.corridor),
          },
        ];
      }
      const skew = skewBetween(main.opening, opening);
      if (!isOver(skew, 15) || isOver(skew, 45)) return [];
      const [p, q] = [middleOf(main.opening), middleOf(opening)];
      if (!sees(p, q, blockers)) return [];
      const measures = { distance: Math.hypot(q[0] - p[0], q[1] - p[1]), angle: skew };
      return [
        {
          code: 'through-draught',
          level,
          things: [main.opening.id, opening.id],
          strength: 'light',
          measures,
          drawing: [line(p, q)],
        },
      ];
    });
}

function skewBetween(a: Opening, b: Opening): number {
  const turn = (o: Opening) => (Math.atan2(o.to[1] - o.from[1], o.to[0] - o.from[0]) * 180) / Math.PI;
  const skew = (((turn(a) - turn(b)) % 180) + 180) % 180;
  return Math.min(skew, 180 - skew);
}

/** The view from the front door: facing doors, and the first stairs, stove, toilet or bed in its strip. */
function mainDoorSights(scene: Scene, main: Passage): readonly Finding[] {
  const { derived, blockers, level, floor } = scene;
  const findings: Finding[] = [];
  const behind = new Map<FormCode, { readonly at: number; readonly corridor: Ring }>();
  for (const passage of derived.passages.filter(isInnerDoor)) {
    const facing = faceToFace(main.opening, passage.opening, blockers, [main.edge, passage.edge]);
    if (!facing || isUnder(facing.free, FREE_WIDTH)) continue;
    const name = nameOf(passage);
    const code: FormCode =
      name === 'room' ? 'main-door-in-line-with-room-door' : `main-door-faces-${name}-door`;
    behind.set(code, { at: findings.length, corridor: facing.corridor });
    findings.push({
      code,
      level,
      things: [main.opening.id, passage.opening.id],
      strength: name === 'room' ? 'light' : name === 'bedroom' ? 'clear' : 'strong',
      measures: { distance: facing.distance, overlap: facing.overlap, free: facing.free },
      drawing: sightOf(main.opening, facing.corridor),
    });
  }
  const entry = scene.entry;
  if (!entry) return findings;
  for (const sight of sightsOf(scene)) {
    const hit = stripMeets(
      main.opening,
      into(main.edge, entry.id),
      sight.ring,
      blockers,
      main.edge,
      Infinity,
      sight.kind,
    );
    if (!hit || isUnder(hit.free, FREE_WIDTH)) continue;
    const door = behind.get(sight.code);
    if (door) {
      // The door and the thing behind it are one finding, drawn with the longer sight.
      const { things, ...found } = findings[door.at]!;
      findings[door.at] = {
        ...found,
        things: [...things, sight.id],
        drawing: sightOf(main.opening, door.corridor, hit.strip),
      };
      continue;
    }
    findings.push({
      code: sight.code,
      level,
      things: [main.opening.id, sight.id],
      strength: sight.code === 'main-door-faces-bedroom-door' ? 'clear' : 'strong',
      measures: { distance: hit.distance, overlap: hit.overlap, free: hit.free },
      drawing: [area(hit.strip)],
    });
  }
  for (const room of floor.rooms.filter(room => room.kind === 'lift')) {
    const outside = into(main.edge, entry.id).map(n => -n) as [number, number];
    const hit = stripMeets(main.opening, outside, room.ring, [], main.edge, NEAR_WET);
    if (!hit) continue;
    const measures = { overlap: hit.overlap, distance: hit.distance };
    findings.push({
      code: 'main-door-faces-lift',
      level,
      things: [main.opening.id, room.id],
      strength: 'clear',
      measures,
      drawing: [area(hit.strip)],
    });
  }
  return findings;
}

/** R895: one straight line in its wedge; its second part leads on to the thing behind the door. */
function sightOf(...sight: Parameters<typeof sightLine>): Finding['drawing'] {
  const { wedge, points } = sightLine(...sight);
  return [area(wedge), ...points.slice(1).map((to, i) => line(points[i]!, to))];
}

function sightsOf({ floor }: Scene) {
  const items = floor.items.flatMap(item => {
    const code: FormCode | undefined =
      item.kind === 'stove'
        ? 'main-door-faces-kitchen-door'
        : item.kind === 'toilet'
          ? 'main-door-faces-bathroom-door'
          : isBed(item) && roomOf(floor, item)?.kind !== 'studio'
            ? 'main-door-faces-bedroom-door'
            : undefined;
    return code ? [{ code, id: item.id, kind: 'item' as const, ring: itemCorners(item) }] : [];
  });
  const stairs = floor.rooms
    .filter(room => room.kind === 'stairs')
    .map(room => ({
      code: 'main-door-faces-stairs' as FormCode,
      id: room.id,
      kind: 'room' as const,
      ring: room.ring,
    }));
  return [...stairs, ...items];
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
