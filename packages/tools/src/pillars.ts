import { type BirthBoundary, getBirthChart, type PillarId, type PillarPlace } from '@app/almanac';
import { type ReadBirth, readBirth, relevantBoundaries, type StoredBirth } from '@app/home';
import { err, formatCivilDate, ok, type Result } from '@app/kernel';
import { formatClockTime } from '@app/validation';
import type { ToolFault } from './faults';
import { CITY, DATE, exclusive, faultOf, readCity, readDay, readTime, TIME } from './input';
import { type Arguments, type Parameters, parameters } from './parameters';
import { findPerson, KIN_WORDS } from './people';
import type { Computed, Tool, World } from './tool';
import { type Bilingual, both, dayName, joined, listed, lunarName, pillarName, termOf } from './words';

export const pillars: Tool = {
  name: 'pillars',
  title: both('四柱', 'four pillars'),
  description:
    'The four pillars (八字) of a birth: year and month by the instant, day and hour by local standard time with summer time taken off. Says which pillar depends on minutes, summer time or a convention. Without a time there is no hour pillar.',
  parameters: paramsFor,
  run: computePillars,
};

function paramsFor({ home, births }: World): Parameters {
  const known = births === true && home !== undefined && home.residents.length > 0;
  return parameters(
    {
      date: { ...DATE, description: 'Day of birth in the civil calendar, YYYY-MM-DD, 1900 to 2100.' },
      time: { ...TIME, description: 'What the clock on the wall showed, HH:MM.' },
      city: { ...CITY, description: `Place of birth; the home unless given. ${CITY.description}` },
      true_solar_time: {
        type: 'boolean',
        description: 'Day and hour by the sundial of the city; needs city.',
      },
      day_at_midnight: { type: 'boolean', description: 'The day pillar turns at midnight, not at 23:00.' },
      ...(known
        ? {
            resident: {
              type: 'string',
              description: `In place of all others, a person of the household: a name, or ${KIN_WORDS}.`,
            } as const,
          }
        : {}),
    },
    known ? [] : ['date'],
  );
}

/** A resident's data known to the household. */
const OF_BIRTH = ['date', 'time', 'city', 'true_solar_time', 'day_at_midnight'];

function computePillars(args: Arguments, world: World): Result<Computed, ToolFault> {
  const given = exclusive(args, 'resident', OF_BIRTH);
  if (!given.ok) return given;
  const stored =
    args['resident'] === undefined ? typedBirth(args) : findPerson(String(args['resident']), world);
  if (!stored.ok) return stored;
  const birth = readBirth(stored.value, { place: world.home?.place, zone: world.zone });
  if (!birth.ok) return err(faultOf(birth.error));
  return ok(computed(birth.value, stored.value));
}

type Birth = StoredBirth & { readonly name?: string };

function typedBirth(args: Arguments): Result<Birth, ToolFault> {
  if (args['date'] === undefined) return err({ code: 'tools/argument-missing', argument: 'date' });
  const date = readDay('date', args['date']);
  if (!date.ok) return date;
  const time = args['time'] === undefined ? undefined : readTime(args['time']);
  if (time && !time.ok) return time;
  const city = args['city'] === undefined ? undefined : readCity(args['city']);
  if (city && !city.ok) return city;
  if (args['true_solar_time'] === true && !city) {
    return err({ code: 'tools/argument-missing', argument: 'city' });
  }
  return ok({
    birthDate: formatCivilDate(date.value),
    birthTime: time ? formatClockTime(time.value) : '',
    birthplace: '',
    ...(city ? { birthCity: city.value.id } : {}),
    ...(args['true_solar_time'] === true ? { trueSolarTime: true } : {}),
    ...(args['day_at_midnight'] === true ? { dayAtMidnight: true } : {}),
  });
}

const PLACES: readonly PillarPlace[] = ['year', 'month', 'day', 'hour'];
const PLACE_NAMES: Readonly<Record<PillarPlace, Bilingual>> = {
  year: both('年柱', 'year'),
  month: both('月柱', 'month'),
  day: both('日柱', 'day'),
  hour: both('时柱', 'hour'),
};
const BOUNDARIES: Readonly<Record<BirthBoundary['kind'], Bilingual>> = {
  'double-hour': both('临近时辰交界', 'near the turn of the double hour'),
  day: both('临近换日', 'near the turn of the day'),
  term: both('临近节气交接', 'near the turn of a solar term'),
  'start-of-spring': both('临近立春', 'near the start of spring'),
  'summer-time': both('当时行夏令时，已减去', 'summer time was in force and is subtracted'),
  'true-solar-time': both('若用真太阳时', 'by true solar time'),
  'zi-school': both('若子时换日之说不同', 'by the other rule for 23:00'),
  'clock-skipped': both('当日钟表未走过此刻', 'no clock showed this time'),
  'clock-twice': both('当日钟表走过此刻两次', 'clocks showed this time twice'),
};

