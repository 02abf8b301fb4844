import { type AlmanacDetail, getAlmanacDetail, type IdOf, type Kind } from '@app/almanac';
import { err, formatCivilDate, ok, type Result } from '@app/kernel';
import type { ToolFault } from './faults';
import { DATE, faultOf, readDay } from './input';
import { type Arguments, parameters } from './parameters';
import type { CardMark, Computed, Tool } from './tool';
import { type Bilingual, both, dayName, joined, listed, lunarName, pillarName, termOf } from './words';

export const almanacDay: Tool = {
  name: 'almanac_day',
  title: both('某日黄历', 'almanac of a day'),
  description:
    'What the Chinese almanac says of one civil date: weekday, lunar date, year, month and day pillar, zodiac, solar term, festivals, yi (favoured), ji (to avoid), clash, duty, spirit. Call it for every date you speak of; never work a pillar or a lunar date out yourself.',
  parameters: () => parameters({ date: DATE }, ['date']),
  run: tellDay,
};

const CONVENTION = both(
  '农历与节气按中国标准时间；生肖随农历新年，年柱随立春，月柱随节。宜忌各家不同。',
  'Lunar dates and terms by China standard time; the zodiac turns at lunar new year, the year pillar at the start of spring, the month pillar at a solar term. Almanacs differ on yi and ji.',
);
const SOURCE = both(
  'tyme4ts 宜忌表，节气与农历经天文台表核对',
  'tyme4ts table of yi and ji; terms and lunar dates checked against observatory tables',
);

function tellDay({ date: text }: Arguments): Result<Computed, ToolFault> {
  const date = readDay('date', text);
  if (!date.ok) return date;
  const found = getAlmanacDetail(date.value);
  return found.ok ? ok(computed(found.value)) : err(faultOf(found.error));
}

/** Ids with their words, in order. */
const words = <K extends Kind>(
  kind: K,
  ids: readonly IdOf<K>[],
  say: (words: Bilingual) => unknown,
): Record<string, unknown> => Object.fromEntries(ids.map(id => [id, say(termOf(kind, id))]));

function computed(day: AlmanacDetail): Computed {
  const date = formatCivilDate(day.date);
  const { solarTerm: terms, lunar } = day;
  const spirit = termOf('daySpirit', day.spirit.id);
  const clash = both(
    `冲${termOf('zodiac', day.clash.zodiac).zh}煞${termOf('direction', day.clash.bane).zh}`,
    `clashes with the ${termOf('zodiac', day.clash.zodiac).en}, bane in the ${termOf('direction', day.clash.bane).en}`,
  );
  return {
    facts: say => ({
      date,
      weekday: say(termOf('weekday', day.weekday)),
      lunar: {
        year: lunar.year,
        month: lunar.month,
        leap: lunar.isLeap,
        day: lunar.day,
        name: say(lunarName(lunar)),
      },
      pillars: Object.fromEntries(
        (['year', 'month', 'day'] as const).map(place => [
          place,
          { id: day[`${place}Pillar`], name: say(pillarName(day[`${place}Pillar`])) },
        ]),
      ),
      zodiac: words('zodiac', [day.zodiac], say),
      term: {
        in_force: words('solarTerm', [terms.current.id], say),
        begins_today: terms.today !== null,
        next: { ...words('solarTerm', [terms.next.id], say), in_days: day.daysToNextTerm },
      },
      festivals: words('festival', day.festivals, say),
      day_off: day.dayOff.status,
      yi: words('activity', day.yi, say),
      ji: words('activity', day.ji, say),
      clash: say(clash),
      duty: words('duty', [day.duty], say),
      spirit: { ...words('daySpirit', [day.spirit.id], say), luck: day.spirit.luck },
      ...(day.nearMidnight.length > 0 ? { near_midnight: day.nearMidnight } : {}),
      convention: say(CONVENTION),
      source: say(SOURCE),
    }),
    lists: ['ji', 'yi'],
    card: {
      asked: dayName(day.date),
      lead: joined([leadOf(day), both(`${clash.zh}。`, `The day ${clash.en}.`)]),
      rows: [
        { text: both('干支', 'Pillars'), detail: pillarsOf(day) },
        { text: both('宜', 'Good for'), marks: marksOf(day.yi, 'good') },
        { text: both('忌', 'Avoid'), marks: marksOf(day.ji, 'bad') },
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
      ],
      note: joined([CONVENTION, both(`据：${SOURCE.zh}。`, `By: ${SOURCE.en}.`)]),
      page: { kind: 'almanac', date },
    },
  };
}

const marksOf = (ids: readonly IdOf<'activity'>[], tone: CardMark['tone']): readonly CardMark[] =>
  ids.length === 0
    ? [{ tone: 'plain', text: both('无', 'none') }]
    : ids.slice(0, 12).map(id => ({ tone, text: termOf('activity', id) }));

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
