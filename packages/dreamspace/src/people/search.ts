import { isKeyOf } from '@app/kernel';
import { KEYWORDS } from '../texts/keywords';
import { LANGUAGES, type Language } from '../texts/language';
import { NAMES } from '../texts/names';
import { PLACES } from '../texts/places';
import type { Bubble, ConnectionStatus } from './bubble';

const PEOPLE_FILTERS = ['all', 'available', 'mine'] as const;
export type PeopleFilter = (typeof PEOPLE_FILTERS)[number];

const STATUS_OF: Readonly<Record<PeopleFilter, ConnectionStatus | undefined>> = {
  all: undefined,
  available: 'available',
  mine: 'connected-to-me',
};

/**
 * The name, once there is one (A18).
 *
 * @example
 * const [first] = generateBubbles(seededRandom(7), millis(1_780_000_000_000));
 * nameOf(first!, 'en'); // a name where the person is connected to me, else undefined
 */
export const nameOf = ({ name }: Bubble, language: Language): string | undefined =>
  name && isKeyOf(NAMES[name], language) ? NAMES[name][language] : undefined;

/**
 * True if the filter includes the person and a name, place or word of theirs, in either language, contains the query.
 *
 * @example
 * const [first] = generateBubbles(seededRandom(7), millis(1_780_000_000_000));
 * isFound(first!, '', 'all'); // true
 */
export function isFound(bubble: Bubble, query: string, filter: PeopleFilter): boolean {
  if (typeof query !== 'string' || !isKeyOf(STATUS_OF, filter)) return false;
  const status = STATUS_OF[filter];
  if (status && bubble.connectionStatus !== status) return false;
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return true;
  const texts = LANGUAGES.flatMap(language => [
    nameOf(bubble, language) ?? '',
    PLACES[bubble.location][language],
    ...bubble.keywords.map(word => KEYWORDS[word][language]),
  ]);
  return texts.some(text => text.toLowerCase().includes(wanted));
}
