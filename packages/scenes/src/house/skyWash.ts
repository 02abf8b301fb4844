import type { Orbit } from '@app/building/orbit';
import { hourOf } from '@app/home';
import type { HouseView } from './view';

/** A wash of colour behind the house, fading to nothing at the rim of its ellipse. Shares of the stage, from its top left. */
export interface SkyWash {
  readonly colour: 'warm' | 'gloom';
  /** In its middle, 0 to 1. */
  readonly strength: number;
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
}

/** The strength of a wash at shares of its radius: a brush runs dry, it does not stop. */
export const WASH_FADE: readonly (readonly [at: number, strength: number])[] = [
  [0, 1],
  [0.3, 0.86],
  [0.6, 0.42],
  [0.85, 0.08],
  [1, 0],
];
/** Where a low sun glows: at the height of the hills, or on the ground towards a reader with it at the back. */
const GLOW = { aside: 0.36, horizon: 0.3, towards: 0.43 } as const;
const HOUSE = { x: 0.5, y: 0.52 } as const;
const RADIANS = Math.PI / 180;

/** Behind the house: the dusk around it, and the glow on the side of the low sun, as the reader sees it. */
export function skyWashes(
  { sun }: Pick<HouseView, 'sun'>,
  { bearing }: Pick<Orbit, 'bearing'>,
): readonly SkyWash[] {
  const { warmth, gloom } = hourOf(sun);
  const fromReader = ((sun?.azimuth ?? 0) - bearing) * RADIANS;
  const washes: readonly SkyWash[] = [
    { colour: 'gloom', strength: gloom, ...HOUSE, radiusX: 0.62, radiusY: 0.62 },
    {
      colour: 'warm',
      strength: warmth,
      x: HOUSE.x - GLOW.aside * Math.sin(fromReader),
      y: GLOW.horizon + GLOW.towards * Math.max(Math.cos(fromReader), 0),
      radiusX: 0.56,
      radiusY: 0.24,
    },
  ];
  return washes.filter(({ strength }) => strength > 0);
}

/** The washes as a CSS background, the last one on top. */
export const cssOfWashes = (washes: readonly SkyWash[]): string =>
  washes
    .map(({ colour, strength, x, y, radiusX, radiusY }) => {
      const stops = WASH_FADE.map(
        ([at, left]) =>
          `color-mix(in srgb, var(--scene-${colour}) calc(${percent(strength * left)} * var(--scene-${colour}-wash)), transparent) ${percent(at)}`,
      );
      return `radial-gradient(${percent(radiusX)} ${percent(radiusY)} at ${percent(x)} ${percent(y)}, ${stops.join(', ')})`;
    })
    .reverse()
    .join(', ');

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
