import type { HolidayRegion } from './regions';

/**
 * Published lists, written out by hand; nothing of data/regions. Hong Kong: general holidays "gazetted for public
 * information" without the Sundays (www.gov.hk and info.gov.hk, press releases of 2012 to 2025). Macao: www.gov.mo,
 * public holidays under Executive Order 60/2000. Taiwan: 政府行政機關辦公日曆表 of 114 and 115 as announced on 2025-06-13, and of
 * 116.
 */
export const PUBLISHED: readonly (readonly [region: HolidayRegion, year: number, days: string])[] = [
  ['hong-kong', 2013, '0101 0211 0212 0213 0329 0330 0401 0404 0501 0517 0612 0701 0920 1001 1014 1225 1226'],
  ['hong-kong', 2014, '0101 0131 0201 0203 0405 0418 0419 0421 0501 0506 0602 0701 0909 1001 1002 1225 1226'],
  ['hong-kong', 2020, '0101 0125 0127 0128 0404 0410 0411 0413 0430 0501 0625 0701 1001 1002 1026 1225 1226'],
  ['hong-kong', 2021, '0101 0212 0213 0215 0402 0403 0405 0406 0501 0519 0614 0701 0922 1001 1014 1225 1227'],
  ['hong-kong', 2024, '0101 0210 0212 0213 0329 0330 0401 0404 0501 0515 0610 0701 0918 1001 1011 1225 1226'],
  ['hong-kong', 2026, '0101 0217 0218 0219 0403 0404 0406 0407 0501 0525 0619 0701 0926 1001 1019 1225 1226'],
  [
    'macao',
    2016,
    '0101 0208 0209 0210 0325 0326 0404 0501 0514 0609 0916 1001 1002 1009 1102 1208 1220 1221 1224 1225',
  ],
  [
    'macao',
    2018,
    '0101 0216 0217 0218 0330 0331 0405 0501 0522 0618 0925 1001 1002 1017 1102 1208 1220 1222 1224 1225',
  ],
  [
    'macao',
    2020,
    '0101 0125 0126 0127 0404 0410 0411 0430 0501 0625 1001 1002 1025 1102 1208 1220 1221 1224 1225',
  ],
  [
    'macao',
    2026,
    '0101 0217 0218 0219 0403 0404 0405 0501 0524 0619 0926 1001 1002 1018 1102 1208 1220 1222 1224 1225',
  ],
  [
    'taiwan',
    2026,
    '0101 0215 0216 0217 0218 0219 0220 0227 0228 0403 0404 0405 0406 0501 0619 0925 0928 1009 1010 1025 1026 1225',
  ],
  [
    'taiwan',
    2027,
    '0101 0204 0205 0206 0207 0208 0209 0210 0228 0301 0404 0405 0406 0430 0501 0609 0915 0928 1010 1011 1025 1224 1225 1231',
  ],
];

/**
 * 總放假日數: days off in a year including weekends, as Taiwan's Executive Yuan announced them with each calendar; and the
 * Saturdays worked in exchange as named by the announcements and the tests of the Python library holidays (MIT).
 */
export const TAIWAN_YEARS: readonly (readonly [year: number, daysOff: number | undefined, worked: string])[] =
  [
    [2017, 116, '0218 0603 0930'],
    [2018, undefined, '0331 1222'],
    [2019, undefined, '0119 0223 1005'],
    [2020, undefined, '0215 0620 0926'],
    [2021, 116, '0220 0911'],
    [2022, undefined, '0122'],
    [2023, undefined, '0107 0204 0218 0325 0617 0923'],
    [2024, 115, '0217'],
    [2025, 118, '0208'],
    [2026, 120, ''],
  ];
