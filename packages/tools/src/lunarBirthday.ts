import { getAlmanacDay, LAST_YEAR, nextLunarBirthday, solarToLunar } from '@app/almanac';
import { readBirth } from '@app/home';
import { addDays, type CivilDate, err, formatCivilDate, ok, type Result } from '@app/kernel';
import type { ToolFault } from './faults';
import { DATE, exclusive, faultOf, readDay, todayOf } from './input';
import { type Arguments, parameters } from './parameters';
import { findPerson, KIN_WORDS } from './people';
import type { Computed, Tool, World } from './tool';
import { type Bilingual, both, dayName, lunarName, termOf } from './words';

export const lunarBirthday: Tool = {
  name: 'lunar_birthday',
  title: both('农历日子', 'lunar day'),
  description:
    'The civil dates on which a day of the lunar calendar falls in the coming years: a lunar birthday, a day of remembrance, 腊月二十三. Says what is done with leap months and the 30th.',
  parameters: ({ home, births }) => {
    const known = births === true && home !== undefined && home.residents.length > 0;
    return parameters(
      {
        month: { type: 'integer', minimum: 1, maximum: 12, description: 'Lunar month.' },
        day: { type: 'integer', minimum: 1, maximum: 30, description: 'Lunar day.' },
        leap: { type: 'boolean', description: 'The day lies in a leap month.' },
        years: { type: 'integer', minimum: 1, maximum: 20, description: 'How many times; 3 unless given.' },
        from: { ...DATE, description: 'First civil date to look at; today unless given.' },
        ...(known
          ? {
              resident: {
                type: 'string',
                description: `In place of month and day, the person whose birthday it is: a name, or ${KIN_WORDS}.`,
              } as const,
            }
          : {}),
      },
      known ? [] : ['month', 'day'],
    );
  },
  run: computeBirthdays,
};

const CONVENTION = both(
  '闰月之日在有该闰月的年份过闰月，其余年份过平月；三十在小月过廿九。另有只过平月、推到次日的习惯。',
  'A day of a leap month is kept in the leap month where there is one, else in the plain month; the 30th on the 29th of a short month. Others keep the plain month always, or the next day.',
);

function computeBirthdays(args: Arguments, world: World): Result<Computed, ToolFault> {
  const from = args['from'] === undefined ? ok(todayOf(world)) : readDay('from', args['from']);
  if (!from.ok) return from;
  const given = exclusive(args, 'resident', ['month', 'day', 'leap']);
  if (!given.ok) return given;
  const birthday = birthdayOf(args, world);
  if (!birthday.ok) return birthday;
  const wanted = Number(args['years'] ?? 3);
  const dates: CivilDate[] = [];
  let start = from.value;
  while (dates.length < wanted && start.year <= LAST_YEAR) {
    const next = nextLunarBirthday(birthday.value, start);
    if (!next.ok) break;
    dates.push(next.value);
    start = addDays(next.value, 1);
  }
  const [first] = dates;
  if (!first) return err(faultOf({ code: 'almanac/year-not-in-tables' }));
  return ok(computed(birthday.value, first, dates));
}

interface Birthday {
  readonly month: number;
  readonly day: number;
  readonly isLeap: boolean;
  readonly whose?: string;
}

function birthdayOf(args: Arguments, world: World): Result<Birthday, ToolFault> {
  if (args['resident'] !== undefined) {
    const person = findPerson(String(args['resident']), world);
    if (!person.ok) return person;
    const { value } = person;
    const birth = readBirth(value, { place: world.home?.place, zone: world.zone });
    if (!birth.ok) return err(faultOf(birth.error));
    const { month, day, isLeap } = birth.value.chineseDate.lunar;
    return ok({ month, day, isLeap, whose: value.name });
  }
  const missing = (['month', 'day'] as const).find(name => args[name] === undefined);
  if (missing) return err({ code: 'tools/argument-missing', argument: missing });
  // The schema has checked the numbers.
  return ok({ month: Number(args['month']), day: Number(args['day']), isLeap: args['leap'] === true });
}

function computed({ whose, ...birthday }: Birthday, first: CivilDate, dates: readonly CivilDate[]): Computed {
  const name = lunarName({ year: 2000, ...birthday });
  const days = dates.map(date => ({ date, ...namesOf(date) }));
  // If the year lacks the leap month or the 30th, the answer is the day on which the birthday is celebrated.
  const observed = days[0]?.lunar;
  const observedOn =
    observed && observed.en !== name.en
      ? both(`（当年没有，过${observed.zh}）`, ` (kept on the ${observed.en})`)
      : both('', '');
  const whenFirst = days[0]?.weekday ?? both('', '');
  return {
    facts: inLanguage => ({
      ...(whose ? { resident: whose } : {}),
      lunar: { month: birthday.month, day: birthday.day, leap: birthday.isLeap, name: inLanguage(name) },
      dates: days.map(({ date, weekday, lunar }) => ({
        date: formatCivilDate(date),
        weekday: inLanguage(weekday),
        lunar: inLanguage(lunar),
      })),
      convention: inLanguage(CONVENTION),
    }),
    lists: ['dates'],
    card: {
      asked: whose ? both(`${whose}，${name.zh}`, `${whose}, ${name.en}`) : name,
      lead: both(
        `${whose ? `${whose}的生日` : ''}农历${name.zh}${observedOn.zh}：${dayName(first).zh}${whenFirst.zh}。`,
        `${whose ? `${whose}’s birthday, lunar` : 'Lunar'} ${name.en}${observedOn.en}: ${whenFirst.en}, ${dayName(first).en}.`,
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

/** The weekday and the lunar day of the celebration, which may differ from the requested one. */
function namesOf(date: CivilDate): { readonly weekday: Bilingual; readonly lunar: Bilingual } {
  const day = getAlmanacDay(date);
  const lunar = solarToLunar(date);
  return {
    weekday: day.ok ? termOf('weekday', day.value.weekday) : both('', ''),
    lunar: lunar.ok ? lunarName(lunar.value) : both('', ''),
  };
}
