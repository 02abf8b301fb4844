import { frontDoorOf, homeAt, type PlanFacts, planFacts, toReader } from '@app/home';
import { err, ok, type Result } from '@app/kernel';
import { countsAsHome, floorAreas, type Plan, roomAreas } from '@app/plan';
import type { RoomOnFloor } from '@app/plan/words';
import type { ToolFault } from './faults';
import { findRooms, type InPlan, roomsOf } from './findRooms';
import { exclusive, missing } from './input';
import { type Arguments, parameters } from './parameters';
import type { Computed, KnownHome, Tool, World } from './tool';
import { type Bilingual, both, directionName, joined, listed } from './words';

export const planFindings: Tool = {
  name: 'plan_findings',
  title: both('户型解读', 'findings of the plan'),
  description:
    'Traditional findings on the person’s own floor plan, strongest and easiest to remedy first: the measures, the advice, the schools that teach it and those that disagree; the rooms with their palaces and areas, area_m2 on wall centre lines and inside_m2 between the walls; the schools’ readings of doors, beds, stoves and desks.',
  parameters: ({ home }) =>
    home?.plan
      ? parameters({
          about: {
            type: 'string',
            description: 'Only what names this room or thing, such as kitchen, 厨房, bed, 床.',
          },
          room: {
            type: 'string',
            description: 'Only this room, by its name, number or kind, such as bath 2, main bedroom, 主卧.',
          },
        })
      : undefined,
  run: describeFindings,
};

export function planOf(world: World): Result<{ readonly plan: Plan; readonly home: KnownHome }, ToolFault> {
  const { home } = world;
  return home?.plan ? ok({ plan: home.plan, home }) : err(missing(world, 'plan'));
}

const conventionOf = ({ readBy }: PlanFacts): Bilingual => {
  const { zh, en } = joined(readBy, both('，', ', '));
  return both(
    `由户型图量得；宫位按磁北，${zh}，各家说法并列。轻重与改动难易定先后，没有评分；是传统之说。`,
    `Measured on the plan; palaces by magnetic north, ${en}, schools side by side. Ordered by weight and ease of change, without a score; all of it is tradition.`,
  );
};

function describeFindings(args: Arguments, world: World): Result<Computed, ToolFault> {
  const drawn = planOf(world);
  if (!drawn.ok) return drawn;
  const { plan, home } = drawn.value;
  const residents = home.residents.map(each => toReader(each, { place: home.place, zone: world.zone }));
  const read = homeAt(
    { facts: home.houseFacts, place: home.place, residents, door: frontDoorOf(plan) },
    world.now,
  );
  const facts = planFacts(plan, read.facing, read.reading);
  const { about, room } = args;
  if (room === undefined) return ok(computed(facts, plan, about === undefined ? undefined : String(about)));
  const given = exclusive(args, 'room', ['about']);
  if (!given.ok) return given;
  const all = sized(plan, facts);
  const rooms = findRooms(all, String(room));
  return rooms.ok ? ok(ofRooms(rooms.value, facts, plan)) : rooms;
}

/** What a plan says about one room, or about those of one name or kind. */
function ofRooms(rooms: readonly Sized[], facts: PlanFacts, plan: Plan): Computed {
  const isAsked = (of: RoomOnFloor | undefined) =>
    of !== undefined && rooms.some(({ room, level }) => room.id === of.id && level === of.level);
  const findings = facts.findings.filter(each => each.rooms.some(isAsked));
  const things = facts.things.filter(({ room }) => isAsked(room));
  const items = facts.items.filter(({ room }) => isAsked(room));
  const notices = findings.filter(({ tone }) => tone !== 'good').length;
  const suits = findings.length - notices;
  const isOne = rooms.length === 1;
  const counted =
    findings.length === 0
      ? both('布局上没有特别要留意的。', `Nothing in the layout stands out about ${isOne ? 'it' : 'them'}.`)
      : both(
          `值得留意 ${notices} 处，合宜 ${suits} 处。`,
          `${notices} ${notices === 1 ? 'thing' : 'things'} to note about ${isOne ? 'it' : 'them'}, ${suits} that ${suits === 1 ? 'suits' : 'suit'}.`,
        );
  return {
    facts: inLanguage => ({
      ...factsOf({ rooms, findings, items, things }, plan, inLanguage),
      convention: inLanguage(conventionOf(facts)),
    }),
    lists: ['schools', 'items', 'findings', 'rooms'],
    card: {
      asked: listed([...new Map(rooms.map(({ name }) => [name.en, name])).values()]),
      lead: joined(
        [joined([listed(rooms.map(sizeOf)), both('。', '.')], both('', '')), counted],
        both('', ' '),
      ),
      rows: [
        ...findings.slice(0, 12).map(rowOf),
        ...things.slice(0, 8).map(({ text }) => ({ text })),
        ...(items.length > 0
          ? [
              {
                text: isOne ? both('其中摆着', 'In it') : both('其中摆着', 'In them'),
                detail: listed(items.map(({ name }) => name)),
              },
            ]
          : []),
      ],
      note: conventionOf(facts),
      page: { kind: 'plan', sheet: 'reading' },
    },
  };
}