/** R307. Without a place of birth: the clock assumed instead, and a request for the place. */
function whoseClock({ from, city, zone }: ReadBirth['place']): Bilingual {
  if (from === 'birthplace') return both('', '');
  if (from === 'home' && city)
    return both(
      `没有说出生地，按家所在地（${city.name.zh}）的钟表。`,
      ` No place of birth was given: the clock of the home (${city.name.en}) is used.`,
    );
  return both(
    `没有说出生地，暂按你这里的钟表（${zone} 时区）：时柱可能因此不同，请说明出生城市。`,
    ` No place of birth was given: your own clock (${zone}) is used, and another may give another hour; please name the city of birth.`,
  );
}

function computed(birth: ReadBirth, stored: Birth): Computed {
  const { reading, place, switches, time } = birth;
  const chart = getBirthChart(reading);
  const named = (ids: readonly PillarId[]): Bilingual => {
    const [first, second] = ids.map(pillarName);
    if (!first) return both('未知', 'not known');
    return second ? both(`${first.zh}或${second.zh}`, `${first.en} or ${second.en}`) : first;
  };
  const godOf = (at: PillarPlace): Bilingual | undefined => {
    const god = chart.ok ? chart.value.places[at][0]?.stem.tenGod : undefined;
    return god ? termOf('tenGod', god) : undefined;
  };
  const boundaries = relevantBoundaries(reading).map(boundary => ({
    kind: boundary.kind,
    text: BOUNDARIES[boundary.kind],
    changes: PLACES.flatMap(at => {
      const to = boundary.changes[at];
      return to ? [{ at, to }] : [];
    }),
  }));
  const city = place.city?.name ?? both(place.zone, place.zone);
  const clockOf = whoseClock(place);
  const convention = both(
    `年月按时刻，日时按${switches.trueSolarTime ? '真太阳时' : `${city.zh}标准时（夏令时已减）`}，${switches.ziSchool === 'late-zi' ? '23:00 换日' : '子夜换日'}。${clockOf.zh}`,
    `Year and month by the instant; day and hour by ${switches.trueSolarTime ? 'true solar time' : `the standard time of ${city.en}, summer time taken off`}; the day turns at ${switches.ziSchool === 'late-zi' ? '23:00' : 'midnight'}.${clockOf.en}`,
  );
  const zodiac = termOf('zodiac', birth.chineseDate.zodiac);
  const whose = stored.name ? both(`${stored.name}，`, `${stored.name}, `) : both('', '');
  const clock = time ? stored.birthTime : '';
  const asked = both(
    `${whose.zh}${dayName(birth.date).zh}${clock === '' ? '' : ` ${clock}`}`,
    `${whose.en}${dayName(birth.date).en}${clock === '' ? '' : ` ${clock}`}`,
  );
  const known = PLACES.filter(at => reading.pillars[at].length > 0);
  return {
    facts: inLanguage => ({
      ...(stored.name ? { resident: stored.name } : {}),
      date: formatCivilDate(birth.date),
      ...(clock === '' ? {} : { time: clock }),
      place: inLanguage(city),
      lunar: inLanguage(lunarName(birth.chineseDate.lunar)),
      zodiac: inLanguage(zodiac),
      pillars: Object.fromEntries(
        PLACES.map(at => [at, reading.pillars[at].map(id => ({ id, name: inLanguage(pillarName(id)) }))]),
      ),
      ten_gods: Object.fromEntries(
        PLACES.flatMap(at => {
          const god = godOf(at);
          return god ? [[at, inLanguage(god)]] : [];
        }),
      ),
      borders: boundaries.map(({ kind, text, changes }) => ({
        kind,
        text: inLanguage(text),
        would_be: Object.fromEntries(changes.map(({ at, to }) => [at, inLanguage(pillarName(to))])),
      })),
      convention: inLanguage(convention),
    }),
    lists: ['ten_gods', 'borders'],
    card: {
      asked,
      lead: both(
        `${asked.zh}的四柱：${known.map(at => named(reading.pillars[at]).zh).join(' ')}${known.includes('hour') ? '' : '（没有时辰）'}。`,
        `The pillars of ${asked.en}: ${known.map(at => `${named(reading.pillars[at]).en} (${PLACE_NAMES[at].en})`).join(', ')}${known.includes('hour') ? '' : '; no hour without a time'}.`,
      ),
      rows: [
        ...known.map(at => {
          const god = godOf(at);
          return {
            text: joined([PLACE_NAMES[at], named(reading.pillars[at])], both(' ', ': ')),
            ...(god ? { detail: god } : {}),
          };
        }),
        {
          text: both('生肖', 'Animal'),
          detail: joined([zodiac, both('（随农历新年）', '(by lunar new year)')], both('', ' ')),
        },
        ...boundaries.map(({ text, changes }) => ({
          text,
          ...(changes.length > 0
            ? {
                detail: listed(
                  changes.map(({ at, to }) => joined([PLACE_NAMES[at], pillarName(to)], both(' ', ' '))),
                ),
              }
            : {}),
        })),
      ],
      note: convention,
      page: { kind: 'almanac', date: formatCivilDate(birth.date) },
    },
  };
}
