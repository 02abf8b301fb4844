import { FIRST_YEAR, LAST_YEAR, solarTermsOf } from '@app/almanac';
import { eavesOf, facingOf, lightOn, planByNeedle, sunOn } from '@app/home';
import {
  type CivilDate,
  civilDateAt,
  compareCivilDates,
  err,
  formatCivilDate,
  ok,
  type Result,
} from '@app/kernel';
import { isOpenAir, type Plan, roomOf } from '@app/plan';
import type { SunSample, SunTime } from '@app/plan/light';
import { planWords } from '@app/plan/words';
import type { Place } from '@app/sky';
import type { ToolFault } from './faults';
import { findRooms, type InPlan, roomsOf } from './findRooms';
import { DATE, exclusive, faultOf, missing, readDay, todayOf } from './input';
import { type Arguments, parameters } from './parameters';
import { planOf } from './planFindings';
import type { Computed, Tool, World } from './tool';
import { type Bilingual, both, dayName, listed } from './words';

export const sunInRoom: Tool = {
  name: 'sun_in_room',
  title: both('室内日照', 'sun in a room'),
  description:
    'When direct sun falls into a room of the person’s plan on a date, or in a season where the home is: from, to, minutes, and whether it reaches beds and desks. All rooms when none is named.',
  parameters: ({ home }) =>
    home?.plan && home.place
      ? parameters({
          room: { type: 'string', description: 'Name or kind of the room, such as bedroom or 卧室.' },
          date: { ...DATE, description: 'Civil date, YYYY-MM-DD; today unless given.' },
          season: {
            type: 'string',
            enum: SEASONS,
            description: 'In place of a date: its next solstice or equinox, in the hemisphere of the home.',
          },
        })
      : undefined,
  run: computeSun,
};

/** Astronomical seasons: each begins at its equinox or solstice, in the northern order. */
const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
type Season = (typeof SEASONS)[number];
const TURNS = ['spring-equinox', 'summer-solstice', 'autumn-equinox', 'winter-solstice'] as const;

/** Minutes between two samples of the sun, as in `sunOn`. */
const STEP = 5;

function conventionOf(plan: Plan): Bilingual {
  const outside =
    plan.outlook && plan.outlook.horizons.length > 0
      ? both(
          '遮挡按户型图所填的对面房屋，其余按平地',
          'behind the buildings entered on the plan, elsewhere a flat horizon',
        )
      : both('地平线按平地，无邻屋遮挡', 'a flat horizon, no neighbouring houses');
  const roof = roofOf(plan);
  return both(
    `每 5 分钟一算；${outside.zh}${roof.zh}，按晴天计。`,
    `Every 5 minutes; ${outside.en}${roof.en}, a clear sky.`,
  );
}

function roofOf(plan: Plan): Bilingual {
  if (plan.dwelling !== 'house') return both('', '');
  const metres = eavesOf(plan);
  return metres === undefined
    ? both('，屋檐不计', ', eaves not counted')
    : both(`，屋檐按伸出外墙 ${metres} 米`, `, eaves ${metres} m beyond the walls`);
}

function computeSun(args: Arguments, world: World): Result<Computed, ToolFault> {
  const drawn = planOf(world);
  if (!drawn.ok) return drawn;
  const { home } = drawn.value;
  if (!home.place) return err(missing(world, 'place'));
  const { plan } = planByNeedle(drawn.value.plan, facingOf(home.houseFacts, home.place, world.now));
  const given = exclusive(args, 'date', ['season']);
  if (!given.ok) return given;
  const date = dayOf(args, home.place, world);
  if (!date.ok) return date;
  const rooms = findRooms(
    roomsOf(plan).filter(({ room }) => !isOpenAir(room)),
    args['room'] === undefined ? undefined : String(args['room']),
  );
  if (!rooms.ok) return rooms;
  const samples = sunOn(date.value, home.place, world.zone);
  return ok(computed(plan, rooms.value, date.value, samples, args['room'] !== undefined));
}

