import { turnBetween, turned } from '@app/kernel';
import {
  areaOf,
  countsAsHome,
  isInside,
  layoutOf,
  type Plan,
  readPlan,
  signedArea,
  sitePlan,
} from '@app/plan';
import { patchesAt } from '@app/plan/light';
import { type Camera, createCamera, FIRST_VIEW } from '../camera';
import type { Point } from '../mesh/inkFace';
import type { HomeStage, SeasonDecor } from '../season';
import type { Mark } from '../sheet';
import { drawHome } from './drawHome';
import type { NamedRooms } from './floorsOf';
import { figureSpot, freeSpot } from './freeSpot';
import { buildHome, buildingSteps, type HomeModel } from './homeModel';
import { areasOf, type HomeLight, lightIn } from './light';
import { type Letters, lettersOf, type NameOf, namesOf, type RoomName } from './names';

/** A person's own home, built from its plan: it replaces the courtyard in the ring. */
export interface OwnHome {
  readonly model: HomeModel;
  readonly light: HomeLight;
  /** The light on its floors is the moon's. */
  readonly byMoon: boolean;
  /** Bearing of the plan's up, degrees from true north. */
  readonly up: number;
  /** Scale over metres that makes it fill the ring. */
  readonly scale: number;
  /** The body divided by the nine palaces, as shown: bearing of its front from true north, sides and centre in metres. */
  readonly body: {
    readonly bearing: number;
    readonly width: number;
    readonly depth: number;
    /** In the axes of the model. */
    readonly middle: readonly [x: number, y: number];
  };
  /** Names lying on its floors: of each room several forms, the longest first. */
  readonly names: readonly RoomName[];
  /** The name of every room by `level id`, shown on its floor or not. */
  readonly called: ReadonlyMap<string, string>;
  /** Places for the season's decorations. */
  readonly stage: HomeStage;
  /** The ring's camera looking at this home, with the bearing `facing` as its front. */
  readonly cameraFrom: (ring: Camera, facing: number) => Camera;
  /** The same home drawn for a page, with the floors of the named rooms tinted. */
  readonly draw: (camera: Camera, dress?: SeasonDecor, named?: NamedRooms) => readonly Mark[];
  /** R385: where the thread of a room's photo ends: on free floor, off its name as first seen. In the axes of the model. */
  readonly threadSpot: (level: number, roomId: string) => Point | undefined;
  /** The positions of its names on the floors of that drawing, in letters of `size` px of it, or down to a share of that. */
  readonly letters: (camera: Camera, size: number, least?: number) => readonly Letters[];
}

/**
 * The body shining into a home: azimuth from true north and altitude, degrees; `cycle` is the moon's share since new
 * moon.
 */
export type LightBody = { readonly azimuth: number; readonly altitude: number } & (
  | { readonly kind: 'sun' }
  | { readonly kind: 'moon'; readonly cycle: number }
);

export interface OwnHomeOptions {
  /** Millimetres over each floor at which walls are cut; undefined for whole. */
  readonly cut: number | undefined;
  /** The home's measured facing, degrees from true north, if any. */
  readonly facing: number | undefined;
  readonly body: LightBody | undefined;
  readonly lampsOn: boolean;
  readonly nameOf: NameOf;
}

/**
 * The largest distance of the home from the ring's centre, metres, and its largest enlargement over the courtyard's
 * scale. Ours, by eye.
 */
const FILL = { reach: 12.6, most: 2.1 } as const;
/** Metres from the ring's centre to its letters, the trigrams first. */
const LETTERS_FROM = 14.5;
/** The moon's light on a floor is visible from a quarter of its disc on. */
const MOONLIT = 0.25;

let lastRead: { readonly text: string; readonly plan: Plan | undefined } | undefined;

/**
 * Reads the stored plan; undefined if there is none with a room, or it is unreadable. The plan desk says why. The same
 * text read again is the same plan, whose home is built already.
 */
export function readOwnPlan(text: string | undefined): Plan | undefined {
  if (text === undefined) return undefined;
  if (lastRead?.text !== text) {
    const plan = readPlan(text);
    const hasRooms = plan.ok && plan.value.floors.some(({ rooms }) => rooms.length > 0);
    lastRead = { text, plan: hasRooms ? plan.value : undefined };
  }
  return lastRead.plan;
}

