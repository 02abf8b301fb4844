import {
  type AlmanacDetail,
  dayClashes,
  getAlmanacDetail,
  type IdOf,
  type Kind,
  leapMonthOf,
  type SolarTerm,
} from '@app/almanac';
import { type HolidayRegion, inRegion } from '@app/almanac/regions';
import { birthYearsOf } from '@app/home';
import { compareCivilDates, err, formatCivilDate, localTimeAt, ok, type Result } from '@app/kernel';
import { nearestMinute } from '@app/sky';
import type { ToolFault } from './faults';
import { CROWD } from './fit';
import { DATE, faultOf, readDay } from './input';
import { type Arguments, parameters } from './parameters';
import { HOLIDAYS_OF, REGION_NAMES, regionOf } from './region';
import type { CardMark, Computed, Tool, World } from './tool';
import {
  type Bilingual,
  both,
  dayName,
  joined,
  listed,
  lunarMonthWords,
  lunarName,
  pillarName,
  termOf,
} from './words';

export const almanacDay: Tool = {
  name: 'almanac_day',
  title: both('当日黄历', 'a day’s almanac'),
  description:
    'The Chinese almanac for one civil date: weekday, lunar date, year, month and day pillar, zodiac, solar term, festivals, public holidays of one region, yi (favoured), ji (to avoid), clash, duty, spirit, lucky hours, directions of the gods, dog days and nines; the people of the household it clashes with. Call it for every date you mention; never work a pillar or a lunar date out yourself.',
  parameters: () => parameters({ date: DATE, holidays_of: HOLIDAYS_OF }, ['date']),
  run: computeDay,
};

const conventionOf = (region: HolidayRegion): Bilingual =>
  both(
    `农历与节气按中国标准时间；生肖随农历新年，年柱随立春，月柱随节。宜忌各家不同。放假按${REGION_NAMES[region].zh}。`,
    `Lunar dates and terms by China standard time; the zodiac turns at lunar new year, the year pillar at the start of spring, the month pillar at a solar term. Almanacs differ on yi and ji. Days off are those of ${REGION_NAMES[region].en}.`,
  );
const SOURCE = both(
  'tyme4ts 宜忌表，节气与农历经天文台表核对',
  'tyme4ts table of yi and ji; terms and lunar dates checked against observatory tables',
);

function computeDay(args: Arguments, world: World): Result<Computed, ToolFault> {
  const date = readDay('date', args['date']);
  const region = regionOf(args, world);
  if (!date.ok) return date;
  const found = getAlmanacDetail(date.value, inRegion(region));
  return found.ok ? ok(computed(found.value, world, region)) : err(faultOf(found.error));
}

const DIRECTIONS = [
  ['joy', both('喜神', 'god of joy')],
  ['fortune', both('福神', 'god of fortune')],
  ['wealth', both('财神', 'god of wealth')],
] as const;

/** 21:00 to 23:00, and the rat hour, which opens and closes the day, listed once. */
const luckyHours = ({ hours }: AlmanacDetail): AlmanacDetail['hours'] =>
  hours.filter(({ luck, from }) => luck === 'lucky' && from < 23);

const two = (value: number): string => String(value).padStart(2, '0');
const hourName = ({ id, from, to }: AlmanacDetail['hours'][number]): Bilingual => {
  const name = termOf('doubleHour', id);
  const span = from === 0 ? '23:00–01:00' : `${two(from)}:00–${two(to)}:00`;
  return both(`${name.zh} ${span}`, `${name.en} ${span}`);
};

/** Dog days, nines of winter or plum rains, and the day number within them; most days have none. */
function seasonOf(day: AlmanacDetail): Bilingual | undefined {
  const { dogDays, nineDays, plumRain } = day;
  if (dogDays) return nth(termOf('dogDay', dogDays.id), dogDays.day);
  if (nineDays) return nth(termOf('nineDays', nineDays.id), nineDays.day);
  return plumRain ? nth(termOf('plumRain', plumRain.id), plumRain.day) : undefined;
}
const nth = (name: Bilingual, day: number): Bilingual =>
  both(`${name.zh}第 ${day} 天`, `day ${day} of ${name.en}`);

