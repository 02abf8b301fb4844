import { areaOf, countsAsHome, isInside, type Room } from '@app/plan';
import { type Camera, createCamera } from '../camera';
import type { HomeModel, Storey } from './homeModel';
import { cellsOf, placeIn, quarterOf } from './openFloor';

/** The name of a room on its level: ids are those of a floor. */
export type NameOf = (room: Room, level: number) => string;

/** One form of a room's name lying on its floor; the first form that fits is shown. */
export interface RoomName {
  readonly id: string;
  readonly level: number;
  /** One line or two; the first of two ends with its space. */
  readonly lines: readonly string[];
  /** Half its length, in sizes of a letter. */
  readonly half: number;
  /** Its place for a reader on each side, quarters clockwise from the plan's up; undefined where no floor is seen. */
  readonly places: readonly (NamePlace | undefined)[];
}

interface NamePlace {
  /** Metres in the axes of the model. */
  readonly at: readonly [x: number, y: number, z: number];
  /** The largest letters that fit there, metres. */
  readonly size: number;
}

/** A name as it is shown: its place in the list of all, and on the floor. */
export interface ShownName {
  readonly name: RoomName;
  readonly row: number;
  readonly at: NamePlace['at'];
  /** Its letters, as a share of the size of all. */
  readonly share: number;
}

/** A name on a drawing: position and size of its letters, both for SVG. */
export interface Letters extends Pick<RoomName, 'id' | 'level'> {
  readonly lines: readonly string[];
  readonly transform: string;
  readonly fontSize: string;
}

/** mm²: a smaller room has no space for a readable name, nor has a corridor. */
const NAMED = 4e6;
/** Sizes of a letter from line to line, and around a name. */
const LINE = 1.1;
const MARGIN = 0.3;
/** Letters larger than this, millimetres on the ring, need no larger floor: the name is nearer to the middle of its room. */
const ENOUGH = 1150;

const namesOfModels = new WeakMap<HomeModel, { readonly key: string; readonly names: readonly RoomName[] }>();

/**
 * On floors that are open from above: stacked storeys hide all but the top one, and a roof hides that too. `scale` is the
 * magnification of the home on the ring.
 */
export function namesOf(model: HomeModel, nameOf: NameOf, scale: number): readonly RoomName[] {
  const open = model.isApart
    ? model.storeys
    : model.storeys.slice(-1).filter(({ roof }) => roof.length === 0);
  const named = open.flatMap(storey =>
    storey.rooms
      .filter(({ room, ring }) => countsAsHome(room) && room.kind !== 'corridor' && areaOf([ring]) > NAMED)
      .map(({ room, ring }) => ({ storey, id: room.id, ring, text: nameOf(room, storey.level) })),
  );
  const key = named.map(({ text }) => text).join('\n');
  const before = namesOfModels.get(model);
  if (before?.key === key) return before.names;
  const texts = new Set(named.map(({ text }) => text.toLowerCase()));
  const names = named.flatMap(({ storey, id, ring, text }) => {
    const cells = cellsOf(storey.open, ring);
    return formsOf(text, texts).map((lines): RoomName => {
      const width = Math.max(...lines.map(widthOf));
      const box = { aspect: width + MARGIN, lines: lines.length * LINE + MARGIN / 2, enough: ENOUGH / scale };
      const places = [0, 1, 2, 3].map((quarter): NamePlace | undefined => {
        const place = placeIn(storey.open, cells, quarter, box);
        return (
          place && { at: [place.at[0] / 1000, place.at[1] / 1000, storey.lift], size: place.size / 1000 }
        );
      });
      return {
        id: `${storey.level} ${id}`,
        level: storey.level,
        lines,
        half: width / 2,
        places,
      };
    });
  });
  namesOfModels.set(model, { key, names });
  return names;
}

/**
 * R792: whole; broken at the space nearest its middle; its first word alone, unless the rest is the name of another
 * room: the middle hall is not “Middle” beside “Hall”.
 */
function formsOf(text: string, all: ReadonlySet<string>): readonly (readonly string[])[] {
  const middle = text.length / 2;
  const [space = 0] = [...text.matchAll(/ /g)]
    .map(({ index }) => index)
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (space <= 0) return /^\p{Script=Han}{3,}$/u.test(text) ? [[text], halves(text)] : [[text]];
  const [first, ...rest] = text.split(' ') as [string, ...string[]];
  const isShort = first.length > 2 && !all.has(rest.join(' ').toLowerCase());
  return [[text], [text.slice(0, space + 1), text.slice(space + 1)], ...(isShort ? [[first]] : [])];
}

