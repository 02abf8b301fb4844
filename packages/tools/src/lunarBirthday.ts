import { getAlmanacDay, LAST_YEAR, nextLunarBirthday, solarToLunar } from '@app/almanac';
import { addDays, type CivilDate, err, formatCivilDate, ok, type Result } from '@app/kernel';
import type { ToolFault } from './faults';
import { DATE, faultOf, readDay, todayOf } from './input';
import { type Arguments, parameters } from './parameters';
import type { Computed, Tool, World } from './tool';
import { type Bilingual, both, dayName, lunarName, termOf } from './words';

export const lunarBirthday: Tool = {
  name: 'lunar_birthday',
  title: both('农历日子', 'lunar day'),
  description:
    'The civil dates on which a day of the lunar calendar falls in the coming years: a lunar birthday, a day of remembrance, 腊月二十三. Says what is done with leap months and the 30th.',
  parameters: () =>
    parameters(
      {
        month: { type: 'integer', minimum: 1, maximum: 12, description: 'Lunar month.' },
        day: { type: 'integer', minimum: 1, maximum: 30, description: 'Lunar day.' },
        leap: { type: 'boolean', description: 'The day lies in a leap month.' },
        years: { type: 'integer', minimum: 1, maximum: 20, description: 'How many times; 3 unless given.' },
        from: { ...DATE, description: 'First civil date to look at; today unless given.' },
      },
      ['month', 'day'],
    ),
  run: tellBirthdays,
};

const CONVENTION = both(
  '闰月之日在有该闰月的年份过闰月，其余年份过平月；三十在小月过廿九。另有只过平月、推到次日的习惯。',
  'A day of a leap month is kept in the leap month where there is one, else in the plain month; the 30th on the 29th of a short month. Others keep the plain month always, or the next day.',
);

function tellBirthdays(args: Arguments, world: World): Result<Computed, ToolFault> {
  const from = args['from'] === undefined ? ok(todayOf(world)) : readDay('from', args['from']);
  if (!from.ok) return from;
  // The schema has checked the numbers.
  const birthday = { month: Number(args['month']), day: Number(args['day']), isLeap: args['leap'] === true };
  const wanted = Number(args['years'] ?? 3);
  const dates: CivilDate[] = [];
  let start = from.value;
  while (dates.length < wanted && start.year <= LAST_YEAR) {
    const next = nextLunarBirthday(birthday, start);
    if (!next.ok) break;
    dates.push(next.value);
    start = addDays(next.value, 1);
  }
  const [first] = dates;
  if (!first) return err(faultOf({ code: 'almanac/year-not-in-tables' }));
  return ok(computed(birthday, first, dates));
}

function computed(
  birthday: { readonly month: number; readonly day: number; readonly isLeap: boolean },
  first: CivilDate,
  dates: readonly CivilDate[],
): Computed {
  const name = lunarName({ year: 2000, ...birthday });
  const days = dates.map(date => ({ date, ...namesOf(date) }));
  const whenFirst = days[0]?.weekday ?? both('', '');
  return {
    facts: say => ({
      lunar: { month: birthday.month, day: birthday.day, leap: birthday.isLeap, name: say(name) },
      dates: days.map(({ date, weekday, lunar }) => ({
        date: formatCivilDate(date),
        weekday: say(weekday),
        lunar: say(lunar),
      })),
      convention: say(CONVENTION),
    }),
    lists: ['dates'],
    card: {
      asked: name,
      lead: both(
        `农历${name.zh}最近一次是${dayName(first).zh}${whenFirst.zh}。`,
        `The next lunar ${name.en} is ${whenFirst.en}, ${dayName(first).en}.`,
      ),
      rows: days.map(({ date, weekday, lunar }) => ({
        date: formatCivilDate(date),
        text: weekday,
        detail: lunar,
      })),
      note: CONVENTION,
      page: { kind: 'almanac', date: formatCivilDate(first) },
    },
  };
}

/** The weekday and the lunar day as it is kept, which may be another than the one asked for. */
function namesOf(date: CivilDate): { readonly weekday: Bilingual; readonly lunar: Bilingual } {
  const day = getAlmanacDay(date);
  const lunar = solarToLunar(date);
  return {
    weekday: day.ok ? termOf('weekday', day.value.weekday) : both('', ''),
    lunar: lunar.ok ? lunarName(lunar.value) : both('', ''),
  };
}