/** The parts of an answer as facts. */
const factsOf = (
  {
    rooms,
    findings,
    items,
    things,
  }: Pick<PlanFacts, 'findings' | 'items' | 'things'> & { readonly rooms: readonly Sized[] },
  plan: Plan,
  inLanguage: (words: Bilingual) => unknown,
) => ({
  rooms: rooms.map(({ name, level, palace, centreLines, inside }) => ({
    name: inLanguage(name),
    ...(palace ? { palace } : {}),
    area_m2: centreLines,
    inside_m2: inside,
    ...(plan.floors.length > 1 ? { floor: level } : {}),
  })),
  findings: findings.map(({ tone, title, about: where, advice, attribution: schools }) => ({
    tone,
    title: inLanguage(title),
    measured: inLanguage(where),
    advice: inLanguage(advice),
    attribution: inLanguage(schools),
  })),
  items: items.map(({ name, level, room, palace }) => ({
    name: inLanguage(name),
    ...(room ? { room: inLanguage(room.name) } : {}),
    ...(palace ? { palace } : {}),
    ...(plan.floors.length > 1 ? { floor: level } : {}),
  })),
  schools: things.map(({ text }) => inLanguage(text)),
});

const rowOf = ({ tone, title, about, advice }: PlanFacts['findings'][number]) => ({
  text: title,
  detail: joined(
    [about, advice].filter(({ en }) => en !== ''),
    both('', ' '),
  ),
  marks: tone === 'good' ? [{ tone: 'good' as const, text: both('合宜', 'suits') }] : [],
});

