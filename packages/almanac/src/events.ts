import { daysBetween, formatCivilDate } from '@app/kernel';
import { formatLunarDate } from './format';
import type { CalendarEvent } from './ics';
import type { Names } from './names';
import type { AlmanacDay } from './types';

export interface EventChoice {
  readonly solarTerms?: boolean;
  readonly festivals?: boolean;
  /** Days off and make-up workdays; days in a row for the same reason are one event. */
  readonly holidays?: boolean;
  /** An event for each day with its lunar date, and yi and ji in the description. */
  readonly everyDay?: boolean;
}

/**
 * Events of these days. With two sets of names the texts stand in both languages.
 * The uid is made of (first) date, kind and id, never of a name: it stays when the language changes.
 */
export function almanacEvents(
  days: readonly AlmanacDay[],
  choice: EventChoice,
  languages: readonly [Names, ...Names[]],
): readonly CalendarEvent[] {
  const both = (pick: (names: Names) => string) => languages.map(pick).join(' / ');
  return days.flatMap((day, i) => {
    const { date, dayOff } = day;
    const event = (kind: string, id: string, summary: string, description?: string): CalendarEvent => ({
      uid: `${formatCivilDate(date)}-${kind}-${id}@almanac.ink-and-starlight`,
      date,
      summary,
      ...(description === undefined ? {} : { description }),
    });
    const term = choice.solarTerms ? day.solarTerm.today : null;
    const holiday = choice.holidays && !continues(days[i - 1], day) ? dayOff.holiday : null;
    return [
      ...(choice.everyDay
        ? [
            event(
              'day',
              'almanac',
              both(names => formatLunarDate(day.lunar, names)),
              dayText(day, both),
            ),
          ]
        : []),
      ...(term === null
        ? []
        : [
            event(
              'term',
              term,
              both(names => names.solarTerm[term]),
            ),
          ]),
      ...(choice.festivals
        ? day.festivals.map(id =>
            event(
              'festival',
              id,
              both(names => names.festival[id]),
            ),
          )
        : []),
      ...(holiday === null
        ? []
        : [
            {
              ...event(
                'holiday',
                holiday,
                both(names => `${names.holiday[holiday]} (${mark(dayOff.status, names)})`),
              ),
              days: runLength(days, i),
            },
          ]),
    ];
  });
}

/** Whether a day is off, or at work, for the same holiday as the day right before it. */
const continues = (before: AlmanacDay | undefined, { date, dayOff }: AlmanacDay): boolean =>
  before !== undefined &&
  before.dayOff.holiday === dayOff.holiday &&
  before.dayOff.status === dayOff.status &&
  daysBetween(before.date, date) === 1;

/** How many days the run that begins at `first` has among these days. */
function runLength(days: readonly AlmanacDay[], first: number): number {
  let end = first + 1;
  for (let day = days[end]; day && continues(days[end - 1], day); day = days[end]) end++;
  return end - first;
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