const models = new WeakMap<Plan, Map<number | undefined, HomeModel>>();

/** One plan, cut at one height, is built once. */
function modelOf(plan: Plan, cut: number | undefined): HomeModel {
  return models.get(plan)?.get(cut) ?? keep(plan, cut, buildHome(plan, heightOf(cut)));
}

function keep(plan: Plan, cut: number | undefined, model: HomeModel): HomeModel {
  models.set(plan, (models.get(plan) ?? new Map<number | undefined, HomeModel>()).set(cut, model));
  return model;
}

/** Whether the home of this plan, cut at this height, is built. */
export const isBuilt = (plan: Plan, cut: number | undefined): boolean => models.get(plan)?.has(cut) === true;

const heightOf = (cut: number | undefined) => (cut === undefined ? {} : { cut });

/**
 * Builds the home of a plan with a rest after each piece, so a large one never blocks the page; afterwards `ownHomeOf`
 * has it ready for the same plan and cut.
 */
export async function prepareHome(
  plan: Plan,
  cut: number | undefined,
  rest: () => Promise<void> | undefined,
): Promise<void> {
  if (models.get(plan)?.has(cut)) return;
  const steps = buildingSteps(plan, heightOf(cut));
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      keep(plan, cut, step.value);
      return;
    }
    await rest();
  }
}

/** The home of a plan as the house scene shows it at a moment. `plan` should be the same object until it changes. */
export function ownHomeOf(plan: Plan, options: OwnHomeOptions): OwnHome {
  const { cut, facing, body, lampsOn, nameOf } = options;
  const model = modelOf(plan, cut);
  const placed = placedBy(plan, facing);
  const lit = body && shines(body) ? body : undefined;
  const light = lightIn(placed, model, lit, lampsOn);
  const scale = Math.min(FILL.most, FILL.reach / model.reach);
  const names = namesOf(model, nameOf, scale);
  // First seen with south above; R975: under its roof from its front.
  const behind = Math.round(
    turnBetween(placed.up, model.isClosed ? turned((placed.facing ?? 180) + 180) : 180) / 90,
  );
  return {
    model,
    light,
    byMoon: body?.kind === 'moon',
    up: placed.up,
    scale,
    body: bodyOf(placed, model),
    names,
    called: new Map(
      model.storeys.flatMap(({ level, rooms }) =>
        rooms.map(({ room }) => [`${level} ${room.id}`, nameOf(room, level)] as const),
      ),
    ),
    stage: stageOf(placed, model, light, scale, names, behind),
    cameraFrom: (ring, front) =>
      createCamera({
        azimuth: ring.azimuth + placed.up + 180 - front,
        elevation: ring.elevation,
        scale: ring.scale * scale,
        centre: ring.centre,
      }),
    draw: (camera, dress, named) => drawHome(model, camera, light, dress, named),
    threadSpot: (level, id) => threadSpot(plan, model, names, behind, { level, id }),
    letters: (camera, size, least) => lettersOf(model, names, camera, size, least),
  };
}

const placedBy = (plan: Plan, facing: number | undefined): Plan =>
  facing === undefined ? plan : sitePlan(plan, facing);

const shines = (body: LightBody): boolean =>
  body.kind === 'sun' || (1 - Math.cos(2 * Math.PI * body.cycle)) / 2 >= MOONLIT;

function bodyOf(plan: Plan, model: HomeModel): OwnHome['body'] {
  const layout = plan.floors[0] && layoutOf(plan.floors[0], { up: plan.up });
  const [a, b, c] = layout?.body ?? [];
  if (!layout || !a || !b || !c) return { bearing: 180, width: 1, depth: 1, middle: [0, 0] };
  const [across, along] = [Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(c[0] - b[0], c[1] - b[1])].map(
    mm => mm / 1000,
  ) as [number, number];
  // The front is the side of the body nearest to the facing: quarters from the plan's up.
  const top = plan.up + layout.axis;
  const quarter = Math.round(((plan.facing ?? 180) - top) / 90);
  return {
    bearing: top + quarter * 90,
    width: quarter % 2 === 0 ? across : along,
    depth: quarter % 2 === 0 ? along : across,
    middle: [((a[0] + c[0]) / 2 - model.centre[0]) / 1000, ((a[1] + c[1]) / 2 - model.centre[1]) / 1000],
  };
}

