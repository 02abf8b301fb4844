import { boxOf, derive, type Floor, isInside, type Point } from '@app/plan';
import { drawFloor } from '@app/plan/drawing';
import type { Drawing, Finding } from '@app/plan/reading';
import { isStrip } from './marks';
import { linePieces } from './placeLabels';

type Box = ReturnType<typeof boxOf>;

export interface SlipPlace {
  readonly at: Point;
  /** Size of a number, in units of the drawing. */
  readonly size: number;
  /** Size of the words' letters, in the same units. */
  readonly letter: number;
  readonly words: string;
  readonly others: readonly Point[];
  /** The visible part of the drawing: the slip is within it. */
  readonly bounds: Box;
  /** It covers none of these: above all the evidence, and things if there is such a place. */
  readonly evidence?: readonly Box[];
  readonly things?: readonly Box[];
  /** Where there is a place, it lies within one of these, off the walls. */
  readonly rooms?: readonly Box[];
}

/** The greatest distance of a slip from its number, below or above, in numbers. */
const SLIPS = [1, -1].flatMap(way => Array.from({ length: 13 }, (_, i) => way * (1.2 + 0.3 * i)));
/** And to its side, in its own widths. */
const ASIDE = [0, 0.45, -0.45];
/** Right beside it: on its level or a part of a number below or above. */
const LEVELS = [0, 0.4, -0.4, 0.8, -0.8];
/** Within a room also so much to a side, in numbers. */
const SHIFTS = [0, 0.2, -0.2, 0.5, -0.5];
/** Rather than on a wall it is in the room of its number, and nearly as near to it as to another. */
const NEARLY = 0.8;
/** R956: it is nearer to its own number than to another by this factor, where there is such a place. */
const NEARER = 2;
/** Between a slip and a thing, in numbers. */
const AIR = 0.15;
/** Half an outer wall, millimetres. */
const WALL = 120;
/** Places tried across and down the room of its number. */
const GRID = 13;
/** From a wall's face to a slip where there is room, in letters: 4 px on the screen. */
const INSET = 1 / 3;

