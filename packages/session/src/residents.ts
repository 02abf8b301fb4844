import { formatCivilDate, type Millis, parseJson } from '@app/kernel';
import { cleanText, parseBirthDate } from '@app/validation';
import { readFields } from './json';

/** R54. */
export const GENDERS = ['male', 'female', 'other', 'unspecified'] as const;
export type Gender = (typeof GENDERS)[number];

/** The choices of the form; any other text is kept as typed. */
export const RELATIONSHIPS = [
  'self',
  'partner',
  'parent',
  'child',
  'sibling',
  'grandparent',
  'friend',
  'other',
] as const;

/** R53. Every text may be empty. Dates are plain `1990-05-15` and times `21:40`: a day of birth has no time zone. */
export interface Resident {
  /** A timestamp in milliseconds as text; unique in its household. */
  readonly id: string;
  readonly name: string;
  readonly gender: Gender;
  readonly birthDate: string;
  readonly birthplace: string;
  readonly birthTime: string;
  readonly chineseDate: string;
  /** One of `RELATIONSHIPS` or a text of one's own. */
  readonly relationship: string;
  /** A47, an addition of ours: the listed city whose clock the birth is read by, by its English name; absent unless chosen. */
  readonly birthCity?: string;
  /** A47: day and hour by true solar time; absent when off. */
  readonly trueSolarTime?: true;
  /** A47: the day pillar turns at midnight, not at 23:00; absent when off. */
  readonly dayAtMidnight?: true;
}

/** Two residents added in the same millisecond still get different ids, and later ones larger ids. */
export function nextResidentId(residents: readonly Pick<Resident, 'id'>[], now: Millis): string {
  const taken = residents.map(({ id }) => Number(id)).filter(Number.isSafeInteger);
  return String(taken.reduce((largest, id) => Math.max(largest, id + 1), now));
}

/** R55: the household with one more, empty resident; the first one is the person themselves. */
export const addResident = (residents: readonly Resident[], now: Millis): readonly Resident[] => [
  ...residents,
  {
    id: nextResidentId(residents, now),
    name: '',
    gender: 'unspecified',
    birthDate: '',
    birthplace: '',
    birthTime: '',
    chineseDate: '',
    relationship: residents.length === 0 ? 'self' : '',
  },
];

/** R55. An id that nobody has changes nothing. */
export const removeResident = (residents: readonly Resident[], id: string): readonly Resident[] =>
  residents.filter(resident => resident.id !== id);

export const updateResident = (
  residents: readonly Resident[],
  id: string,
  change: Partial<Omit<Resident, 'id'>>,
): readonly Resident[] =>
  residents.map(resident => (resident.id === id ? { ...resident, ...change } : resident));

/** The resident who is the account's owner: the one marked as self, else the first. */
export const findSelf = (residents: readonly Resident[]): Resident | undefined =>
  residents.find(({ relationship }) => SELF.includes(relationship.trim().toLowerCase())) ?? residents[0];

const SELF: readonly string[] = ['self', '本人'];

/** `1990-05-15` for any readable date, an ISO timestamp's own day included; else the unchanged text. */
export function toPlainDate(text: string): string {
  const day = /^\d{4}-\d{2}-\d{2}(?=T)/.exec(text.trim())?.[0] ?? text;
  const parsed = parseBirthDate(day);
  return parsed.ok && parsed.value ? formatCivilDate(parsed.value) : cleanText(day);
}

/** R621. More than any household of a form; what a list from elsewhere has beyond them is set aside. */
export const MOST_RESIDENTS = 200;

export interface ParsedResidents {
  readonly residents: readonly Resident[];
  /** The unreadable part, unchanged; undefined when all of it was readable. */
  readonly setAside: string | undefined;
}

/** Reads the stored list: a JSON text of an array, or an array. Anything else in it is handed back, not lost. */
export function parseResidents(stored: unknown): ParsedResidents {
  if (stored === undefined || stored === null || stored === '') return { residents: [], setAside: undefined };
  const list = typeof stored === 'string' ? parseJson(stored) : stored;
  const raw = typeof stored === 'string' ? stored : toText(stored);
  if (!Array.isArray(list)) return { residents: [], setAside: raw };
  const residents: Resident[] = [];
  const freeId = createFreeIds();
  for (const item of list.slice(0, MOST_RESIDENTS)) {
    const fields = readFields(item);
    if (!fields) continue;
    const { text, flag } = fields;
    const birthCity = text('birthCity');
    const id = fields.value('id');
    residents.push({
      id: freeId(Number.isFinite(id) ? String(id) : text('id')),
      name: text('name'),
      gender: fields.oneOf('gender', GENDERS, 'unspecified'),
      birthDate: text('birthDate'),
      birthplace: text('birthplace'),
      birthTime: text('birthTime'),
      chineseDate: text('chineseDate'),
      relationship: text('relationship'),
      ...(birthCity ? { birthCity } : {}),
      ...(flag('trueSolarTime') ? { trueSolarTime: true } : {}),
      ...(flag('dayAtMidnight') ? { dayAtMidnight: true } : {}),
    });
  }
  return { residents, setAside: residents.length < list.length ? raw : undefined };
}

// A list from elsewhere may lack ids or repeat them, and the form needs each to be one person's.
function createFreeIds(): (id: string) => string {
  const taken = new Set<string>();
  let next = 1;
  return id => {
    let free = id;
    for (; free === '' || taken.has(free); next += 1) free = String(next);
    taken.add(free);
    return free;
  };
}

/** R208: a value nested to exhaust the stack cannot be written down, and is none of ours. */
function toText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return '';
  }
}

export const formatResidents = (residents: readonly Resident[]): string => JSON.stringify(residents);