/** Metres around the line of a name on which nobody stands, and the size of its letters. */
const NAME = { clear: 0.35, letters: 0.45 } as const;

/** The box of its lowest floor, its main door, its balcony, and free spots in its rooms for people. */
function stageOf(
  plan: Plan,
  { storeys, centre, isClosed, isPlan }: HomeModel,
  light: HomeLight,
  scale: number,
  names: readonly RoomName[],
  behind: number,
): HomeStage {
  const lowest = storeys[0];
  const corners = (lowest?.rooms ?? []).flatMap(({ ring }) => ring);
  const span = (axis: 0 | 1) => {
    const values = corners.map(corner => corner[axis] / 1000);
    return [Math.min(0, ...values), Math.max(0, ...values)] as const;
  };
  const [x, y] = [span(0), span(1)];
  const patches = light.floors[0]?.patches ?? [];
  const isLit = ([px, py]: readonly [number, number, number]) =>
    patches.some(ring =>
      isInside(
        [px, py],
        ring.map(([u, v]) => [u, v] as const),
      ),
    );
  const door = plan.floors[0]?.openings.find(({ kind }) => kind === 'main-door');
  const from = ((90 * (behind + 2) - FIRST_VIEW.azimuth) * Math.PI) / 180;
  // Whoever looks from another side finds the names elsewhere.
  const lines = names.flatMap(({ level, half, places }) =>
    level === lowest?.level
      ? places.flatMap((place, quarter) => {
          const turn = (quarter * Math.PI) / 2;
          return place
            ? [{ at: place.at, along: [Math.cos(turn), Math.sin(turn)] as const, half: half * NAME.letters }]
            : [];
        })
      : [],
  );
  const isNamed = ([mx, my]: readonly [number, number]) =>
    lines.some(({ at, along, half }) => {
      const [dx, dy] = [mx / 1000 - at[0], my / 1000 - at[1]];
      const by = dx * along[0] + dy * along[1];
      const past = Math.max(0, Math.abs(by) - half);
      return Math.hypot(past, dx * along[1] - dy * along[0]) < NAME.clear;
    });
  const items = (plan.floors[0]?.items ?? []).map(item => ({
    ...item,
    at: [item.at[0] - centre[0], item.at[1] - centre[1]] as const,
  }));
  const stands = (lowest?.rooms ?? []).flatMap(({ room, ring }) => {
    if (!countsAsHome(room)) return [];
    const stand = figureSpot(ring, items, [-Math.sin(from), Math.cos(from)], isNamed);
    if (!stand) return [];
    const [sx, sy] = stand.at;
    const at = [sx / 1000, sy / 1000, lowest?.lift ?? 0] as const;
    return [{ at, hides: stand.hides, isLit: isLit(at), area: areaOf([ring]) }];
  });
  const openings = (plan.floors[0]?.openings ?? []).map(opening =>
    [opening.from, opening.to].map(([px, py]): Spot => [(px - centre[0]) / 1000, (py - centre[1]) / 1000]),
  );
  const balcony = lowest?.rooms.find(({ room }) => room.kind === 'balcony' || room.kind === 'terrace');
  return {
    x,
    y,
    floor: lowest?.lift ?? 0,
    // Of spots that hide equally little, the unlit come first: a figure covers no sunlight.
    rooms: (isClosed ? [] : stands)
      .toSorted((a, b) => a.hides - b.hides || Number(a.isLit) - Number(b.isLit) || b.area - a.area)
      .map(({ at }) => at),
    ring: LETTERS_FROM / scale,
    behind,
    isClosed,
    isPlan,
    eaves: isClosed ? frontEaves(storeys, (behind + 2) * (Math.PI / 2)) : nearEaves(storeys, from),
    wall: nearWall(lowest?.rooms ?? [], from, openings),
    ...(balcony && { balcony: balcony.label }),
    ...(door && { door: wayOut(door, centre, [x, y]) }),
  };
}