/** The current double hour, on the reader's own day. */
function hourNow(day: AlmanacDetail, world: World): AlmanacDetail['hours'][number] | undefined {
  const now = localTimeAt(world.now, world.zone);
  if (!now.ok || compareCivilDates(now.value.date, day.date) !== 0) return undefined;
  return day.hours.find(({ from, to }) => now.value.clock.hour >= from && now.value.clock.hour < to);
}

/** The residents the day clashes with (R274); undefined without residents that may be named. */
function clashesOf(day: AlmanacDetail, { home, zone }: World): readonly string[] | undefined {
  if (!home || home.residents.length === 0) return undefined;
  const people = birthYearsOf(home.residents, { place: home.place, zone });
  return people
    .filter(({ year }) => {
      const clashes = dayClashes(day.date, { birthYears: [year] });
      return clashes.ok && clashes.value.some(({ kind }) => kind === 'resident');
    })
    .map(({ name }) => name);
}

/** The start of a term: the day of China's calendar, and the minute by the reader's clock. */
function beginsAt({ instant, date }: SolarTerm, zone: string): Begins {
  const local = localTimeAt(nearestMinute(instant), zone);
  const day = formatCivilDate(date);
  if (!local.ok) return { date: day };
  const { clock } = local.value;
  const here = formatCivilDate(local.value.date);
  const time = `${two(clock.hour)}:${two(clock.minute)}`;
  return { date: day, by_your_clock: here === day ? time : `${here} ${time}` };
}
interface Begins {
  readonly date: string;
  /** `13:52`, with its date if that differs. */
  readonly by_your_clock?: string;
}

/** Ids with their words, in order. */
const words = <K extends Kind>(
  kind: K,
  ids: readonly IdOf<K>[],
  inLanguage: (words: Bilingual) => unknown,
): Record<string, unknown> => Object.fromEntries(ids.map(id => [id, inLanguage(termOf(kind, id))]));

const DAY_OFF = {
  holiday: both('放假', 'a public holiday'),
  'make-up': both('调休上班', 'worked in exchange'),
  weekend: both('周末', 'a weekend'),
  workday: both('工作日', 'a working day'),
  'no-data': both('此年放假安排尚无资料', 'the holidays of this year are not known yet'),
} as const satisfies Record<AlmanacDetail['dayOff']['status'], Bilingual>;

/** 香港：佛诞，放假. */
function dayOffWords({ dayOff: { status, holiday } }: AlmanacDetail, region: HolidayRegion): Bilingual {
  const parts = [...(holiday ? [termOf('holiday', holiday)] : []), DAY_OFF[status]];
  const said = joined(parts, both('，', ', '));
  return both(`${REGION_NAMES[region].zh}：${said.zh}`, `${REGION_NAMES[region].en}: ${said.en}`);
}

