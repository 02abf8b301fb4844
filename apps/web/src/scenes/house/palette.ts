import { TOKEN_OF_TONE, TONES, type Tone } from './tones';

/** Red, green and blue, 0 to 1, as written in the style sheet. */
export type Rgb = readonly [r: number, g: number, b: number];

/** The colours of the scene as plain numbers, read from the theme's custom properties. */
export interface Palette {
  readonly lit: Readonly<Record<Tone, Rgb>>;
  readonly shaded: Readonly<Record<Tone, Rgb>>;
  /** Of the eight palaces clockwise from north. */
  readonly elements: readonly Rgb[];
  readonly bed: Rgb;
  readonly bedOpacity: number;
  readonly ringStrong: Rgb;
  readonly ringThin: Rgb;
  readonly mountain: Rgb;
  readonly cardinal: Rgb;
  readonly hatch: Rgb;
  /** How dark hatching gets, 0 to 1. */
  readonly hatchDepth: number;
  readonly tile: Rgb;
  readonly lattice: Rgb;
  readonly lamp: Rgb;
  readonly leaf: Rgb;
  readonly leafNear: Rgb;
  readonly bark: Rgb;
  readonly water: Rgb;
  readonly moonLit: Rgb;
  readonly moonDark: Rgb;
  readonly moonRim: Rgb;
  readonly background: Rgb;
  readonly text: Rgb;
  readonly fontFamily: string;
}

const ELEMENT_TOKENS = ['--water', '--earth', '--wood', '--wood', '--fire', '--earth', '--metal', '--metal'];

/** Reads the colours as they hold for an element; call again when the theme changes. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colour = (token: string): Rgb => parse(style.getPropertyValue(token).trim(), probe);
  const number = (token: string) => Number(style.getPropertyValue(token));
  const tones = (which: 0 | 1) =>
    Object.fromEntries(TONES.map(tone => [tone, colour(TOKEN_OF_TONE[tone][which])])) as Record<Tone, Rgb>;
  return {
    lit: tones(0),
    shaded: tones(1),
    elements: ELEMENT_TOKENS.map(colour),
    bed: colour('--scene-bed'),
    bedOpacity: number('--scene-bed-opacity'),
    ringStrong: colour('--scene-ring-strong'),
    ringThin: colour('--scene-ring-thin'),
    mountain: colour('--scene-mountain'),
    cardinal: colour('--scene-cardinal'),
    hatch: colour('--scene-hatch'),
    hatchDepth: number('--scene-hatch-depth'),
    tile: colour('--ink-2'),
    lattice: colour('--scene-lattice-line'),
    lamp: colour('--scene-lamp'),
    leaf: colour('--leaf'),
    leafNear: colour('--scene-leaf-near'),
    bark: colour('--scene-bark'),
    water: colour('--water'),
    moonLit: colour('--moon-lit'),
    moonDark: colour('--moon-dark'),
    moonRim: colour('--moon-rim'),
    background: colour('--bg-0'),
    text: colour('--text'),
    fontFamily: style.getPropertyValue('--font-display').trim() || 'serif',
  };
}

/** Any CSS colour as numbers, by painting one pixel with it. */
function parse(text: string, probe: CanvasRenderingContext2D | null): Rgb {
  if (!probe || text === '') return [0, 0, 0];
  probe.clearRect(0, 0, 1, 1);
  probe.fillStyle = text;
  probe.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = probe.getImageData(0, 0, 1, 1).data;
  return [r / 255, g / 255, b / 255];
}

export const cssOf = ([r, g, b]: Rgb): string =>
  `rgb(${Math.round(r * 255)} ${Math.round(g * 255)} ${Math.round(b * 255)})`;