/** The box of a measurement's slip: nearest to its own number, clear of other numbers. */
export function slipBox({
  at: [x, y],
  size,
  letter,
  words,
  others,
  bounds,
  evidence = [],
  things = [],
  rooms = [],
}: SlipPlace): Box {
  // Han is as wide as it is high, other letters about half.
  const lines = words.split('\n');
  const wide = (line: string) => [...line].reduce((sum, each) => sum + (each >= '\u2e80' ? 1 : 0.48), 1.2);
  const half = (letter * Math.max(...lines.map(wide))) / 2;
  const high = letter * (0.4 + 0.55 * lines.length);
  const inSight = (at: number) => Math.max(bounds.left + half, Math.min(bounds.right - half, at));
  const isFree = ([atX, atY]: Point) =>
    atY - high >= bounds.top &&
    atY + high <= bounds.bottom &&
    others.every(
      ([otherX, otherY]) =>
        Math.abs(otherX - atX) > half + size * 0.42 || Math.abs(otherY - atY) > high + size * 0.45,
    );
  const beyond = half + size * 0.65;
  const places = [
    ...SLIPS.flatMap(down => ASIDE.map((aside): Point => [inSight(x + aside * 2 * half), y + down * size])),
    ...[x + beyond, x - beyond]
      .filter(at => inSight(at) === at)
      .flatMap(at => LEVELS.map((down): Point => [at, y + down * size])),
  ];
  /** Within a room by half a wall and more on all sides, or out of it by as much. */
  const isIn = ([atX, atY]: Point, { left, right, top, bottom }: Box, off = WALL) =>
    atX - half >= left + off &&
    atX + half <= right - off &&
    atY - high >= top + off &&
    atY + high <= bottom - off;
  const inRooms = [WALL + INSET * letter, WALL].flatMap(off =>
    SLIPS.map(down => y + down * size).flatMap(atY =>
      rooms.flatMap(room =>
        SHIFTS.flatMap((shift): readonly Point[] => {
          const atX = Math.max(room.left + off + half, Math.min(room.right - off - half, x)) + shift * size;
          return isIn([atX, atY], room, off) && Math.abs(atX - x) <= half ? [[atX, atY]] : [];
        }),
      ),
    ),
  );
  const away = ([atX, atY]: Point, [toX, toY]: Point) =>
    Math.hypot(Math.max(0, Math.abs(atX - toX) - half), Math.max(0, Math.abs(atY - toY) - high));
  const isNearer =
    (by: number) =>
    (place: Point): boolean =>
      others.every(other => by * away(place, [x, y]) <= away(place, other));
  const isClearOf =
    (boxes: readonly Box[]) =>
    ([atX, atY]: Point) =>
      boxes.every(
        each =>
          atX + half <= each.left ||
          each.right <= atX - half ||
          atY + high <= each.top ||
          each.bottom <= atY - high,
      );
  const isOut = ([atX, atY]: Point, { left, right, top, bottom }: Box) =>
    atX + half <= left - WALL ||
    atX - half >= right + WALL ||
    atY + high <= top - WALL ||
    atY - high >= bottom + WALL;
  const isOffWalls = (place: Point) =>
    rooms.some(room => isIn(place, room)) || rooms.every(room => isOut(place, room));
  const inside = rooms.filter(room => x > room.left && x < room.right && y > room.top && y < room.bottom);
  const isInOwnRoom = (place: Point) => inside.some(room => isIn(place, room));
  /** All over the room of its number, the nearest first: a place there may be narrower than the steps above. */
  const inOwnRoom = inside
    .flatMap(room => gridIn(room, WALL + INSET * letter, half, high))
    .filter(([atX, atY]) => Math.abs(atX - x) >= beyond || Math.abs(atY - y) >= high + size * 0.65)
    .toSorted((a, b) => away(a, [x, y]) - away(b, [x, y]));
  const all = [...inRooms, ...places, ...inOwnRoom].filter(isFree);
  const beside = all.filter(isClearOf(evidence));
  const air = AIR * size;
  const free = isClearOf(
    things.map(({ left, right, top, bottom }) => ({
      left: left - air,
      right: right + air,
      top: top - air,
      bottom: bottom + air,
    })),
  );
  const own = beside.filter(isNearer(NEARER));
  const best = (pool: readonly Point[]) => pool.find(free) ?? pool[0];
  /** Nearer to what it measures than to another number. */
  const isByEvidence = ([atX, atY]: Point) =>
    evidence.some(({ left, right, top, bottom }) => {
      const [across, down] = [Math.max(left - atX, 0, atX - right), Math.max(top - atY, 0, atY - bottom)];
      const gap = Math.hypot(Math.max(0, across - half), Math.max(0, down - high));
      return others.every(other => gap <= away([atX, atY], other));
    });
  const roomy = beside.filter(place => isInOwnRoom(place) && free(place));
  // On free floor of its number's room, else there over a thing, which is still seen round it: in a wall its words would be lost.
  const chosen =
    roomy.find(isNearer(NEARER)) ??
    roomy.find(isNearer(1)) ??
    roomy.find(isByEvidence) ??
    best(own.filter(isInOwnRoom)) ??
    best(beside.filter(place => isInOwnRoom(place) && isNearer(1)(place))) ??
    best(own.filter(isOffWalls)) ??
    best(beside.filter(place => isInOwnRoom(place) && isNearer(NEARLY)(place))) ??
    best(own) ??
    best(beside);
  const [middle, level] = chosen ?? all[0] ?? places[0]!;
  return { left: middle - half, right: middle + half, top: level - high, bottom: level + high };
}

/** Centres of a block of `half` its width and height all over a box, `off` its edges; none where it does not fit. */
function gridIn(
  { left, right, top, bottom }: Box,
  off: number,
  half: number,
  high: number,
): readonly Point[] {
  const along = (from: number, to: number) =>
    from > to ? [] : Array.from({ length: GRID }, (_, i) => from + ((to - from) * i) / (GRID - 1));
  const rows = along(top + off + high, bottom - off - high);
  return along(left + off + half, right - off - half).flatMap(x => rows.map((y): Point => [x, y]));
}

interface MeasurePlace extends Pick<SlipPlace, 'at' | 'size' | 'letter' | 'others'> {
  readonly floor: Floor;
  readonly finding: Finding;
  /** All of the drawing: best it covers no line of any. */
  readonly findings: readonly Finding[];
  /** In words, and its figure alone, which has room more often. */
  readonly words: string;
  readonly figure: string;
  /** Half the width of a band about its lines, and the ground seen round the walls, in millimetres. */
  readonly band: number;
  readonly margin: number;
  /** R671: there a slip without room is only in the list. */
  readonly isSmall: boolean;
}

