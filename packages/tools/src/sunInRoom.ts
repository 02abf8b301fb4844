import { facingOf, planByNeedle } from '@app/home';
import {
  asIfUtc,
  type CivilDate,
  daySpanAt,
  err,
  formatCivilDate,
  localTimeAt,
  millis,
  ok,
  type Result,
} from '@app/kernel';
import { isOpenAir, type Plan, type Room, roomOf } from '@app/plan';
import { dayOfLight, type SunSample, type SunTime } from '@app/plan/light';
import { planWords, roomName } from '@app/plan/words';
import { type Place, sunPosition } from '@app/sky';
import { saidBack, type ToolFault } from './faults';
import { DATE, faultOf, missing, readDay, todayOf } from './input';
import { type Arguments, parameters } from './parameters';
import { planOf } from './planFindings';
import type { Computed, Tool, World } from './tool';
import { type Bilingual, both, dayName, listed } from './words';

export const sunInRoom: Tool = {
  name: 'sun_in_room',
  title: both('室内日照', 'sun in a room'),
  description:
    'When direct sun lies in a room of the person’s plan on a date: from, to, minutes, and whether it reaches beds and desks. All rooms when none is named.',
  parameters: ({ home }) =>
    home?.plan && home.place
      ? parameters({
          room: { type: 'string', description: 'Name or kind of the room, such as bedroom or 卧室.' },
          date: { ...DATE, description: 'Civil date, YYYY-MM-DD; today unless given.' },
        })
      : undefined,
  run: tellSun,
};

/** Minutes between two looks at the sun. */
const STEP = 10;
const MINUTE = 60_000;

const CONVENTION = both(
  '每 10 分钟一算；地平线按平地，无邻屋遮挡，按晴天计。',
  'Every 10 minutes; a flat horizon, no neighbouring houses, a clear sky.',
);

function tellSun(args: Arguments, world: World): Result<Computed, ToolFault> {
  const drawn = planOf(world);
  if (!drawn.ok) return drawn;
  const { home } = drawn.value;
  if (!home.place) return err(missing(world, 'place'));
  const { plan } = planByNeedle(drawn.value.plan, facingOf(home.houseFacts, home.place, world.now));
  const date = args['date'] === undefined ? ok(todayOf(world)) : readDay('date', args['date']);
  if (!date.ok) return date;
  const rooms = roomsNamed(plan, args['room'] === undefined ? undefined : String(args['room']));
  if (!rooms.ok) return rooms;
  const samples = sunsOf(date.value, home.place, world.zone);
  if (!samples.ok) return samples;
  return ok(computed(plan, rooms.value, date.value, samples.value, args['room'] !== undefined));
}

interface InPlan {
  readonly room: Room;
  readonly level: number;
  readonly name: Bilingual;
}

const nameOf = (room: Room): Bilingual => both(roomName(room, 'zh'), roomName(room, 'en'));

/** Rooms by their own name, else by what rooms of a kind are called. */
function roomsNamed(plan: Plan, said: string | undefined): Result<readonly InPlan[], ToolFault> {
  const all = plan.floors.flatMap(({ level, rooms }) =>
    rooms.filter(room => !isOpenAir(room)).map(room => ({ room, level, name: nameOf(room) })),
  );
  if (said === undefined) return ok(all);
  const wanted = said.trim().toLowerCase();
  const isKind = ({ kind }: Room) =>
    kind === wanted ||
    (['zh', 'en'] as const).some(language => planWords(language).rooms[kind].toLowerCase() === wanted);
  const byName = all.filter(
    ({ name }) => name.zh.toLowerCase() === wanted || name.en.toLowerCase() === wanted,
  );
  const byPart = all.filter(
    ({ name }) => wanted.length > 1 && (name.zh.includes(wanted) || name.en.toLowerCase().includes(wanted)),
  );
  const found = [byName, all.filter(({ room }) => isKind(room)), byPart].find(each => each.length > 0);
  return found
    ? ok(found)
    : err({ code: 'tools/room-unknown', said: saidBack(said), rooms: listed(all.map(({ name }) => name)) });
}

