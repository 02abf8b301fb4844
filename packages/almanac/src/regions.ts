import type { AlmanacOptions } from './almanacDay';
import { festivalsIn, type GregorianFestivals } from './festivals';
import { HONG_KONG, MACAO, TAIWAN } from './generated/regions';
import { builtInHolidays, type Holidays, NO_HOLIDAYS, packedHolidays } from './holidays';
import { once } from './tables/unpack';

/** Regions with public holidays: each has its own law and table. */
export const HOLIDAY_REGIONS = /* @__PURE__ */ Object.freeze([
  'mainland',
  'hong-kong',
  'macao',
  'taiwan',
] as const);
export type HolidayRegion = (typeof HOLIDAY_REGIONS)[number];

/**
 * Checks a region for `holidaysOf`: a stored choice may be anything.
 *
 * @example
 * isHolidayRegion('taiwan'); // true
 */
export const isHolidayRegion = (value: unknown): value is HolidayRegion =>
  HOLIDAY_REGIONS.some(region => region === value);

/** R484. By custom; Policy Address 1997; General Holidays Ordinance, Cap. 149. */
const IN_HONG_KONG: GregorianFestivals = {
  404: ['childrens-day', 1950],
  910: ['teachers-day', 1998],
  1001: ['national-day', 1997],
};
/** R484. 六一國際兒童節, held by the government since 2000; Executive Orders 24/2009 and 60/2000. */
const IN_MACAO: GregorianFestivals = {
  601: ['childrens-day', 2000],
  910: ['teachers-day', 2009],
  1001: ['national-day', 2000],
};
/** R484. 紀念日及節日實施辦法 of 1954, articles 2 and 5; the tenth of October is among the public holidays. */
const IN_TAIWAN: GregorianFestivals = {
  312: ['arbor-day', 1954],
  329: ['youth-day', 1954],
  404: ['childrens-day', 1954],
  928: ['teachers-day', 1954],
};

const TABLES: Readonly<Record<HolidayRegion, () => Holidays>> = {
  mainland: builtInHolidays,
  'hong-kong': /* @__PURE__ */ once(() => packedHolidays(HONG_KONG, festivalsIn(IN_HONG_KONG))),
  macao: /* @__PURE__ */ once(() => packedHolidays(MACAO, festivalsIn(IN_MACAO))),
  taiwan: /* @__PURE__ */ once(() => packedHolidays(TAIWAN, festivalsIn(IN_TAIWAN))),
};

/**
 * The public holidays of a region. `years` lists the known years: the others have no data. Saturdays and Sundays are
 * weekends in all regions. An unknown region has no known year. Sources: the files of data/regions.
 *
 * @example
 * unwrap(getAlmanacDay('2026-07-01', { holidays: holidaysOf('hong-kong') })).dayOff.holiday; // 'hong-kong-day'
 */
export const holidaysOf = (region: HolidayRegion): Holidays =>
  isHolidayRegion(region) ? TABLES[region]() : NO_HOLIDAYS;

const BUILT_IN: AlmanacOptions = /* @__PURE__ */ Object.freeze({});

/**
 * Options for the almanac's functions so they use a region's days off. Empty for the mainland: its table is built in, and
 * its records are cached.
 *
 * @example
 * unwrap(getYear(2026, inRegion('taiwan'))).length; // 365
 */
export const inRegion = (region: HolidayRegion): AlmanacOptions =>
  region === 'mainland' ? BUILT_IN : { holidays: holidaysOf(region) };

/** By BCP 47 subtag: the region it names. */
const BY_SUBTAG: Readonly<Record<string, HolidayRegion>> = {
  CN: 'mainland',
  HK: 'hong-kong',
  MO: 'macao',
  TW: 'taiwan',
};

/**
 * The region to propose to a reader, by the first language tag that names one. If the first tag asks for Traditional
 * characters without naming one, it is the first region among the tags that writes them, or else Taiwan (CLDR, likely
 * subtags: zh-Hant is zh-Hant-TW); the mainland if no tag decides. Case is ignored (RFC 5646, 2.1.1).
 *
 * @example
 * likelyRegion(['zh-Hant', 'en', 'zh-HK']); // 'hong-kong'
 */
export function likelyRegion(tags: readonly string[]): HolidayRegion {
  const known = Array.isArray(tags)
    ? tags.flatMap(tag => (typeof tag === 'string' ? tag.toUpperCase() : []))
    : [];
  const named = known.flatMap(tag => {
    const [, ...parts] = tag.split('-');
    return parts.flatMap(part => BY_SUBTAG[part] ?? []);
  });
  if (known[0] !== 'ZH-HANT') return named[0] ?? 'mainland';
  return named.find(region => region !== 'mainland') ?? 'taiwan';
}
