import { getAlmanacDetail, type Names, termsAndClash, toAlmanacRecord, zh } from '@app/almanac';
import {
  type Bilingual,
  type ChatFacts,
  type ChatLanguage,
  type DayFacts,
  type GuideSection,
  type HomeFacts,
  type ResidentFacts,
  toDayFacts,
  toGuideSections,
} from '@app/chat';
import {
  directionOfMansionStar,
  kuaOfBirth,
  layoutGuide,
  MANSION_STARS,
  nameOf,
  trigramOfNumber,
} from '@app/fengshui';
import { type CivilDate, formatCivilDate, type Millis, parseCivilDate } from '@app/kernel';
import type { Resident, UserInfo } from '@app/session';
import { civilDateAt, moonPhase, sunPercent, sunState, wallClock } from '@app/sky';
import { parseBirthDate, parseBirthTime } from '@app/validation';

export interface FactSources {
  readonly language: ChatLanguage;
  readonly now: Millis;
  readonly zone: string;
  readonly info: UserInfo | undefined;
  /** Bearing of the house, degrees; undefined while nobody has said it. */
  readonly facing: number | undefined;
}

/** What the app knows at this moment, the household included; `withConsent` takes it away again. */
export async function gatherFacts({ language, now, zone, info, facing }: FactSources): Promise<ChatFacts> {
  const date = civilDateAt(now, zone);
  const { en } = await import('@app/almanac/en');
  const day = dayFacts(date, en);
  return {
    language,
    date: formatCivilDate(date),
    ...(day ? { day } : {}),
    sky: { light: lightOf(now, zone) },
    ...(info ? { home: homeFacts(info, facing, zone) } : {}),
  };
}

/** The layout guide as the built-in guide quotes it. */
export const guideSections = (): readonly GuideSection[] => toGuideSections(layoutGuide());

/** The almanac of any day, for the guide that answers in this browser. */
export async function loadAlmanac(): Promise<(date: string) => DayFacts | undefined> {
  const { en } = await import('@app/almanac/en');
  return date => {
    const civil = parseCivilDate(date);
    return civil && dayFacts(civil, en);
  };
}

/** Undefined outside the years of the almanac. */
function dayFacts(date: CivilDate, en: Names): DayFacts | undefined {
  const detail = getAlmanacDetail(date);
  if (!detail.ok) return undefined;
  const day = detail.value;
  return toDayFacts(toAlmanacRecord(day, zh), toAlmanacRecord(day, en), termsAndClash(day, en));
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

const POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

function homeFacts(
  { locationName, residents }: UserInfo,
  facing: number | undefined,
  zone: string,
): HomeFacts {
  const direction = facing === undefined ? undefined : POINTS[Math.round(facing / 45) % 8];
  return {
    ...(locationName === '' ? {} : { place: locationName }),
    ...(direction ? { facing: direction } : {}),
    residents: residents
      .filter(({ name }) => name.trim() !== '')
      .map(resident => residentFacts(resident, zone)),
  };
}

/** Name, relationship and what follows from the birth; the date itself stays on the device. */
function residentFacts(
  { name, relationship, gender, birthDate, birthTime }: Resident,
  zone: string,
): ResidentFacts {
  const known = { name, ...(relationship === '' ? {} : { relationship }) };
  const date = parseBirthDate(birthDate);
  const time = parseBirthTime(birthTime);
  if (!date.ok || !date.value || (gender !== 'male' && gender !== 'female')) return known;
  const reading = kuaOfBirth({
    date: date.value,
    ...(time.ok && time.value ? { time: time.value } : {}),
    zone,
    sex: gender,
  });
  const likeliest = reading.ok ? reading.value.answers[0] : undefined;
  if (!likeliest) return known;
  const trigram = trigramOfNumber(likeliest.kua);
  return {
    ...known,
    kua: likeliest.kua,
    group: likeliest.group,
    favourable: MANSION_STARS.slice(0, GOOD_STARS).map(star => ({
      direction: directionOfMansionStar(trigram, star),
      star: nameOf(`mansion.${star}`),
    })),
  };
}

/** The good ones stand first in the list of the eight. */
const GOOD_STARS = 4;
