import type { Names } from '@app/almanac';
import {
  type Bilingual,
  type Direction,
  directionOfMansionStar,
  type Group,
  isGoodMansionStar,
  type Kua,
  MANSION_STARS,
  nameOf,
  trigramOfNumber,
} from '@app/fengshui';
import { formatCivilDate, type Millis } from '@app/kernel';
import type { UserInfo } from '@app/session';
import { civilDateAt, moonPhase, sunPercent, sunState, wallClock } from '@app/sky';
import { type DayFacts, dayFacts } from './dayFacts';
import { facingOf, palaceOfBearing } from './facing';
import type { HouseFacts } from './houseFacts';
import { type HouseholdMember, toReader } from './household';
import { knownPlaceOf } from './place';
import type { HomeClock } from './statedBirth';

export interface ResidentFacts {
  readonly name: string;
  readonly relationship?: string;
  /** Missing if the birth date or the sex is unknown. */
  readonly kua?: Kua;
  readonly group?: Group;
  /** The four favourable directions, best first. */
  readonly favourable?: readonly { readonly direction: Direction; readonly star: Bilingual }[];
}

/** An adviser's facts about a home. They contain no birth date and no coordinates. */
export interface HomeFacts {
  readonly place?: string;
  /** The palace the house faces, by the compass (A46). */
  readonly facing?: Direction;
  readonly residents: readonly ResidentFacts[];
}

/** The knowledge at the moment of a question. */
export interface MomentFacts {
  /** The reader's civil date, `2026-06-21`. */
  readonly date: string;
  readonly day?: DayFacts;
  readonly sky: { readonly light: Bilingual };
  readonly home?: HomeFacts;
}

export interface FactSources {
  readonly now: Millis;
  readonly zone: string;
  /** A guest has no home. */
  readonly info: UserInfo | undefined;
  readonly houseFacts: HouseFacts;
  /** English names of the almanac, which are loaded late. */
  readonly en: Names;
}

/** What the app knows at this moment, household included. */
export function gatherFacts({ now, zone, info, houseFacts, en }: FactSources): MomentFacts {
  const date = civilDateAt(now, zone);
  const day = dayFacts(date, en);
  return {
    date: formatCivilDate(date),
    ...(day ? { day } : {}),
    sky: { light: lightOf(now, zone) },
    ...(info ? { home: homeFacts(info, houseFacts, zone, now) } : {}),
  };
}

const PHASES: Readonly<Record<ReturnType<typeof moonPhase>['phase'], Bilingual>> = {
  newMoon: { zh: '新月', en: 'New Moon' },
  waxingCrescent: { zh: '蛾眉月', en: 'Waxing Crescent' },
  firstQuarter: { zh: '上弦月', en: 'First Quarter' },
  waxingGibbous: { zh: '盈凸月', en: 'Waxing Gibbous' },
  fullMoon: { zh: '满月', en: 'Full Moon' },
  waningGibbous: { zh: '亏凸月', en: 'Waning Gibbous' },
  lastQuarter: { zh: '下弦月', en: 'Last Quarter' },
  waningCrescent: { zh: '残月', en: 'Waning Crescent' },
};

function lightOf(now: Millis, zone: string): Bilingual {
  const sun = sunState(wallClock(now, zone));
  const moon = PHASES[moonPhase(now).phase];
  return sun.isDaytime
    ? {
        zh: `白天，日行 ${sunPercent(sun)}%；月相：${moon.zh}`,
        en: `daytime, the sun ${sunPercent(sun)}% of its way; moon phase: ${moon.en}`,
      }
    : { zh: `夜间；月相：${moon.zh}`, en: `night; moon phase: ${moon.en}` };
}

function homeFacts(info: UserInfo, houseFacts: HouseFacts, zone: string, now: Millis): HomeFacts {
  const place = knownPlaceOf(info);
  const facing = facingOf(houseFacts, place, now);
  return {
    ...(info.locationName === '' ? {} : { place: info.locationName }),
    ...(facing.isMeasured ? { facing: palaceOfBearing(facing.magnetic) } : {}),
    residents: info.residents
      .filter(({ name }) => name.trim() !== '')
      .map(resident => residentFacts(resident, resident.relationship, { place, zone })),
  };
}

/** Name, relationship and results of the birth; the date itself stays on the device. */
function residentFacts(resident: HouseholdMember, relationship: string, home: HomeClock): ResidentFacts {
  const known = { name: resident.name, ...(relationship === '' ? {} : { relationship }) };
  // Without a sex tradition has two answers; either alone would be a guess.
  const isStated = resident.gender === 'male' || resident.gender === 'female';
  const likeliest = isStated ? toReader(resident, home).kua?.answers[0] : undefined;
  if (!likeliest) return known;
  const trigram = trigramOfNumber(likeliest.kua);
  return {
    ...known,
    kua: likeliest.kua,
    group: likeliest.group,
    favourable: MANSION_STARS.filter(isGoodMansionStar).map(star => ({
      direction: directionOfMansionStar(trigram, star),
      star: nameOf(`mansion.${star}`),
    })),
  };
}
