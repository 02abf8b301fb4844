import type { AlmanacOptions } from './almanacDay';
import { HONG_KONG, MACAO, TAIWAN } from './generated/regions';
import { builtInHolidays, type Holidays, packedHolidays } from './holidays';
import { once } from './tables/unpack';

/** Where public holidays are known: each has a law and a table of its own. */
export const HOLIDAY_REGIONS = ['mainland', 'hong-kong', 'macao', 'taiwan'] as const;
export type HolidayRegion = (typeof HOLIDAY_REGIONS)[number];

/**
 * True of what may be handed to `holidaysOf`: a stored choice may be anything.
 *
 * @example
 * isHolidayRegion('taiwan'); // true
 */
export const isHolidayRegion = (value: unknown): value is HolidayRegion =>
  HOLIDAY_REGIONS.some(region => region === value);

const TABLES: Readonly<Record<HolidayRegion, () => Holidays>> = {
  mainland: builtInHolidays,
  'hong-kong': /* @__PURE__ */ once(() => packedHolidays(HONG_KONG)),
  macao: /* @__PURE__ */ once(() => packedHolidays(MACAO)),
  taiwan: /* @__PURE__ */ once(() => packedHolidays(TAIWAN)),
};

/**
 * The public holidays of a region, ready to be asked. `years` tells which years are known: the others have no data.
 * Saturdays and Sundays are weekends in all of them. Sources: the files of data/regions.
 *
 * @example
 * unwrap(getAlmanacDay('2026-07-01', { holidays: holidaysOf('hong-kong') })).dayOff.holiday; // 'hong-kong-day'
 */
export const holidaysOf = (region: HolidayRegion): Holidays => TABLES[region]();

const BUILT_IN: AlmanacOptions = /* @__PURE__ */ Object.freeze({});

/**
 * What to hand to a function of the almanac so that it tells the days off of a region. For the mainland nothing: its
 * table is built in, and records are kept.
 *
 * @example
 * unwrap(getYear(2026, inRegion('taiwan'))).length; // 365
 */
export const inRegion = (region: HolidayRegion): AlmanacOptions =>
  region === 'mainland' ? BUILT_IN : { holidays: holidaysOf(region) };

/** Of BCP 47 tags: the region that a subtag names. */
const BY_SUBTAG: Readonly<Record<string, HolidayRegion>> = {
  CN: 'mainland',
  HK: 'hong-kong',
  MO: 'macao',
  TW: 'taiwan',
};

/**
 * The region to propose to a reader, by the first language tag that names one. Where the first tag asks for Traditional
 * characters and names none, it is the first of those that write them, else Taiwan (CLDR, likely subtags: zh-Hant is
 * zh-Hant-TW); the mainland where no tag tells.
 *
 * @example
 * likelyRegion(['zh-Hant', 'en', 'zh-HK']); // 'hong-kong'
 */
export function likelyRegion(tags: readonly string[]): HolidayRegion {
  const named = tags.flatMap(tag => {
    const [, ...parts] = tag.split('-');
    return parts.flatMap(part => BY_SUBTAG[part.toUpperCase()] ?? []);
  });
  if (tags[0] !== 'zh-Hant') return named[0] ?? 'mainland';
  return named.find(region => region !== 'mainland') ?? 'taiwan';
}