function threadSpot(
  plan: Plan,
  { storeys, centre: [cx, cy] }: HomeModel,
  names: readonly RoomName[],
  behind: number,
  { level, id }: { readonly level: number; readonly id: string },
): Point | undefined {
  const storey = storeys.find(each => each.level === level);
  const room = storey?.rooms.find(each => each.room.id === id);
  if (!storey || !room) return undefined;
  const quarter = ((behind % 4) + 4) % 4;
  const along = [Math.cos((quarter * Math.PI) / 2), Math.sin((quarter * Math.PI) / 2)] as const;
  const name = names.find(each => each.id === `${level} ${id}` && each.places[quarter]);
  const [x, y] = name?.places[quarter]?.at ?? room.label;
  const taken = [-1, 0, 1].map((end): Spot => {
    const by = end * (name?.half ?? 0) * NAME.letters;
    return [(x + by * along[0]) * 1000, (y + by * along[1]) * 1000];
  });
  const items = (plan.floors.find(floor => floor.level === level)?.items ?? []).map(item => ({
    ...item,
    at: [item.at[0] - cx, item.at[1] - cy] as const,
  }));
  const [sx, sy] = freeSpot(room.ring, items, taken) ?? [room.label[0] * 1000, room.label[1] * 1000];
  return [sx / 1000, sy / 1000, storey.lift];
}

/** The boards under the eaves of the highest roof, at their corners and along their sides, and the ways to compare them. */
function edgeSeen(storeys: HomeModel['storeys'], from: number) {
  const edge = (storeys.findLast(({ roof }) => roof.length > 0)?.roof ?? []).flatMap(
    ({ tone, weave, corners }) =>
      tone === 'trim' && !weave
        ? corners.flatMap((a, i) => along(a, corners[(i + 1) % corners.length]!))
        : [],
  );
  const [sin, cos] = [Math.sin(from), Math.cos(from)];
  const across = ([x, y]: Point) => x * cos + y * sin;
  const near = ([x, y]: Point) => x * sin - y * cos;
  const most = (by: (at: Point) => number) => edge.toSorted((a, b) => by(b) - by(a) || a[2] - b[2])[0];
  return { edge, across, near, most };
}

/** Shares of the front at which lanterns hang. */
const HUNG = [0.06, 0.36, 0.64, 0.94] as const;

/** R952: in a row along its front, as a closed home is seen from either end of that (R975). */
function frontEaves(storeys: HomeModel['storeys'], front: number): readonly Point[] {
  const { edge, across, near, most } = edgeSeen(storeys, front);
  const ends = edge.map(across);
  const [left, right] = [Math.min(...ends), Math.max(...ends)];
  return HUNG.flatMap(share => {
    const by = left + (right - left) * share;
    const at = most(each => near(each) - 3 * Math.abs(across(each) - by));
    return at ? [at] : [];
  });
}

/** R952: three corners of the roof as first seen, and the points of its edge halfway between them. */
function nearEaves(storeys: HomeModel['storeys'], from: number): readonly Point[] {
  const { across, near, most } = edgeSeen(storeys, from);
  const corners = [most(at => -across(at)), most(near), most(across)];
  const between = corners.slice(1).map((to, i) => {
    const before = corners[i];
    if (!to || !before) return undefined;
    const [mx, my] = [(before[0] + to[0]) / 2, (before[1] + to[1]) / 2];
    return most(([x, y]) => -Math.hypot(x - mx, y - my));
  });
  return [...new Set([...corners, ...between])].filter(at => at !== undefined);
}

/** Points from one, included, to another, not included. */
const along = (a: Point, b: Point): readonly Point[] =>
  [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875].map(
    (share): Point => [
      a[0] + (b[0] - a[0]) * share,
      a[1] + (b[1] - a[1]) * share,
      a[2] + (b[2] - a[2]) * share,
    ],
  );

type Spot = readonly [x: number, y: number];

/** Metres of wall that have room for a pair of couplets. */
const WIDE = 2.4;
/** Metres to each side of their middle that they take, from one place tried to the next, and before and behind a wall. */
const PAIR = { half: 0.95, step: 0.2, off: 0.3 } as const;
/** A wall without room beside its openings is chosen only where all others are this much farther, metres. */
const FULL = 8;