function computed(day: AlmanacDetail, world: World, region: HolidayRegion): Computed {
  const convention = conventionOf(region);
  const season = seasonOf(day);
  const now = hourNow(day, world);
  const clashes = clashesOf(day, world);
  const lucky = luckyHours(day).map(hourName);
  const gods = DIRECTIONS.map(([at, name]) => ({ at, name, where: termOf('direction', day.directions[at]) }));
  const leapMonth = leapMonthOf(day.lunar.year);
  const date = formatCivilDate(day.date);
  const { solarTerm: terms, lunar } = day;
  const spirit = termOf('daySpirit', day.spirit.id);
  const clash = both(
    `冲${termOf('zodiac', day.clash.zodiac).zh}煞${termOf('direction', day.clash.bane).zh}`,
    `clashes with the ${termOf('zodiac', day.clash.zodiac).en}, avoid the ${termOf('direction', day.clash.bane).en}`,
  );
  return {
    facts: inLanguage => ({
      date,
      weekday: inLanguage(termOf('weekday', day.weekday)),
      lunar: {
        year: lunar.year,
        month: lunar.month,
        leap: lunar.isLeap,
        day: lunar.day,
        name: inLanguage(lunarName(lunar)),
      },
      pillars: Object.fromEntries(
        (['year', 'month', 'day'] as const).map(place => [
          place,
          { id: day[`${place}Pillar`], name: inLanguage(pillarName(day[`${place}Pillar`])) },
        ]),
      ),
      zodiac: words('zodiac', [day.zodiac], inLanguage),
      term: {
        in_force: words('solarTerm', [terms.current.id], inLanguage),
        begins_today: terms.today !== null,
        ...(terms.today === null ? {} : { begins: beginsAt(terms.current, world.zone) }),
        next: {
          ...words('solarTerm', [terms.next.id], inLanguage),
          in_days: day.daysToNextTerm,
          begins: beginsAt(terms.next, world.zone),
        },
      },
      festivals: words('festival', day.festivals, inLanguage),
      day_off: day.dayOff.status,
      ...(day.dayOff.holiday ? { holiday: words('holiday', [day.dayOff.holiday], inLanguage) } : {}),
      holidays_of: region,
      yi: words('activity', day.yi, inLanguage),
      ji: words('activity', day.ji, inLanguage),
      clash: inLanguage(clash),
      duty: words('duty', [day.duty], inLanguage),
      spirit: { ...words('daySpirit', [day.spirit.id], inLanguage), luck: day.spirit.luck },
      ...(season ? { season_days: inLanguage(season) } : {}),
      ...(leapMonth ? { leap_month_of_year: leapMonth } : {}),
      ...(now ? { hour_now: inLanguage(hourName(now)) } : {}),
      ...(clashes ? { clashes_with: clashes } : {}),
      gods: Object.fromEntries(gods.map(({ at, where }) => [at, inLanguage(where)])),
      lucky_hours: lucky.map(inLanguage),
      ...(day.nearMidnight.length > 0 ? { near_midnight: day.nearMidnight } : {}),
      convention: inLanguage(convention),
      source: inLanguage(SOURCE),
    }),
    lists: [
      ...((clashes?.length ?? 0) > CROWD ? ['clashes_with'] : []),
      ...['lucky_hours', 'ji', 'yi', 'clashes_with'],
    ],
    card: {
      asked: dayName(day.date),
      lead: joined([leadOf(day), both(`${clash.zh}。`, `The day ${clash.en}.`)]),
      rows: [
        {
          date,
          text: termOf('weekday', day.weekday),
          detail: joined([lunarName(lunar), pillarName(day.dayPillar)], both(' · ', ' · ')),
        },
        { text: both('宜', 'Good for'), marks: marksOf(day.yi, 'good') },
        { text: both('忌', 'Avoid'), marks: marksOf(day.ji, 'bad') },
        { id: 'pillars', text: both('干支', 'Pillars'), detail: pillarsOf(day) },
        { text: both('冲煞', 'Clash'), detail: clash },
        {
          text: both('神煞', 'Layers'),
          detail: joined(
            [
              both(`${termOf('duty', day.duty).zh}日`, `duty ${termOf('duty', day.duty).en}`),
              both(
                `${spirit.zh}（${termOf('luck', day.spirit.luck).zh}）`,
                `${spirit.en} (${day.spirit.luck})`,
              ),
            ],
            both('，', ', '),
          ),
        },
        {
          text: both('方位', 'Directions'),
          detail: listed(
            gods.map(({ name, where }) => both(`${name.zh}${where.zh}`, `${name.en} ${where.en}`)),
          ),
        },
        { text: both('吉时', 'Lucky hours'), detail: listed(lucky) },
        { text: both('节气', 'Solar term'), detail: termWords(day, world.zone) },
        { text: both('放假', 'Days off'), detail: dayOffWords(day, region) },
        ...(season ? [{ text: both('时令', 'Season'), detail: season }] : []),
        ...(now ? [{ text: both('此刻', 'Now'), detail: hourName(now) }] : []),
        ...(clashes ? [{ text: both('家人', 'Household'), detail: clashWords(clashes) }] : []),
        ...(leapMonth
          ? [{ text: both('闰月', 'Leap month'), detail: leapWords(day.lunar.year, leapMonth) }]
          : []),
      ],
      note: joined([convention, both(`据：${SOURCE.zh}。`, `By: ${SOURCE.en}.`)]),
      page: { kind: 'almanac', date },
    },
  };
}

