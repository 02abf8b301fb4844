import { frozen, NOTHING } from '@app/kernel';
import { Body, Equator, Illumination, KM_PER_AU, MakeTime, Observer } from 'astronomy-engine';
import { daysSinceJ2000 } from '../time';
import { type AltAz, type SkyFrame, toAltAz } from './frame';
import type { Vector } from './vector';

/**
 * The bodies that move among the stars: the seven luminaries (七曜) of antiquity and the two planets discovered since.
 */
export const WANDERERS = frozen([
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
] as const);
export type WandererId = (typeof WANDERERS)[number];

/** The faintest planet that the naked eye can find, magnitudes: Uranus at its brightest. */
export const NAKED_EYE = 5.5;

export interface Wanderer extends AltAz {
  readonly id: WandererId;
  /** Seen from the place, J2000. */
  readonly vector: Vector;
  /** Apparent magnitude. */
  readonly magnitude: number;
  /** Lit part of the disc, 0 to 1. */
  readonly illumination: number;
}

export interface WandererName {
  readonly zh: string;
  /** Its name among the old astronomers; undefined if they had no other name for it. */
  readonly classical: string | undefined;
  readonly pinyin: string;
  readonly en: string;
}

export const WANDERER_NAMES: Readonly<Record<WandererId, WandererName>> = frozen({
  sun: { zh: '太阳', classical: '日', pinyin: 'Tàiyáng', en: 'Sun' },
  moon: { zh: '月亮', classical: '太阴', pinyin: 'Yuèliang', en: 'Moon' },
  mercury: { zh: '水星', classical: '辰星', pinyin: 'Shuǐxīng', en: 'Mercury' },
  venus: { zh: '金星', classical: '太白', pinyin: 'Jīnxīng', en: 'Venus' },
  mars: { zh: '火星', classical: '荧惑', pinyin: 'Huǒxīng', en: 'Mars' },
  jupiter: { zh: '木星', classical: '岁星', pinyin: 'Mùxīng', en: 'Jupiter' },
  saturn: { zh: '土星', classical: '镇星', pinyin: 'Tǔxīng', en: 'Saturn' },
  uranus: { zh: '天王星', classical: undefined, pinyin: 'Tiānwángxīng', en: 'Uranus' },
  neptune: { zh: '海王星', classical: undefined, pinyin: 'Hǎiwángxīng', en: 'Neptune' },
});

const BODIES: Readonly<Record<WandererId, Body>> = {
  sun: Body.Sun,
  moon: Body.Moon,
  mercury: Body.Mercury,
  venus: Body.Venus,
  mars: Body.Mars,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
  uranus: Body.Uranus,
  neptune: Body.Neptune,
};

/** Where sun, moon and planets are: within 0.01° (astronomy-engine). About 0.3 ms: once a second is plenty. */
export const wanderersAt = (frame: SkyFrame): readonly Wanderer[] =>
  WANDERERS.map(id => wandererAt(frame, id));

/** One of them; for callers without types: undefined for an unknown id. */
export function wandererAt(frame: SkyFrame, id: WandererId): Wanderer {
  if (!WANDERERS.includes(id)) return NOTHING;
  const { vector } = placeOf(frame, id);
  const { mag, phase_fraction } = Illumination(BODIES[id], MakeTime(daysSinceJ2000(frame.instant)));
  return { id, vector, magnitude: mag, illumination: phase_fraction, ...toAltAz(frame, vector) };
}

/** J2000, from the place itself, with the aberration of light: the frame's matrix does the rest, as for the stars. */
export function placeOf(
  { instant, place }: SkyFrame,
  id: WandererId,
): { readonly vector: Vector; readonly distanceKm: number } {
  const observer = new Observer(place.latitude, place.longitude, 0);
  const { vec, dist } = Equator(BODIES[id], MakeTime(daysSinceJ2000(instant)), observer, false, true);
  const length = Math.hypot(vec.x, vec.y, vec.z);
  return { vector: [vec.x / length, vec.y / length, vec.z / length], distanceKm: dist * KM_PER_AU };
}