/**
 * R952: a place on the outer wall that is nearest to the reader of the first view: as near to the middle of a room's
 * side as its openings allow.
 */
function nearWall(
  rooms: HomeModel['storeys'][number]['rooms'],
  from: number,
  openings: readonly (readonly Spot[])[],
): HomeStage['wall'] {
  const [sin, cos] = [Math.sin(from), Math.cos(from)];
  const isIndoors = ([x, y]: Spot) => rooms.some(({ ring }) => isInside([x * 1000, y * 1000], ring));
  const walls = rooms.flatMap(({ ring }) => {
    const turn = Math.sign(signedArea(ring));
    return ring.flatMap((a, i) => {
      const b = ring[(i + 1) % ring.length]!;
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) / 1000;
      const [dx, dy] = [(b[0] - a[0]) / length / 1000, (b[1] - a[1]) / length / 1000];
      const outward: Spot = [turn * dy, -turn * dx];
      if (outward[0] * sin - outward[1] * cos <= 0.4) return [];
      const at = (along: number, out = 0): Spot => [
        (a[0] + b[0]) / 2000 + dx * along + outward[0] * out,
        (a[1] + b[1]) / 2000 + dy * along + outward[1] * out,
      ];
      const isOuter = (by: number, half: number) =>
        [-half, half].every(end => isIndoors(at(by + end, -PAIR.off)) && !isIndoors(at(by + end, PAIR.off)));
      const isFree = (by: number) =>
        openings.every(ends => {
          const seen = ends.map(([x, y]) => [x - at(by)[0], y - at(by)[1]] as const);
          const along = seen.map(([x, y]) => x * dx + y * dy);
          const isOn = seen.every(([x, y]) => Math.abs(x * outward[0] + y * outward[1]) < PAIR.off);
          return !isOn || Math.min(...along) > PAIR.half || Math.max(...along) < -PAIR.half;
        });
      const steps = Array.from({ length: Math.floor(length / 2 / PAIR.step) + 1 }, (_, step) => step);
      const by = steps
        .flatMap(step => [step * PAIR.step, -step * PAIR.step])
        .find(each => isOuter(each, PAIR.half) && isFree(each));
      if (by === undefined && !(length > WIDE && isOuter(0, 0))) return [];
      const place = at(by ?? 0);
      const near = place[0] * sin - place[1] * cos - (by === undefined ? FULL : 0);
      return [{ at: place, outward, near }];
    });
  });
  return walls.toSorted((a, b) => b.near - a.near)[0];
}

/** The centre of a door and the side of it that faces out of the box. */
function wayOut(
  { from, to }: Plan['floors'][number]['openings'][number],
  centre: HomeModel['centre'],
  [x, y]: readonly [HomeStage['x'], HomeStage['y']],
): NonNullable<HomeStage['door']> {
  const at = [0, 1].map(axis => (from[axis]! + to[axis]! - 2 * centre[axis]!) / 2000) as [number, number];
  const alongX = Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1]);
  const outward = alongX
    ? ([0, at[1] - y[0] < y[1] - at[1] ? -1 : 1] as const)
    : ([at[0] - x[0] < x[1] - at[0] ? -1 : 1, 0] as const);
  return { at, outward, half: Math.hypot(to[0] - from[0], to[1] - from[1]) / 2000 };
}

/**
 * m² of direct light on the floor of each room of a plan, the most first: the page's text beside the picture. `home` may
 * show one floor of the plan alone.
 */
export function litRooms(
  plan: Plan,
  { light }: Pick<OwnHome, 'light'>,
  { facing, body }: Pick<OwnHomeOptions, 'facing' | 'body'>,
  nameOf: NameOf,
): readonly { readonly name: string; readonly area: number }[] {
  if (!body || !shines(body)) return [];
  const placed = placedBy(plan, facing);
  return plan.floors
    .flatMap(({ level, rooms }) => {
      const shown = light.floors.find(floor => floor.level === level);
      const areas = shown?.areas ?? areasOf(patchesAt(placed, level, body));
      return rooms.map(room => ({ name: nameOf(room, level), area: areas.get(room.id) ?? 0 }));
    })
    .filter(({ area }) => area >= 0.05)
    .sort((a, b) => b.area - a.area);
}