const leapWords = (year: number, month: number): Bilingual => {
  const { zh, en } = lunarMonthWords(month);
  return both(`${year} 年${zh}`, `${en} in ${year}`);
};

const clashWords = (names: readonly string[]): Bilingual => {
  const all = listed(names.map(name => both(name, name)));
  return names.length === 0
    ? both('不冲家人生年', 'clashes with nobody’s year of birth')
    : both(`冲${all.zh}的生年`, `clashes with the year of birth of ${all.en}`);
};

function termWords({ solarTerm, daysToNextTerm }: AlmanacDetail, zone: string): Bilingual {
  const { current, today, next } = solarTerm;
  const at = (term: SolarTerm): Bilingual => {
    const { date, by_your_clock: clock } = beginsAt(term, zone);
    if (clock === undefined) return both(date, date);
    return clock.length === '13:52'.length
      ? both(`${date} ${clock}`, `${date} ${clock}`)
      : both(`${date}（你的时钟 ${clock}）`, `${date} (${clock} by your clock)`);
  };
  const [now, then] = [termOf('solarTerm', current.id), termOf('solarTerm', next.id)];
  return both(
    `${now.zh}${today ? `（${at(current).zh} 交节）` : ''}，下一个${then.zh} ${at(next).zh}，还有 ${daysToNextTerm} 天`,
    `${now.en}${today ? ` (begins ${at(current).en})` : ''}; next ${then.en}, ${at(next).en}, in ${daysToNextTerm} ${daysToNextTerm === 1 ? 'day' : 'days'}`,
  );
}

/** Things of a list named on the card; the others are counted. */
const MARKS = 12;

const marksOf = (ids: readonly IdOf<'activity'>[], tone: CardMark['tone']): readonly CardMark[] =>
  ids.length === 0
    ? [{ tone: 'plain', text: both('无', 'none') }]
    : [
        ...ids.slice(0, MARKS).map(id => ({
          tone: id === 'avoid-anything-else' ? ('plain' as const) : tone,
          text: termOf('activity', id),
        })),
        ...(ids.length > MARKS
          ? [
              {
                tone: 'plain' as const,
                text: both(`另有 ${ids.length - MARKS} 项`, `${ids.length - MARKS} more`),
              },
            ]
          : []),
      ];

function pillarsOf(day: AlmanacDetail): Bilingual {
  const [year, month, own] = [day.yearPillar, day.monthPillar, day.dayPillar].map(pillarName) as [
    Bilingual,
    Bilingual,
    Bilingual,
  ]; // three go in, three come out
  return both(
    `${year.zh}年 ${month.zh}月 ${own.zh}日`,
    `${year.en} (year), ${month.en} (month), ${own.en} (day)`,
  );
}

function leadOf(day: AlmanacDetail): Bilingual {
  const weekday = termOf('weekday', day.weekday);
  const date = dayName(day.date);
  const lunar = lunarName(day.lunar);
  const pillars = pillarsOf(day);
  const zodiac = termOf('zodiac', day.zodiac);
  const today = [
    ...(day.solarTerm.today === null ? [] : [termOf('solarTerm', day.solarTerm.today)]),
    ...day.festivals.map(id => termOf('festival', id)),
  ];
  const named = today.length === 0 ? both('', '') : both(`，${listed(today).zh}`, `, ${listed(today).en}`);
  return both(
    `${date.zh}${weekday.zh}，农历${lunar.zh}${named.zh}，${zodiac.zh}年；${pillars.zh}。`,
    `${weekday.en}, ${date.en}: lunar ${lunar.en}${named.en}, year of the ${zodiac.en}; pillars ${pillars.en}.`,
  );
}
