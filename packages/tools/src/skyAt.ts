import { homePlaceOf } from '@app/home';
import {
  type CivilDate,
  compareCivilDates,
  daySpanAt,
  degrees,
  directionAt,
  err,
  formatCivilDate,
  instantAt,
  localTimeAt,
  type Millis,
  ok,
  type Result,
  type TypedClock,
} from '@app/kernel';
import {
  type MoonPhaseName,
  moonPhase,
  moonTimes,
  nextPrincipalPhases,
  type Place,
  type PrincipalPhaseName,
  sunTimes,
} from '@app/sky';
import { LODGES, lodgeAt, NAKED_EYE, skyFrame, WANDERER_NAMES, wanderersAt } from '@app/sky/stars';
import type { ToolFault } from './faults';
import { CITY, DATE, faultOf, readCity, readDay, readTime, TIME, todayOf } from './input';
import { type Arguments, parameters } from './parameters';
import type { CardRow, Computed, Tool, World } from './tool';
import { type Bilingual, both, dayName, directionName, joined, listed } from './words';

export const skyAt: Tool = {
  name: 'sky_at',
  title: both('某时天象', 'sky at a moment'),
  description:
    'Sun, moon and planets over a place at a moment: altitude and azimuth from true north, rising and setting, phase, and the lunar mansion the moon is in.',
  parameters: () =>
    parameters({
      date: { ...DATE, description: 'Civil date, YYYY-MM-DD; today unless given.' },
      time: { ...TIME, description: 'Clock time, HH:MM; now for today, else 21:00.' },
      city: {
        ...CITY,
        description: `City of the sky and the clock; the home unless given. ${CITY.description}`,
      },
    }),
  run: computeSky,
};

const PHASES: Readonly<Record<MoonPhaseName, Bilingual>> = {
  newMoon: both('新月', 'new moon'),
  waxingCrescent: both('蛾眉月', 'waxing crescent'),
  firstQuarter: both('上弦月', 'first quarter'),
  waxingGibbous: both('盈凸月', 'waxing gibbous'),
  fullMoon: both('满月', 'full moon'),
  waningGibbous: both('亏凸月', 'waning gibbous'),
  lastQuarter: both('下弦月', 'last quarter'),
  waningCrescent: both('残月', 'waning crescent'),
};
const PRINCIPAL: Readonly<Record<PrincipalPhaseName, Bilingual>> = {
  newMoon: both('朔（新月）', 'new moon'),
  firstQuarter: both('上弦', 'first quarter'),
  fullMoon: both('望（满月）', 'full moon'),
  lastQuarter: both('下弦', 'last quarter'),
};

interface Seat {
  readonly place: Place;
  readonly zone: string;
  readonly name: Bilingual;
}

function seatOf(args: Arguments, { home, withheld, zone }: World): Result<Seat, ToolFault> {
  if (args['city'] !== undefined) {
    const city = readCity(args['city']);
    if (!city.ok) return city;
    const { location, name, zone: own } = city.value;
    return ok({
      place: { latitude: degrees(location.lat), longitude: degrees(location.lng) },
      zone: own,
      name: both(name.zh, name.en),
    });
  }
  if (home?.place) return ok({ place: home.place, zone, name: both('家中', 'the home') });
  const stand = homePlaceOf(undefined, zone);
  const { zh, en } = stand.isKnown ? { zh: '家中', en: 'the home' } : stand.standIn.name;
  return ok({
    place: stand,
    zone,
    // It also replaces a home that may not be shared, without calling that place unknown.
    name: withheld
      ? both(`${zh}（家的所在地没有分享）`, `${en} (the place of the home is not shared)`)
      : both(`${zh}（未知所在地，暂按时区以此为准）`, `${en} (no place is known: the city of this clock)`),
  });
}

