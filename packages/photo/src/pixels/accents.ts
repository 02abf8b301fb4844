import { frozen } from '@app/kernel';
import { atan2Degrees, cubeRoot, exp2, log2 } from '../exact';
import type { Picture } from './picture';

/** Names of a room's colours. Only colours: no pixel identifies a material or an element. */
export const COLOURS = /* @__PURE__ */ frozen([
  'red',
  'orange',
  'brown',
  'yellow',
  'green',
  'cyan',
  'blue',
  'purple',
] as const);
export type Colour = (typeof COLOURS)[number];

export interface Accent {
  readonly colour: Colour;
  /** Share of the pixels, percent. */
  readonly share: number;
  /** Ratio to the usual share of that colour in a room. */
  readonly times: number;
  /** The mean of its pixels as they are in the photo, `#rrggbb`. */
  readonly swatch: string;
}

/** The usual share in percent: means of 30 photos of real rooms. Cyan and purple hardly occurred. */
const USUAL: Readonly<Record<Colour, number>> = {
  yellow: 4.5,
  brown: 3.7,
  orange: 1.6,
  blue: 0.9,
  red: 0.9,
  green: 0.4,
  cyan: 0.1,
  purple: 0.1,
};

/** Less colourful pixels are wall, and darker ones have no nameable colour. */
const LEAST_CHROMA = 0.07;
const LEAST_LIGHTNESS = 0.28;
/** Percent, and times the usual, from which a colour stands out. */
const LEAST_SHARE = 1;
const LEAST_TIMES = 1.5;

/**
 * The colours that stand out, most striking first, after removing the colour of the lamp: relative to the brightest
 * surface, so a truly yellow wall is shifted towards white as well.
 */
export function readAccents({ rgb }: Picture): readonly Accent[] {
  const pixels = rgb.length / 3;
  const linear = Float64Array.from(rgb, value => LINEAR[value] ?? 0);
  const gains = whitePatch(linear);
  const found = new Map<Colour, { count: number; readonly sums: [number, number, number] }>();
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const channel = (index: 0 | 1 | 2) => Math.min(1, (linear[pixel * 3 + index] ?? 0) * gains[index]);
    const colour = nameColour(toOklab(channel(0), channel(1), channel(2)));
    if (!colour) continue;
    const entry = found.get(colour) ?? { count: 0, sums: [0, 0, 0] };
    entry.count += 1;
    for (const index of [0, 1, 2] as const) entry.sums[index] += rgb[pixel * 3 + index] ?? 0;
    found.set(colour, entry);
  }
  return COLOURS.flatMap(colour => {
    const entry = found.get(colour);
    if (!entry) return [];
    const share = Math.round((entry.count / pixels) * 1000) / 10;
    const times = Math.round((share / USUAL[colour]) * 10) / 10;
    if (share < LEAST_SHARE || times < LEAST_TIMES) return [];
    const hex = entry.sums.map(sum =>
      Math.round(sum / entry.count)
        .toString(16)
        .padStart(2, '0'),
    );
    return [{ colour, share, times, swatch: `#${hex.join('')}` }];
  }).toSorted((a, b) => b.times - a.times || COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour));
}

/** Light from the numbers of sRGB (IEC 61966-2-1). */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : exp2(2.4 * log2((part + 0.055) / 1.055));
});

/** Limits for scaling a channel: the light of any room is within them. */
const [LEAST_GAIN, MOST_GAIN] = [0.74, 1.35];

/** The brightest surface counts as white: equalises the 95th percentile of each channel. */
function whitePatch(linear: Float64Array): readonly [number, number, number] {
  const bright = ([0, 1, 2] as const).map(channel => {
    const values = linear.filter((_, at) => at % 3 === channel).sort();
    return values[Math.floor((values.length - 1) * 0.95)] ?? 0;
  });
  const mean = bright.reduce((sum, value) => sum + value, 0) / 3;
  const gain = (index: number) =>
    Math.min(MOST_GAIN, Math.max(LEAST_GAIN, mean / (bright[index] || mean || 1)));
  return [gain(0), gain(1), gain(2)];
}

interface Oklab {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}

/** B. Ottosson, "A perceptual color space for image processing" (2020). */
export function toOklab(red: number, green: number, blue: number): Oklab {
  const l = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** Our convention, by hue in degrees. */
function nameColour({ lightness, a, b }: Oklab): Colour | undefined {
  const chroma = Math.sqrt(a * a + b * b);
  if (chroma < LEAST_CHROMA || lightness < LEAST_LIGHTNESS) return undefined;
  const angle = atan2Degrees(b, a);
  const hue = angle < 0 ? angle + 360 : angle;
  if (hue >= 345 || hue < 40) return 'red';
  if (hue < 60) return lightness >= 0.6 && chroma >= 0.09 ? 'orange' : 'brown';
  if (hue < 108) return 'yellow';
  if (hue < 170) return 'green';
  if (hue < 215) return 'cyan';
  return hue < 300 ? 'blue' : 'purple';
}
