import type { SkySample } from '@app/building';
import type { Palace } from '@app/fengshui';
import type { PalaceContent } from '../ink/PalacePlan';

/** Degrees north: Hangzhou, where the stories and tests are. */
const LATITUDE = 30.27;
const RADIANS = Math.PI / 180;

/**
 * A day's path of a body of fixed declination, sampled every ten minutes; `at` is the hour angle in hours, -12 to 12, 0
 * at culmination. Horizon coordinates after Meeus, Astronomical Algorithms, ch. 13.
 */
export function dayOf(declination: number, latitude = LATITUDE): readonly SkySample[] {
  const [dec, lat] = [declination * RADIANS, latitude * RADIANS];
  return Array.from({ length: 145 }, (_, index) => {
    const at = index / 6 - 12;
    const hour = at * 15 * RADIANS;
    const sine = Math.sin(dec) * Math.sin(lat) + Math.cos(dec) * Math.cos(lat) * Math.cos(hour);
    const east = -Math.cos(dec) * Math.sin(hour);
    const north = Math.sin(dec) * Math.cos(lat) - Math.cos(dec) * Math.cos(hour) * Math.sin(lat);
    return {
      at,
      azimuth: (Math.atan2(east, north) / RADIANS + 360) % 360,
      altitude: Math.asin(sine) / RADIANS,
    };
  });
}

const room = (wall: string, floor: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${wall}" d="M0 0h4v3H0z"/><path fill="${floor}" d="M0 2.2 .7 2h2.6l.7.2V3H0z"/><path fill="#fbf8ee" d="M1.2 .6h1.6v.9H1.2z"/></svg>`,
  )}`;

const content = (label: string, ...photos: string[]): PalaceContent => ({
  label,
  short: label.slice(0, 2).trim(),
  rooms: photos.length > 0 ? [{ name: { zh: '客厅', en: 'Living room' }, share: 0.62 }] : [],
  star: { year: 2026, star: 5 },
  photos: photos.map((url, index) => ({ url, caption: `${label} ${index + 1}`, turns: 0 })),
});

/** A home with photos in four of its palaces. */
export const PALACES: Readonly<Record<Palace, PalaceContent>> = {
  N: content('北 · 坎宫', room('#dfe3de', '#6f8378')),
  NE: content('东北 · 艮宫'),
  E: content('东 · 震宫', room('#d9dee4', '#62778c'), room('#e9dcc4', '#8a6a48')),
  SE: content('东南 · 巽宫'),
  S: content('南 · 离宫', room('#efe3d3', '#a5714d')),
  SW: content('西南 · 坤宫'),
  W: content('西 · 兑宫'),
  NW: content('西北 · 乾宫'),
  C: content('中宫', room('#ece6d8', '#8d8462')),
};

export const DIRECTIONS = ['北', '东北', '东', '东南', '南', '西南', '西', '西北'] as const;