/** The requested date, or the solstice or equinox of the requested season. */
function dayOf(args: Arguments, { latitude }: Place, world: World): Result<CivilDate, ToolFault> {
  const today = todayOf(world);
  if (args['date'] !== undefined) return readDay('date', args['date']);
  const season = SEASONS.indexOf(args['season'] as Season); // the schema has checked it
  if (season < 0) return ok(today);
  const turn = TURNS[(season + (latitude < 0 ? 2 : 0)) % TURNS.length];
  for (const year of [today.year, today.year + 1]) {
    const terms = solarTermsOf(year);
    if (!terms.ok) return err(faultOf(terms.error));
    const begins = terms.value.find(({ id }) => id === turn);
    const day = begins && civilDateAt(begins.instant, world.zone);
    if (day && compareCivilDates(day, today) >= 0) return ok(day);
  }
  return err({ code: 'tools/outside-years', first: FIRST_YEAR, last: LAST_YEAR });
}

const two = (value: number): string => String(value).padStart(2, '0');
const clock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(Math.round(minute % 60))}`;

/** 08:10 to 10:50; undefined if the sun does not reach the room. */
const spanOf = ({ first, last }: SunTime): { readonly from: string; readonly to: string } | undefined =>
  first === undefined || last === undefined ? undefined : { from: clock(first), to: clock(last + STEP) };

function computed(
  plan: Plan,
  rooms: readonly InPlan[],
  date: CivilDate,
  samples: readonly SunSample[],
  isNamed: boolean,
): Computed {
  const days = new Map(plan.floors.map(({ level }) => [level, lightOn(plan, level, samples)]));
  const inRooms = rooms.flatMap(({ room, level, name }) => {
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
        page: { room: room.id, floor: level },
        name,
        minutes: light.minutes,
        hours: Math.round(light.areaHours * 10) / 10,
        span: spanOf(light),
        things,
      },
    ];
  });
  const sunny = inRooms.filter(({ span }) => span);
  const words = ({ name, span, minutes }: (typeof inRooms)[number]): Bilingual =>
    span
      ? both(
          `${name.zh} ${span.from}–${span.to} 有直射阳光，共 ${minutes} 分钟`,
          `${name.en} has direct sun from ${span.from} to ${span.to}, ${minutes} minutes in all`,
        )
      : both(`${name.zh}地面没有直射阳光`, `${name.en} has no direct sun on its floor`);
  const shown = isNamed ? inRooms : sunny;
  return {
    facts: inLanguage => ({
      date: formatCivilDate(date),
      rooms: inRooms.map(({ name, minutes, hours, span, things }) => ({
        name: inLanguage(name),
        minutes,
        ...(span ? { ...span, m2_hours: hours } : {}),
        ...(things.length > 0
          ? { on: things.map(({ words: thing, span: when }) => ({ thing: inLanguage(thing), ...when })) }
          : {}),
      })),
      convention: inLanguage(conventionOf(plan)),
    }),
    lists: ['rooms'],
    card: {
      asked: both(
        `${isNamed ? listed(inRooms.map(({ name }) => name)).zh : '各房间'} · ${dayName(date).zh}`,
        `${isNamed ? listed(inRooms.map(({ name }) => name)).en : 'all rooms'} · ${dayName(date).en}`,
      ),
      lead:
        shown.length > 0
          ? both(
              `${dayName(date).zh}：${shown.map(each => words(each).zh).join('；')}。`,
              `${dayName(date).en}: ${shown.map(each => words(each).en).join('; ')}.`,
            )
          : both(`${dayName(date).zh}没有房间照进直射阳光。`, `${dayName(date).en}: no room has direct sun.`),
      rows: inRooms.map(each => ({
        text: each.name,
        detail: each.span
          ? both(
              `${each.span.from}–${each.span.to}，${each.minutes} 分钟，${each.hours} 平方米·时`,
              `${each.span.from} to ${each.span.to}, ${each.minutes} minutes, ${each.hours} m²·h`,
            )
          : both('地面没有直射阳光', 'no direct sun on the floor'),
        marks: each.things.map(({ words: thing, span }) => ({
          tone: 'plain' as const,
          text: both(`${thing.zh} ${span.from}–${span.to}`, `${thing.en} ${span.from} to ${span.to}`),
        })),
      })),
      note: conventionOf(plan),
      page: { kind: 'plan', sheet: 'light', ...(isNamed ? inRooms[0]?.page : {}) },
    },
  };
}
