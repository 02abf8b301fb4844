import type { Camera } from '../camera';
import type { StandingObject } from '../courtyard/courtyard';
import { around, type InkFace, type InkLine, type Point, turnedTo, WEIGHTS } from '../mesh/inkFace';
import type { Sheet } from '../sheet';
import { brushAt } from './brush';

/** A lantern: heights over its foot and half widths, metres. */
const LANTERN = [
  [0, 0.15],
  [0.16, 0.34],
  [0.52, 0.34],
  [0.68, 0.15],
] as const;
const SIDES = 6;
const TASSEL = 0.42;
/** Its height, metres. */
export const LANTERN_TOP = 0.68;
/** The middle of its light over its foot, metres. */
export const GLOW_OVER = 0.34;

/** A red lantern with its bottom at this point, on a cord of this length, metres; `size` is a share of the usual one. */
export function lantern([x, y, z]: Point, cord = 0.2, size = 1): StandingObject {
  const corner = (level: number, side: number): Point => {
    const [height, reach] = LANTERN[level]!;
    const angle = (side * 2 * Math.PI) / SIDES;
    return [x + size * reach * Math.cos(angle), y + size * reach * Math.sin(angle), z + size * height];
  };
  const faces = [0, 1, 2].flatMap(level =>
    Array.from({ length: SIDES }, (_, side): InkFace => {
      const corners = [
        corner(level, side),
        corner(level, side + 1),
        corner(level + 1, side + 1),
        corner(level + 1, side),
      ];
      const ribs: InkLine[] =
        level !== 1 ? [] : [{ from: corners[0]!, to: corners[3]!, weight: WEIGHTS.fine, tone: 'gilt' }];
      const rims =
        level === 1
          ? []
          : [
              {
                from: corners[level === 0 ? 0 : 3]!,
                to: corners[level === 0 ? 1 : 2]!,
                weight: WEIGHTS.structure,
                tone: 'gilt',
              } as const,
            ];
      const [a, b] = [corners[0]!, corners[1]!];
      const outward: Point = [(a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y, 0];
      return { tone: 'lantern', corners: turnedTo(outward, corners), lines: [...ribs, ...rims] };
    }),
  );
  const last = faces.at(-1)!;
  const hanging: readonly InkLine[] = [
    ...[-0.07, 0, 0.07].map(
      (away): InkLine => ({
        from: [x, y, z],
        to: [x + away, y - away, z - TASSEL],
        weight: WEIGHTS.structure,
        tone: away === 0 ? 'gilt' : 'seal',
      }),
    ),
    {
      from: [x, y, z + size * LANTERN_TOP],
      to: [x, y, z + size * LANTERN_TOP + cord],
      weight: WEIGHTS.fine,
      tone: 'ink',
    },
  ];
  const reach = 0.38 * size;
  return {
    x: [x - reach, x + reach],
    y: [y - reach, y + reach],
    body: [...faces.slice(0, -1), { ...last, lines: [...last.lines, ...hanging] }],
    roof: [],
    shades: [],
  };
}

/** The light of a lantern: rings of one wash over another, round its middle. */
export function drawGlow(sheet: Sheet, camera: Camera): void {
  const brush = brushAt(camera);
  // Many thin ones, so that its edge is soft.
  for (const reach of [5, 8, 11, 14, 17, 20, 23, 26, 29])
    sheet.path('glow', brush.ellipse(0, 0, reach, reach));
}

/** A strip of red paper with writing, upright on a wall: its centre and half its width along the wall. */
export interface Strip {
  readonly foot: Point;
  /** The wall's outward direction, of length 1. */
  readonly outward: readonly [x: number, y: number];
  readonly half: number;
  readonly height: number;
  readonly words: number;
}

/** Couplets are visible only from in front of the wall. */
export function couplet({ foot: [x, y, z], outward: [ox, oy], half, height, words }: Strip): InkFace {
  const at = (across: number, up: number): Point => [x - oy * across, y + ox * across, z + up];
  const corners = turnedTo([ox, oy, 0], [at(-half, 0), at(half, 0), at(half, height), at(-half, height)]);
  const upright = height > 2 * half;
  const step = (upright ? height : 2 * half) / words;
  const glyphs = Array.from({ length: words }, (_, i): readonly InkLine[] => {
    const [across, up] = upright ? [0, (i + 0.5) * step] : [-half + (i + 0.5) * step, height / 2];
    const reach = Math.min(half, height / 2, step) * (upright ? 0.5 : 0.3);
    const stroke = (a: number, b: number, c: number, d: number): InkLine => ({
      from: at(across + a * reach, up + b * reach),
      to: at(across + c * reach, up + d * reach),
      weight: WEIGHTS.structure,
      tone: 'ink',
    });
    return [stroke(-1, 0.5, 1, 0.7), stroke(0, 1, -0.1, -1), stroke(-0.8, -0.6, 0.9, -0.5)];
  });
  return { tone: 'seal', corners, lines: [...around(corners, WEIGHTS.fine), ...glyphs.flat()] };
}
