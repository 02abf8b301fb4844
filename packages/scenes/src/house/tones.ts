import type { Tone } from '@app/building';

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