function computeSky(args: Arguments, world: World): Result<Computed, ToolFault> {
  const seat = seatOf(args, world);
  if (!seat.ok) return seat;
  // The current time at that place: in Los Angeles it may still be yesterday.
  const there = { now: world.now, zone: seat.value.zone };
  const date = args['date'] === undefined ? ok(todayOf(there)) : readDay('date', args['date']);
  if (!date.ok) return date;
  const time = args['time'] === undefined ? undefined : readTime(args['time']);
  if (time && !time.ok) return time;
  const clock = time?.value ?? clockFor(date.value, there);
  const instant = instantAt(date.value, clock, seat.value.zone);
  const day = daySpanAt(date.value, seat.value.zone);
  if (!instant.ok) return err(faultOf(instant.error));
  if (!day.ok) return err(faultOf(day.error));
  return ok(computed(seat.value, date.value, clock, instant.value.instant, day.value));
}

/** For today the current moment; otherwise the evening, when most people look up. */
function clockFor(date: CivilDate, there: Pick<World, 'now' | 'zone'>): TypedClock {
  const now = localTimeAt(there.now, there.zone);
  const isToday = compareCivilDates(date, todayOf(there)) === 0;
  return isToday && now.ok
    ? { hour: now.value.clock.hour, minute: now.value.clock.minute }
    : { hour: 21, minute: 0 };
}

const CONVENTION = both(
  '方位自真北顺时针计；地平线按平地、海平面。',
  'Azimuth clockwise from true north; a flat horizon at sea level.',
);
const SOURCE = both(
  'astronomy-engine（VSOP87、ELP/MPP02）与 Meeus 公式',
  'astronomy-engine (VSOP87, ELP/MPP02) and the formulas of Meeus',
);

const STAYS: Readonly<Record<'always-above' | 'always-below', Bilingual>> = {
  'always-above': both('整日不落', 'up all day'),
  'always-below': both('整日不升', 'does not rise all day'),
};

const round = (value: number): number => Math.round(value * 10) / 10;
const two = (value: number): string => String(value).padStart(2, '0');

/** A moment in the form of the star map's address. */
function utcMinute(instant: Millis): string | undefined {
  const utc = localTimeAt(instant, 'UTC');
  if (!utc.ok) return undefined;
  const { hour, minute } = utc.value.clock;
  return `${formatCivilDate(utc.value.date)}T${two(hour)}:${two(minute)}Z`;
}

