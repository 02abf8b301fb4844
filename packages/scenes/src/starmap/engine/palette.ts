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
  /** The strength of the Milky Way and the hairlines, 0 to 1. */
  readonly milkyWay: number;
  readonly hair: number;
  /** The saturation of the stars, 0 to 1. */
  readonly starColour: number;
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
    starColour: Number(read('star-colour')),
    font: style.fontFamily,
  };
}