/** A Chinese name has no spaces. */
const halves = (text: string): readonly string[] => {
  const letters = [...text];
  const half = Math.ceil(letters.length / 2);
  return [letters.slice(0, half).join(''), letters.slice(half).join('')];
};

/** In sizes of a letter: a Han character is as wide as it is high. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 1.04 : 0.5), 0);

/** 11 of 15 px: the smallest letters that are read with ease. */
const LEAST = 11 / 15;

/** Letters at each end of a name that may reach over what surrounds its place, where letters cannot be smaller. */
const OVER = 0.3;

/**
 * R815: names in letters of one size, metres, on the floor seen past walls and things. Where the whole name fits only in
 * smaller letters it has these, down to the share `least` of that size; then its first word is tried alike. Where letters cannot be smaller, as on a
 * phone, a name reaches over a wall or a bed by a third of a letter rather than being left out. The others, and R816 those under a
 * storey or a roof as the reader sees them, are left out.
 */
export function shownNames(
  model: HomeModel,
  names: readonly RoomName[],
  { bearing, elevation }: { readonly bearing: number; readonly elevation: number },
  size: number,
  least: number = LEAST,
): readonly ShownName[] {
  const quarter = quarterOf(bearing);
  const camera = createCamera({ azimuth: 180 - bearing, elevation, scale: 1000 });
  const covers = model.storeys.map(storey => coverOf(storey, camera));
  const best = new Map<string, ShownName>();
  // Less where letters are larger, so that no name goes while a picture is enlarged.
  const most = OVER * Math.max(0, (least - LEAST) / (1 - LEAST));
  for (const [row, name] of names.entries()) {
    const place = name.places[quarter];
    const share = Math.min(1, (place?.size ?? 0) / size);
    const before = best.get(name.id);
    // The forms follow each other: a name is broken only where it has no room in one line.
    const shown = Math.max(share, least);
    const over = Math.max(name.half, 1) * (1 - share / shown);
    if (!place || over > most || before) continue;
    if (!isUnder(name, place.at, name.half * size * shown))
      best.set(name.id, { name, row, at: place.at, share: shown });
  }
  return [...best.values()];

  function isUnder({ level: own }: RoomName, [x, y, z]: NamePlace['at'], along: number): boolean {
    const turn = (quarter * Math.PI) / 2;
    const spots = [-along, 0, along].map(by =>
      camera.project(x + by * Math.cos(turn), y + by * Math.sin(turn), z),
    );
    return model.storeys.some(
      ({ level, roof }, i) =>
        (level > own || (level === own && roof.length > 0)) &&
        covers[i]!.some(
          ({ ring, isRoof }) => (isRoof || level > own) && spots.some(spot => isInside(spot, ring)),
        ),
    );
  }
}

/** The part of the picture that a storey covers: its floor and its roof. */
function coverOf({ ground, roof }: Storey, camera: Camera) {
  const seen = (corners: Storey['roof'][number]['corners']) =>
    corners.map(([x, y, z]) => camera.project(x, y, z));
  return [
    ...ground.map(({ corners }) => ({ ring: seen(corners), isRoof: false })),
    ...roof.map(({ corners }) => ({ ring: seen(corners), isRoof: true })),
  ];
}

/** Parallel to the walls, turned by quarters to be readable from the reader's side; `size` in px of the drawing. */
export function lettersOf(
  model: HomeModel,
  names: readonly RoomName[],
  camera: Camera,
  size: number,
  least?: number,
): readonly Letters[] {
  const { azimuth, elevation, scale } = camera;
  const bearing = 180 - azimuth;
  // The ground's own matrix, without its translation.
  const flat = createCamera({ azimuth, elevation, scale: 1 });
  return shownNames(model, names, { bearing, elevation }, size / scale, least).map(
    ({ name: { id, level, lines }, at, share }) => {
      const [left, top] = camera.project(...at);
      return {
        id,
        level,
        lines,
        transform: `translate(${left.toFixed(1)} ${top.toFixed(1)}) ${flat.groundMatrix(1)} rotate(${quarterOf(bearing) * 90})`,
        fontSize: (size * share).toFixed(1),
      };
    },
  );
}