/** The sun through a day, by minutes of the clock of the place. */
function sunsOf(date: CivilDate, place: Place, zone: string): Result<readonly SunSample[], ToolFault> {
  const day = daySpanAt(date, zone);
  if (!day.ok) return err(faultOf(day.error));
  const samples: SunSample[] = [];
  const midnight = asIfUtc(date, { hour: 0, minute: 0 });
  for (let at = Number(day.value.from); at < day.value.to; at += STEP * MINUTE) {
    const { azimuth, altitude } = sunPosition(millis(at), place);
    if (altitude <= 0) continue;
    const local = localTimeAt(at, zone);
    if (!local.ok) continue;
    samples.push({
      azimuth,
      altitude,
      minute: (asIfUtc(local.value.date, local.value.clock) - midnight) / MINUTE,
    });
  }
  return ok(samples);
}

const two = (value: number): string => String(value).padStart(2, '0');
const clock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(Math.round(minute % 60))}`;

/** 08:10 to 10:50; nothing where the sun does not come. */
const spanOf = ({ first, last }: SunTime): { readonly from: string; readonly to: string } | undefined =>
  first === undefined || last === undefined ? undefined : { from: clock(first), to: clock(last + STEP) };

function computed(
  plan: Plan,
  rooms: readonly InPlan[],
  date: CivilDate,
  samples: readonly SunSample[],
  isNamed: boolean,
): Computed {
  const days = new Map(plan.floors.map(({ level }) => [level, dayOfLight(plan, level, samples, STEP)]));
  const told = rooms.flatMap(({ room, level, name }) => {
    const light = days.get(level)?.rooms.get(room.id);
    if (!light) return [];
    const floor = plan.floors.find(each => each.level === level);
    const things = (floor?.items ?? []).flatMap(item => {
      const lit = days.get(level)?.items.get(item.id);
      const span = lit && spanOf(lit);
      const words = both(planWords('zh').items[item.kind], planWords('en').items[item.kind]);
      return span && floor && roomOf(floor, item) === room ? [{ words, span }] : [];
    });
    return [
      {
        name,
        minutes: light.minutes,
        hours: Math.round(light.areaHours * 10) / 10,
        span: spanOf(light),
        things,
      },
    ];
  });
  const sunny = told.filter(({ span }) => span);
  const words = ({ name, span, minutes }: (typeof told)[number]): Bilingual =>
    span
      ? both(
          `${name.zh} ${span.from}–${span.to} 有直射阳光，共 ${minutes} 分钟`,
          `${name.en} has direct sun from ${span.from} to ${span.to}, ${minutes} minutes in all`,
        )
      : both(`${name.zh}没有直射阳光`, `${name.en} has no direct sun`);
  const shown = isNamed ? told : sunny;
  return {
    facts: say => ({
      date: formatCivilDate(date),
      rooms: told.map(({ name, minutes, hours, span, things }) => ({
        name: say(name),
        minutes,
        ...(span ? { ...span, m2_hours: hours } : {}),
        ...(things.length > 0
          ? { on: things.map(({ words: thing, span: when }) => ({ thing: say(thing), ...when })) }
          : {}),
      })),
      convention: say(CONVENTION),
    }),
    lists: ['rooms'],
    card: {
      asked: both(
        `${isNamed ? listed(told.map(({ name }) => name)).zh : '各房间'} · ${dayName(date).zh}`,
        `${isNamed ? listed(told.map(({ name }) => name)).en : 'all rooms'} · ${dayName(date).en}`,
      ),
      lead:
        shown.length > 0
          ? both(
              `${dayName(date).zh}：${shown.map(each => words(each).zh).join('；')}。`,
              `${dayName(date).en}: ${shown.map(each => words(each).en).join('; ')}.`,
            )
          : both(`${dayName(date).zh}没有房间照进直射阳光。`, `${dayName(date).en}: no room has direct sun.`),
      rows: told.map(each => ({
        text: each.name,
        detail: each.span
          ? both(
              `${each.span.from}–${each.span.to}，${each.minutes} 分钟，${each.hours} 平方米·时`,
              `${each.span.from} to ${each.span.to}, ${each.minutes} minutes, ${each.hours} m²·h`,
            )
          : both('没有直射阳光', 'no direct sun'),
        marks: each.things.map(({ words: thing, span }) => ({
          tone: 'plain' as const,
          text: both(`${thing.zh} ${span.from}–${span.to}`, `${thing.en} ${span.from} to ${span.to}`),
        })),
      })),
      note: CONVENTION,
      page: { kind: 'plan', sheet: 'reading' },
    },
  };
}
