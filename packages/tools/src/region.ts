import { HOLIDAY_REGIONS, type HolidayRegion } from '@app/almanac/regions';
import type { Arguments, Parameter } from './parameters';
import type { World } from './tool';
import { type Bilingual, both } from './words';

/** R483: the region of the requested public holidays. */
export const HOLIDAYS_OF: Parameter = {
  type: 'string',
  enum: HOLIDAY_REGIONS,
  description:
    'The region whose public holidays count; the one that the person chose unless a place is asked about.',
};

export const REGION_NAMES: Readonly<Record<HolidayRegion, Bilingual>> = {
  mainland: both('中国大陆', 'mainland China'),
  'hong-kong': both('香港', 'Hong Kong'),
  macao: both('澳门', 'Macao'),
  taiwan: both('台湾', 'Taiwan'),
};

/** The requested region, or the person's choice, or the mainland. */
export const regionOf = (args: Arguments, { holidays = 'mainland' }: World): HolidayRegion =>
  HOLIDAY_REGIONS.find(region => region === args['holidays_of']) ?? holidays;
