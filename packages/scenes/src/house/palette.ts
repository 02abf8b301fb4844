import { TONES, type Tone } from '@app/building';
import { UPRIGHT_STYLES } from '@app/building/season';
import type { SkyWash } from './skyWash';

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
  /** Darkness of hatching, 0 to 1. */
  readonly hatchDepth: number;
  readonly tile: Rgb;
  readonly lattice: Rgb;
  readonly lamp: Rgb;
  /** The light of day, of a low sun and of the moon on lit sides, and its strength, 0 to 1. */
  readonly sunlight: Rgb;
  readonly sunDepth: number;
  readonly warm: Rgb;
  readonly warmDepth: number;
  readonly moonlight: Rgb;
  readonly moonDepth: number;
  /** The colour of night, and its strength, 0 to 1. */
  readonly gloom: Rgb;
  readonly gloomDepth: number;
  readonly moonLit: Rgb;
  readonly moonDark: Rgb;
  readonly moonRim: Rgb;
  /** The strength of dusk and glow on the paper behind the house, 0 to 1. */
  readonly washes: Readonly<Record<SkyWash['colour'], number>>;
  readonly background: Rgb;
  /** Labels: their paper, words from strong to quiet, and the star of the year. */
  readonly slip: Rgb;
  readonly text: Rgb;
  readonly quiet: Rgb;
  readonly cinnabar: Rgb;
  /** Font families, of headings and characters and of sentences. */
  readonly display: string;
  readonly body: string;
  readonly snow: Rgb;
  /** Characters on the seal. */
  readonly onSeal: Rgb;
}

/** The styles of the marks of a season's trees, objects and figures, by their class names. */
export type Looks = Readonly<Record<string, MarkLook>>;

/** Colours as CSS, widths in px at the scale of the mocks, parts from 0 to 1. */
interface MarkLook {
  readonly fill: string | undefined;
  readonly fillAlpha: number;
  readonly stroke: string | undefined;
  readonly width: number;
  readonly alpha: number;
}

const ELEMENT_TOKENS = ['--water', '--earth', '--wood', '--wood', '--fire', '--earth', '--metal', '--metal'];

/** Reads the colours that apply to an element; call again when the theme changes. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colour = (token: string): Rgb => parse(style.getPropertyValue(token).trim(), probe);
  const number = (token: string) => Number(style.getPropertyValue(token));
  const tones = (suffix: string) =>
    Object.fromEntries(
      TONES.map(tone => {
        const own = `--tone-${tone}${suffix}`;
        // Most tones are the same in the shade.
        return [tone, colour(style.getPropertyValue(own) ? own : `--tone-${tone}`)];
      }),
    ) as Record<Tone, Rgb>;
  return {
    lit: tones(''),
    shaded: tones('-shade'),
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
    lamp: colour('--lamp'),
    sunlight: colour('--scene-sunlight'),
    sunDepth: number('--scene-sun-depth'),
    warm: colour('--scene-warm'),
    warmDepth: number('--scene-warm-depth'),
    moonlight: colour('--scene-moonlight'),
    moonDepth: number('--scene-moon-depth'),
    gloom: colour('--scene-gloom'),
    gloomDepth: number('--scene-gloom-depth'),
    moonLit: colour('--moon-lit'),
    moonDark: colour('--moon-dark'),
    moonRim: colour('--moon-rim'),
    washes: { warm: number('--scene-warm-wash'), gloom: number('--scene-gloom-wash') },
    background: colour('--bg-0'),
    slip: colour('--bg-1'),
    text: colour('--text'),
    quiet: colour('--text-2'),
    cinnabar: colour('--cinnabar'),
    display: style.getPropertyValue('--font-display').trim() || 'serif',
    body: style.getPropertyValue('--font-body').trim() || 'sans-serif',
    snow: colour('--tone-snow'),
    onSeal: colour('--on-seal'),
  };
}

/** Reads them by putting one mark of the drawing on the page for a moment. */
export function readLooks(element: Element): Looks {
  const [svg, group, mark] = (['svg', 'g', 'path'] as const).map(name =>
    document.createElementNS('http://www.w3.org/2000/svg', name),
  ) as [SVGSVGElement, SVGGElement, SVGPathElement]; // by their names
  svg.setAttribute('class', 'ink');
  group.setAttribute('class', 'ink-building');
  group.append(mark);
  svg.append(group);
  element.append(svg);
  const looks = Object.fromEntries(UPRIGHT_STYLES.map(name => [name, lookOf(mark, name)]));
  svg.remove();
  return looks;
}

function lookOf(mark: SVGPathElement, className: string): MarkLook {
  mark.setAttribute('class', className);
  const { fill, fillOpacity, stroke, strokeWidth, opacity } = getComputedStyle(mark);
  const paint = (value: string) => (value === '' || value === 'none' ? undefined : value);
  return {
    fill: paint(fill),
    fillAlpha: Number(fillOpacity || 1),
    stroke: paint(stroke),
    width: Number.parseFloat(strokeWidth) || 1,
    alpha: Number(opacity || 1),
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

export const cssOf = ([r, g, b]: Rgb, alpha = 1): string =>
  `rgb(${Math.round(r * 255)} ${Math.round(g * 255)} ${Math.round(b * 255)} / ${alpha.toFixed(3)})`;
