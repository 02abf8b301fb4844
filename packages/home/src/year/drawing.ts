/** The role of a stroke or a word; the painter chooses ink and face. */
export type Look =
  | 'line'
  | 'line-2'
  | 'line-3'
  | 'night'
  | 'day'
  | 'hour'
  | 'hour-word'
  | 'hour-lucky'
  | 'hour-lucky-now'
  | 'hour-plain'
  | 'hour-now'
  | 'hour-dot'
  | 'hour-number'
  | 'month'
  | 'month-number'
  | 'term'
  | 'term-turn'
  | 'term-season'
  | 'mountain'
  | 'full-moon'
  | 'new-moon'
  | 'quarter'
  | 'festival'
  | 'festival-line'
  | 'seal'
  | 'seal-line'
  | 'seal-name'
  | 'cell-centre'
  | 'star'
  | 'star-five'
  | 'hand'
  | 'gilt'
  | 'road-yellow'
  | 'analemma'
  | 'title'
  | 'head'
  | 'note'
  | 'fine'
  | 'fine-even'
  | 'date'
  | 'date-off'
  | 'fine-term'
  | 'fine-first'
  | 'spring'
  | 'summer'
  | 'autumn'
  | 'winter';

/** A picture as data: portable, and its geometry can be queried. Angles in degrees, clockwise. */
export type Shape =
  | {
      readonly kind: 'circle';
      readonly look: Look;
      readonly x: number;
      readonly y: number;
      readonly r: number;
    }
  | {
      readonly kind: 'path';
      readonly look: Look;
      readonly d: string;
      /** The position of its origin; by default the drawing's. */
      readonly x?: number;
      readonly y?: number;
    }
  | {
      readonly kind: 'rect';
      readonly look: Look;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly rx?: number;
    }
  | {
      readonly kind: 'text';
      readonly look: Look;
      readonly x: number;
      readonly y: number;
      readonly text: string;
      /** Height of the letters' em. */
      readonly size: number;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly turn?: number;
    };

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** At a distance from the origin in a direction, 0 at the top. */
export const polar = (r: number, angle: number): Point => ({
  x: r * Math.sin((angle * Math.PI) / 180),
  y: -r * Math.cos((angle * Math.PI) / 180),
});

/** A number as used in a drawing: a tenth of a unit. */
export const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;

export const at = ({ x, y }: Point): string => `${tenth(x)} ${tenth(y)}`;

export const circle = (look: Look, r: number, { x, y }: Point = { x: 0, y: 0 }): Shape => ({
  kind: 'circle',
  look,
  x: tenth(x),
  y: tenth(y),
  r: tenth(r),
});

export const line = (look: Look, from: Point, to: Point): Shape => ({
  kind: 'path',
  look,
  d: `M${at(from)}L${at(to)}`,
});

export interface Lettering {
  readonly size: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly turn?: number;
}

/** A word vertically centred at `y`. */
export const word = (
  look: Look,
  text: string,
  { x, y }: Point,
  { size, anchor = 'middle', turn }: Lettering,
): Shape => ({
  kind: 'text',
  look,
  text,
  x: tenth(x),
  y: tenth(y),
  size: tenth(size),
  anchor,
  ...(turn !== undefined && { turn: tenth(turn) }),
});

/** The name of a month, 0 for January. The even months have their own look, so that narrow pictures can hide them. */
export const monthWord = (month: number, name: string, at: Point, size: number): Shape =>
  word(month % 2 === 0 ? 'fine' : 'fine-even', name, at, { size });

export function moved(shape: Shape, by: Point): Shape {
  if (shape.kind === 'path') return { ...shape, d: movedPath(shape.d, by) };
  return { ...shape, x: tenth(shape.x + by.x), y: tenth(shape.y + by.y) };
}

/** Only `M`, `L` and `Z` with absolute pairs, as used by the shapes of this room. */
const movedPath = (d: string, by: Point): string =>
  d.replace(/([ML])(-?[\d.]+) (-?[\d.]+)/g, (_, letter: string, x: string, y: string) => {
    return letter + at({ x: Number(x) + by.x, y: Number(y) + by.y });
  });

/** Approximate width of a text, in ems of its size: Chinese signs are square, Latin letters half as wide. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : letter === ' ' ? 0.28 : 0.5), 0);

/** The area of a shape. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The approximate area of a level word or a rectangle; undefined for other shapes. */
export function boxOf(shape: Shape): Box | undefined {
  if (shape.kind === 'rect') {
    const { x, y, width, height } = shape;
    return { left: x, right: x + width, top: y, bottom: y + height };
  }
  if (shape.kind !== 'text' || shape.turn !== undefined) return undefined;
  const { text, x, y, size, anchor } = shape;
  const width = widthOf(text) * size;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - size / 2, bottom: y + size / 2 };
}

/** Whether two boxes overlap. */
export const areApart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

/** A text exceeding its `room`, in ems of its size, is truncated, as on an envelope. */
export function fitted(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
