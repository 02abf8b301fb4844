/** Colours of the map as its stylesheet gives them for the theme in force: anything the canvas understands. */
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
  /** How strong the Milky Way and the hairlines are, 0 to 1. */
  readonly milkyWay: number;
  readonly hair: number;
  /** How much of their own colour stars show, 0 to 1. */
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
