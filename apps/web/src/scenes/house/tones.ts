/** The colours of the scene. A vertex carries the index of its tone; what the tone looks like comes from the theme. */
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
  'inkSoft',
  'gilt',
  'seal',
  'good',
  'bad',
  'wood',
] as const;
export type Tone = (typeof TONES)[number];

export const toneIndex = (tone: Tone): number => TONES.indexOf(tone);

/** Which custom property colours a tone in the light, and which in the shade. */
export const TOKEN_OF_TONE: Readonly<Record<Tone, readonly [lit: string, shaded: string]>> = {
  wall: ['--face', '--scene-wall-shade'],
  trim: ['--face-2', '--scene-wall-shade'],
  roof: ['--roof', '--scene-roof-shade'],
  ridge: ['--roof-2', '--roof-2'],
  ground: ['--ground', '--ground'],
  pave: ['--pave', '--pave'],
  window: ['--scene-window', '--scene-window'],
  door: ['--door', '--door'],
  column: ['--scene-column', '--scene-column'],
  ink: ['--ink', '--ink'],
  inkSoft: ['--ink-2', '--ink-2'],
  gilt: ['--gilt', '--gilt'],
  seal: ['--seal', '--seal'],
  good: ['--avail', '--avail'],
  bad: ['--others', '--others'],
  wood: ['--scene-furniture', '--scene-furniture'],
};