function computed(
  { place, zone, name }: Seat,
  date: CivilDate,
  clock: TypedClock,
  instant: Millis,
  day: Parameters<typeof sunTimes>[1],
): Computed {
  const frame = skyFrame(instant, place);
  const bodies = wanderersAt(frame);
  const moon = bodies.find(({ id }) => id === 'moon');
  const phase = moonPhase(instant);
  const mansion = moon && lodgeAt(LODGES, moon.vector).mansion;
  const { day: sunDay, civilTwilight } = sunTimes(place, day);
  const moonDay = moonTimes(place, day).up;
  const at = (moment: Millis | undefined): string | undefined => {
    const local = moment === undefined ? undefined : localTimeAt(moment, zone);
    return local?.ok ? `${two(local.value.clock.hour)}:${two(local.value.clock.minute)}` : undefined;
  };
  const timesOf = (crossing: typeof sunDay) =>
    crossing.kind === 'crosses'
      ? { rise: at(crossing.rise), set: at(crossing.set) }
      : { stays: crossing.kind };
  const time = `${two(clock.hour)}:${two(clock.minute)}`;
  const next = nextPrincipalPhases(instant).map(each => {
    const local = localTimeAt(each.at, zone);
    return { phase: each.phase, date: local.ok ? local.value.date : date };
  });
  const down = bodies.filter(({ altitude, magnitude }) => altitude <= 0 && magnitude < NAKED_EYE);
  const up = bodies.filter(({ altitude, magnitude }) => altitude > 0 && magnitude < NAKED_EYE);
  const lit = Math.round(phase.illumination * 100);
  const rows: CardRow[] = up.map(({ id, altitude, azimuth }) => {
    const { zh, en } = directionName(directionAt(azimuth));
    return {
      text: both(WANDERER_NAMES[id].zh, WANDERER_NAMES[id].en),
      detail: both(
        `${zh}方（${round(azimuth)}°），高 ${round(altitude)}°`,
        `in the ${en} (${round(azimuth)}°), ${round(altitude)}° high`,
      ),
    };
  });
  const crossing = (body: Bilingual, times: ReturnType<typeof timesOf>, up: Bilingual, down: Bilingual) => {
    const detail =
      'stays' in times
        ? STAYS[times.stays]
        : joined(
            [
              ...(times.rise ? [both(`${times.rise} ${up.zh}`, `${up.en} ${times.rise}`)] : []),
              ...(times.set ? [both(`${times.set} ${down.zh}`, `${down.en} ${times.set}`)] : []),
            ],
            both('，', ', '),
          );
    return detail.en === '' ? [] : [{ text: body, detail }];
  };
  const [rises, sets] = [both('升', 'rises'), both('落', 'sets')];
  return {
    facts: inLanguage => ({
      date: formatCivilDate(date),
      time,
      place: inLanguage(name),
      sun: {
        ...timesOf(sunDay),
        ...(civilTwilight.kind === 'crosses'
          ? { dawn: at(civilTwilight.rise), dusk: at(civilTwilight.set) }
          : {}),
      },
      moon: {
        phase: { [phase.phase]: inLanguage(PHASES[phase.phase]) },
        lit_percent: lit,
        ...(mansion
          ? { mansion: inLanguage(both(`${mansion.zh}宿`, `${mansion.pinyin} (${mansion.en})`)) }
          : {}),
        ...timesOf(moonDay),
      },
      above_horizon: up.map(({ id, altitude, azimuth }) => ({
        [id]: inLanguage(both(WANDERER_NAMES[id].zh, WANDERER_NAMES[id].en)),
        altitude: round(altitude),
        azimuth: round(azimuth),
        direction: inLanguage(directionName(directionAt(azimuth))),
      })),
      below_horizon: down.map(({ id }) => inLanguage(both(WANDERER_NAMES[id].zh, WANDERER_NAMES[id].en))),
      next_phases: next.map(each => ({
        [each.phase]: inLanguage(PRINCIPAL[each.phase]),
        date: formatCivilDate(each.date),
      })),
      convention: inLanguage(CONVENTION),
      source: inLanguage(SOURCE),
    }),
    lists: ['below_horizon', 'above_horizon'],
    card: {
      asked: both(`${dayName(date).zh} ${time} · ${name.zh}`, `${dayName(date).en} ${time} · ${name.en}`),
      lead: both(
        `${name.zh}，${dayName(date).zh} ${time}，${PHASES[phase.phase].zh}，月明 ${lit}%${mansion ? `，月在${mansion.zh}宿` : ''}；${next.map(each => `${dayName(each.date).zh}${PRINCIPAL[each.phase].zh}`).join('，')}。`,
        `${dayName(date).en}, ${time}, ${name.en}: ${PHASES[phase.phase].en}, ${lit}% lit${mansion ? `, the moon in ${mansion.pinyin} (${mansion.en})` : ''}; ${next.map(each => `${PRINCIPAL[each.phase].en} on ${dayName(each.date).en}`).join(', ')}.`,
      ),
      rows: [
        ...crossing(both('日出日落', 'Sun'), timesOf(sunDay), rises, sets),
        ...crossing(both('月出月落', 'Moon'), timesOf(moonDay), rises, sets),
        ...(civilTwilight.kind === 'crosses'
          ? crossing(
              both('天亮天黑', 'Dawn and dusk'),
              timesOf(civilTwilight),
              both('天亮', 'dawn'),
              both('天黑', 'dusk'),
            )
          : []),
        ...rows,
        ...(down.length > 0
          ? [
              {
                text: both('地平线下', 'Below the horizon'),
                detail: listed(down.map(({ id }) => both(WANDERER_NAMES[id].zh, WANDERER_NAMES[id].en))),
              },
            ]
          : []),
      ],
      note: joined([CONVENTION, both(`据：${SOURCE.zh}。`, `By: ${SOURCE.en}.`)]),
      page: { kind: 'stars', at: utcMinute(instant) },
    },
  };
}
