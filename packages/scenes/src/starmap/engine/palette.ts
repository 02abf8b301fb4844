/** Colours of the map as defined by its stylesheet for the current theme: anything the canvas understands. */
const NAMES = [
  'sky',
  'ground',
  'veil',
  'ring',
  'hair',
  'ecliptic',
  'horizon',
  'figure',
  'figure-faint',
  'picked',
  'star',
  'star-faint',
  'milky-way',
  'label',
  'label-region',
  'label-halo',
  'sun',
  'moon-lit',
  'moon-dark',
  'planet',
] as const;
type ColourName = (typeof NAMES)[number];

export interface Palette {
  readonly colour: Readonly<Record<ColourName, string>>;
  /** The strength of the Milky Way, the hairlines, and the veil over the sky below the horizon, 0 to 1. */
  readonly milkyWay: number;
  readonly hair: number;
  readonly veil: number;
  /** The saturation of the stars, 0 to 1. */
  readonly starColour: number;
  /** A star on the other side of the horizon keeps this share of its strength on the planisphere. */
  readonly below: number;
  /** Dots of ink are larger than lights of the same magnitude, which shine. */
  readonly starSize: number;
  readonly font: string;
}

/** Reads the custom properties `--map-*` of an element inside `.starmap`. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(`--map-${name}`).trim();
  const colour = Object.fromEntries(NAMES.map(name => [name, read(name)])) as Record<ColourName, string>; // NAMES' own keys
  return {
    colour,
    milkyWay: Number(read('milky-way-strength')),
    hair: Number(read('hair-strength')),
    veil: Number(read('veil-strength')),
    starColour: Number(read('star-colour')),
    below: Number(read('star-below')),
    starSize: Number(read('star-size')),
    font: style.fontFamily,
  };
}