function computed(facts: PlanFacts, plan: Plan, about: string | undefined): Computed {
  const wanted = about?.trim().toLowerCase();
  const names = (words: Bilingual) =>
    wanted === undefined || words.zh.includes(wanted) || words.en.toLowerCase().includes(wanted);
  const findings = facts.findings.filter(({ title, about: where }) => names(title) || names(where));
  const things = facts.things.filter(({ text }) => names(text));
  const items = facts.items.filter(({ name }) => names(name));
  const all = sized(plan, facts);
  const rooms = all.filter(({ room }) => countsAsHome(room));
  const area = Math.round(plan.floors.reduce((sum, floor) => sum + floorAreas(floor).centreLines, 0) / 1e6);
  // A bed is not a bedroom: without a matching thing, rooms are reported.
  const meant = wanted !== undefined && items.length === 0 ? findRooms(all, wanted) : undefined;
  const places =
    wanted === undefined ? [] : [...items.map(placeOf), ...(meant?.ok ? meant.value.map(sizeOf) : [])];
  // If one thing is asked about, the other rooms would crowd out its findings (R400).
  const isFound = items.length + findings.length + things.length > 0;
  const shownRooms = meant?.ok ? meant.value : wanted !== undefined && isFound ? [] : all;
  const notices = findings.filter(({ tone }) => tone !== 'good');
  const first = notices[0];
  const named = about === undefined ? both('', '') : both(`关于「${about}」，`, `On “${about}”: `);
  return {
    facts: inLanguage => ({
      ...factsOf({ rooms: shownRooms, findings, items, things }, plan, inLanguage),
      convention: inLanguage(conventionOf(facts)),
    }),
    lists: ['schools', 'items', 'findings', 'rooms'],
    card: {
      asked: about === undefined ? both('全屋', 'the whole plan') : both(about, about),
      lead: joined(
        [
          named,
          ...(places.length > 0 ? [both(`${listed(places).zh}。`, `${listed(places).en}. `)] : []),
          both(
            `户型图上有 ${rooms.length} 间，约 ${area} 平方米；值得留意 ${notices.length} 处，合宜 ${findings.length - notices.length} 处${first ? `，先看：${first.title.zh}（${inPassing(first.about.zh)}）` : ''}。`,
            `${about !== undefined && places.length === 0 ? 'the' : 'The'} plan has ${rooms.length} rooms of some ${area} m²; ${notices.length} ${notices.length === 1 ? 'thing' : 'things'} to note, ${findings.length - notices.length} that ${findings.length - notices.length === 1 ? 'suits' : 'suit'}${first ? `; first: ${first.title.en} (${inPassing(first.about.en)})` : ''}.`,
          ),
        ],
        both('', ''),
      ),
      rows: [
        ...(about === undefined
          ? [
              {
                text: both('房间，由大到小', 'Rooms, largest first'),
                detail: listed(all.toSorted((a, b) => b.centreLines - a.centreLines).map(inShort)),
              },
            ]
          : []),
        ...findings.slice(0, 12).map(rowOf),
        ...things.slice(0, 8).map(({ text }) => ({ text })),
      ],
      note: conventionOf(facts),
      page: { kind: 'plan', sheet: 'reading' },
    },
  };
}

interface Sized extends InPlan {
  readonly palace?: PlanFacts['rooms'][number]['palace'];
  /** m², to one decimal. */
  readonly centreLines: number;
  readonly inside: number;
}

/** The rooms of a plan, with the answer to the most common question first: their size, by both measures. */
function sized(plan: Plan, facts: PlanFacts): readonly Sized[] {
  const rooms = roomsOf(plan);
  const counted = rooms.filter(({ room }) => countsAsHome(room));
  const tenths = (area: number) => Math.round(area / 1e5) / 10;
  return rooms.map(each => {
    const areas = roomAreas(plan.floors[each.level]!, each.room);
    const palace = facts.rooms[counted.indexOf(each)]?.palace;
    return {
      ...each,
      ...(palace && { palace }),
      centreLines: tenths(areas.centreLines),
      inside: tenths(areas.inside),
    };
  });
}

/** A room's size and its square. */
const sizeOf = ({ name, palace, centreLines, inside }: Sized): Bilingual =>
  both(
    `${name.zh}：${centreLines.toFixed(1)} 平方米（按墙中线），墙内 ${inside.toFixed(1)}${squareOf(palace).zh}`,
    `${name.en}: ${centreLines.toFixed(1)} m² on wall centre lines, ${inside.toFixed(1)} between the walls${squareOf(palace).en}`,
  );

const inShort = ({ name, palace, centreLines }: Sized): Bilingual =>
  both(
    `${name.zh} ${centreLines.toFixed(1)} 平方米${squareOf(palace).zh}`,
    `${name.en} ${centreLines.toFixed(1)} m²${squareOf(palace).en}`,
  );

/** The location of a thing: its room and its square. */
function placeOf({ name, room, palace }: PlanFacts['items'][number]): Bilingual {
  const square = squareOf(palace);
  const inRoom = room ? both(`：${room.name.zh}`, `: ${room.name.en}`) : both('', '');
  return both(`${name.zh}${inRoom.zh}${square.zh}`, `${name.en}${inRoom.en}${square.en}`);
}

function squareOf(palace: Sized['palace']): Bilingual {
  if (palace === undefined) return both('', '');
  const { zh, en } = palace === 'C' ? both('中宫', 'centre') : directionName(palace);
  return both(`（${zh}）`, ` (${en})`);
}

/** A sentence embedded in another one. */
const inPassing = (sentence: string): string => sentence.replace(/[。.]$/, '');
