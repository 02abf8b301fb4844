/** The colours of the scene. A vertex carries the index of its tone; the theme defines its look. */
export const TONES = [
  'wall',
  'trim',
  'roof',
  'ridge',
  'ground',
  'pave',
  'window',
  'door',
  'column',
  'ink',
  'grey',
  'gilt',
  'seal',
  'good',
  'bad',
  'wood',
  'lantern',
  'water',
  'gold',
  'petal',
  'stone',
] as const;
export type Tone = (typeof TONES)[number];

export const toneIndex = (tone: Tone): number => TONES.indexOf(tone);
