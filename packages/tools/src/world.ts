import type { HolidayRegion } from '@app/almanac/regions';
import { type FactSources, knownPlaceOf } from '@app/home';
import type { Plan } from '@app/plan';
import type { KnownHome, World } from './tool';

/** The app's knowledge at the moment of a question. */
export interface WorldSources extends Pick<FactSources, 'now' | 'zone' | 'info' | 'houseFacts'> {
  readonly language: World['language'];
  readonly holidays?: HolidayRegion | undefined;
  /** The person's plan; undefined if there is none, or none that can be read. */
  readonly plan: Plan | undefined;
}

/**
 * R402. The world as the one who answers may know it: `nothing` of the home, the `home` that a person agreed to tell a
 * service of, or `everything`, for the guide in the person's own browser.
 */
export function worldFor(
  { now, zone, language, holidays, info, houseFacts, plan }: WorldSources,
  knows: 'nothing' | 'home' | 'everything',
): World {
  const moment = { now, zone, language, holidays };
  if (!info) return moment;
  if (knows === 'nothing') return { ...moment, withheld: true };
  const home: KnownHome = {
    place: knownPlaceOf(info),
    placeName: info.locationName,
    houseFacts,
    residents: info.residents.filter(({ name }) => name.trim() !== ''),
    plan,
  };
  return { ...moment, home, births: knows === 'everything' };
}
