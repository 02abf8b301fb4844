import { addDays, type CivilDate, formatCivilDate, weekdayOf } from '@app/kernel';
import { formatLunarDate } from './format';
import { builtInHolidays, dayOffAt, type Holidays } from './holidays';
import type { CalendarEvent } from './ics';
import type { Names } from './names';
import type { AlmanacDay } from './types';

export interface EventChoice {
  readonly solarTerms?: boolean;
  readonly festivals?: boolean;
  /** Days off and make-up workdays, by the built-in table or another; days in a row for the same reason are one event. */
  readonly holidays?: boolean | Holidays;
  /** An event for each day with its lunar date, and yi and ji in the description. */
  readonly everyDay?: boolean;
}

/**
 * Events of these days. With two sets of names the texts are in both languages.
 * The uid consists of (first) date, kind and id, never of a name or of the requested days: a holiday that extends
 * beyond them is still one whole event, so a later export updates it.
 *
 * @example
 * const june = unwrap(getRange('2026-06-01', '2026-06-30'));
 * almanacEvents(june, { solarTerms: true }, [zh])[0]?.summary; // '芒种'
 */
export function almanacEvents(
  days: readonly AlmanacDay[],
  choice: EventChoice,
  languages: readonly [Names, ...Names[]],
): readonly CalendarEvent[] {
  const both = (pick: (names: Names) => string) => languages.map(pick).join(' / ');
  const known = new Set<string>();
  return days.flatMap(day => {
    const event = (kind: string, id: string, summary: string, date = day.date): CalendarEvent => ({
      uid: `${formatCivilDate(date)}-${kind}-${id}@almanac.ink-and-starlight`,
      date,
      summary,
    });
    const events: CalendarEvent[] = [];
    if (choice.everyDay) {
      const lunar = both(names => formatLunarDate(day.lunar, names));
      events.push({ ...event('day', 'almanac', lunar), description: dayText(day, both) });
    }
    const term = day.solarTerm.today;
    if (choice.solarTerms && term !== null) {
      events.push(
        event(
          'term',
          term,
          both(names => names.solarTerm[term]),
        ),
      );
    }
    for (const id of choice.festivals ? day.festivals : []) {
      events.push(
        event(
          'festival',
          id,
          both(names => names.festival[id]),
        ),
      );
    }
    const run = choice.holidays ? holidayRun(day.date, tableOf(choice.holidays)) : undefined;
    if (run) {
      const { holiday, status } = run;
      const summary = both(names => `${names.holiday[holiday]} (${mark(status, names)})`);
      events.push({ ...event('holiday', holiday, summary, run.from), days: run.days });
    }
    return events.filter(({ uid }) => !known.has(uid) && known.add(uid));
  });
}

const tableOf = (choice: true | Holidays): Holidays => (choice === true ? builtInHolidays() : choice);

/** The run of days, off or at work for the same holiday, containing a day; undefined on an ordinary day. */
function holidayRun(date: CivilDate, table: Holidays) {
  const at = (day: CivilDate) => dayOffAt(table, day, weekdayOf(day));
  const { holiday, status } = at(date);
  if (holiday === null) return undefined;
  const isSame = (day: CivilDate) => at(day).holiday === holiday && at(day).status === status;
  let from = date;
  for (let day = addDays(from, -1); isSame(day); day = addDays(day, -1)) from = day;
  let days = 1;
  while (isSame(addDays(from, days))) days++;
  return { holiday, status, from, days };
}

const mark = (status: AlmanacDay['dayOff']['status'], names: Names): string =>
  names.dayStatus[status === 'make-up' ? 'make-up' : 'holiday'];

function dayText(day: AlmanacDay, both: (pick: (names: Names) => string) => string): string {
  const list = (ids: AlmanacDay['yi'], names: Names) =>
    ids.length === 0
      ? names.phrase.none
      : ids.map(id => names.activity[id]).join(names.language === 'zh' ? '、' : ', ');
  const line = (kind: 'yi' | 'ji') =>
    both(names => `${names.phrase[kind]}${names.language === 'zh' ? '：' : ': '}${list(day[kind], names)}`);
  return `${line('yi')}\n${line('ji')}`;
}