/**
 * R1004: the slip of a finding's measure, in the longest of its wordings that lies on free floor: its words, its figure,
 * or the figure in two lines; without free floor the first that has room.
 */
export function measureSlip(place: MeasurePlace): { readonly box: Box; readonly words: string } | undefined {
  const { floor, finding, findings, words: whole, figure, band, margin, isSmall, ...rest } = place;
  const { left, right, top, bottom } = boxOf(floor.rooms.flatMap(({ ring }) => ring));
  const { taken } = drawFloor(floor);
  const lines = findings.flatMap(({ drawing }) => drawing.flatMap(piecesOf));
  let first: ReturnType<typeof measureSlip>;
  for (const things of [[...taken, ...lines], taken])
    for (const words of [whole, figure, inTwoLines(figure)]) {
      if (!words) continue;
      const box = slipBox({
        ...{ ...rest, words, things },
        evidence: [...stripsOf(finding), ...linesOf(finding, band)],
        rooms: floor.rooms.map(({ ring }) => boxOf(ring)),
        bounds: { left: left - margin, right: right + margin, top: top - margin, bottom: bottom + margin },
      });
      if (isSmall && isAstray(floor, box, place.at)) continue;
      if (isOnFreeFloor(floor, box, things)) return { box, words };
      first ??= { box, words };
    }
  return first;
}

const piecesOf = (each: Drawing) => (each.kind === 'line' ? linePieces([each.from, each.to]) : []);

/** Its strips, not its whole rooms: no name lies in one. */
export const stripsOf = (finding: Finding | undefined): readonly Box[] =>
  (finding?.drawing ?? []).flatMap(each =>
    each.kind === 'area' && isStrip(each.ring) ? [boxOf(each.ring)] : [],
  );

/** Its level and upright lines, as wide as their bands: no measure covers one. */
const linesOf = ({ drawing }: Finding, half: number): readonly Box[] =>
  drawing.flatMap(each => {
    if (each.kind !== 'line') return [];
    const { left, right, top, bottom } = boxOf([each.from, each.to]);
    if (Math.min(right - left, bottom - top) > 2 * half) return [];
    const [across, down] = right - left > bottom - top ? [half / 2, half] : [half, half / 2];
    return [{ left: left - across, right: right + across, top: top - down, bottom: bottom + down }];
  });

/** R956: whether a slip lies on free floor, off every wall and thing. */
export const isOnFreeFloor = (floor: Floor, slip: Box, things: readonly Box[]): boolean =>
  !derive(floor).edges.some(({ a, b }) => isOver(slip, a, b, WALL)) &&
  !things.some(
    ({ left, right, top, bottom }) =>
      slip.left < right && left < slip.right && slip.top < bottom && top < slip.bottom,
  );

/** R956: whether a slip covers an outer wall, or has left the room of its number, at `at`. */
export function isAstray(floor: Floor, slip: Box, at: Point): boolean {
  return (
    derive(floor).edges.some(({ a, b, other }) => !other && isOver(slip, a, b, WALL)) ||
    floor.rooms.some(
      ({ ring }) =>
        isInside(at, ring) &&
        !isInside([(slip.left + slip.right) / 2, (slip.top + slip.bottom) / 2], ring) &&
        !ring.some((a, i) => isOver(slip, a, ring[(i + 1) % ring.length]!, 0)),
    )
  );
}

/** Whether a box meets a line that is `by` wide on both sides: no axis of either lies between them. */
function isOver({ left, right, top, bottom }: Box, [x1, y1]: Point, [x2, y2]: Point, by: number): boolean {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [along, down] = [(x2 - x1) / length, (y2 - y1) / length];
  const axes: readonly Point[] = [
    [1, 0],
    [0, 1],
    [along, down],
    [-down, along],
  ];
  return axes.every(([u, v]) => {
    const middle = ((left + right - x1 - x2) * u + (top + bottom - y1 - y2) * v) / 2;
    const box = (right - left) * Math.abs(u) + (bottom - top) * Math.abs(v);
    const line = Math.abs((x2 - x1) * u + (y2 - y1) * v);
    const wide = by * (Math.abs(along * u + down * v) + Math.abs(along * v - down * u));
    return Math.abs(middle) < (box + line) / 2 + wide;
  });
}

/** R1045: a share under what it is of; a figure with its unit stays in one line. */
export const inTwoLines = (figure: string): string => figure.replace(/(?<=\p{L}) ?(?=\d)/u, '\n');
