import { err, ok, type Result, toJulianDayNumber } from '@app/kernel';
import { almanacDetailAt } from './almanacDetail';
import type { AlmanacError } from './errors';
import * as ids from './generated/ids';
import { XIEJI } from './generated/xieji';
import { dayPillarIndex } from './pillars';
import { dayOfTerm, termAt } from './tables/solarTerms';
import { once } from './tables/unpack';
import type { AlmanacDetail } from './types';
import { type DateInput, tableDay, validateDate } from './validate';
import { type ActivityId, type BranchId, type DutyId, type GodId, idAt, type StemId } from './vocabulary';

/** The book's reason for or against an activity on a day. */
export type XiejiReason =
  | { readonly kind: 'god'; readonly id: GodId }
  | { readonly kind: 'duty'; readonly id: DutyId }
  | { readonly kind: 'stem'; readonly id: StemId }
  | { readonly kind: 'branch'; readonly id: BranchId }
  | { readonly kind: 'lunar-day'; readonly day: number }
  /** The eighteen days before each start of season, when earth rules (土王用事). */
  | { readonly kind: 'earth-rule' };

/** The entry of 钦定协纪辨方书 for one activity on one day. */
export interface XiejiEntry {
  readonly activity: ActivityId;
  /** Leaf of volume 11: `14a`. */
  readonly leaf: string;
  readonly favours: readonly XiejiReason[];
  readonly forbids: readonly XiejiReason[];
  /** The entry of the folk table of `getAlmanacDay`. */
  readonly folk: 'yi' | 'ji' | 'silent';
  /** True when the table names it on one side and the book only on the other. */
  readonly differs: boolean;
}

/**
 * The day by the second school: the lists of 钦定协纪辨方书 (1741), volume 11, with the reasons that apply on the day.
 * Activities without an entry today are left out. Where both sides have reasons, volume 10 weighs them by rank; this
 * lists both and does not.
 *
 * @example
 * const entries = unwrap(getXiejiDay('2026-06-21'));
 * entries.find(({ activity }) => activity === 'worship')?.forbids; // [{ kind: 'branch', id: 'yin' }]
 */
export function getXiejiDay(date: DateInput): Result<readonly XiejiEntry[], AlmanacError> {
  const valid = validateDate(date);
  if (!valid.ok) return valid;
  const day = tableDay(valid.value);
  if (!day.ok) return err(day.error);
  const detail = almanacDetailAt(day.value, {});
  return ok(entries().flatMap(entry => readEntry(entry, detail)));
}

interface Row {
  readonly activities: readonly ActivityId[];
  readonly leaf: string;
  readonly yi: readonly string[];
  readonly ji: readonly string[];
}

const words = (text = ''): readonly string[] => text.split(' ').filter(word => word !== '');

const entries = /* @__PURE__ */ once(() =>
  XIEJI.split('\n').map((line): Row => {
    const [activities, leaf = '', yi, ji] = line.split('|');
    return {
      activities: words(activities).map(index => idAt(ids.activity, Number(index))),
      leaf,
      yi: words(yi),
      ji: words(ji),
    };
  }),
);

function readEntry({ activities, leaf, yi, ji }: Row, detail: AlmanacDetail): XiejiEntry[] {
  // A season comes before what it limits: 霜降后立春前 ...
  const isInSeason = yi.every(code => !code.startsWith('w') || isWithin(code, detail));
  const favours = isInSeason ? reasonsOf(yi, detail) : [];
  const forbids = reasonsOf(ji, detail);
  if (favours.length === 0 && forbids.length === 0) return [];
  return activities.map(activity => {
    const folk = detail.yi.includes(activity) ? 'yi' : detail.ji.includes(activity) ? 'ji' : 'silent';
    const only = forbids.length === 0 ? 'yi' : favours.length === 0 ? 'ji' : undefined;
    return Object.freeze({
      activity,
      leaf,
      favours: Object.freeze(favours),
      forbids: Object.freeze(forbids),
      folk,
      differs: folk !== 'silent' && only !== undefined && folk !== only,
    });
  });
}

const reasonsOf = (codes: readonly string[], detail: AlmanacDetail): XiejiReason[] =>
  codes.flatMap(code => reasonOf(code, detail) ?? []);

/** The reason behind a code, if it applies on the day. */
function reasonOf(code: string, { date, lunar, gods, duty }: AlmanacDetail): XiejiReason | undefined {
  const index = Number(code.slice(1));
  const pillar = dayPillarIndex(toJulianDayNumber(date));
  switch (code[0]) {
    case 'g': {
      const id = idAt(ids.god, index);
      return gods.some(god => god.id === id) ? Object.freeze({ kind: 'god', id }) : undefined;
    }
    case 'd':
      return duty === idAt(ids.duty, index) ? Object.freeze({ kind: 'duty', id: duty }) : undefined;
    case 's':
      return pillar % 10 === index ? Object.freeze({ kind: 'stem', id: idAt(ids.stem, index) }) : undefined;
    case 'b':
      return pillar % 12 === index
        ? Object.freeze({ kind: 'branch', id: idAt(ids.branch, index) })
        : undefined;
    case 'l':
      return lunar.day === index ? Object.freeze({ kind: 'lunar-day', day: index }) : undefined;
    case 'e':
      return isEarthRule(toJulianDayNumber(date), date.year)
        ? Object.freeze({ kind: 'earth-rule' })
        : undefined;
    default:
      return undefined;
  }
}

/** Eighteen days before the starts of spring, summer, autumn and winter. */
const STARTS = [3, 9, 15, 21] as const;
const EARTH_DAYS = 18;

const isEarthRule = (jdn: number, year: number): boolean =>
  STARTS.some(index => {
    const start = dayOfTerm(termAt(year, index));
    return jdn < start && jdn >= start - EARTH_DAYS;
  });

/** `w20-3`: from one solar term on and before another, across the turn of the year if necessary. */
function isWithin(code: string, { date }: AlmanacDetail): boolean {
  const [from = 0, to = 0] = code.slice(1).split('-').map(Number);
  const jdn = toJulianDayNumber(date);
  const { year } = date;
  const start = dayOfTerm(termAt(year, from));
  const end = dayOfTerm(termAt(year, to));
  return start < end ? jdn >= start && jdn < end : jdn >= start || jdn < end;
}
