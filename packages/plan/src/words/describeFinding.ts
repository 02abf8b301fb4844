import { frozen, isKeyOf, NOTHING } from '@app/kernel';
import { derive } from '../derive';
import { type Finding, isFinding, type Measures } from '../finding';
import { FORMS, type FormRule, schoolOf } from '../formTable';
import { roomOf } from '../items';
import {
  countsAsHome,
  type Floor,
  type Item,
  type Plan,
  ROOM_KINDS,
  type Room,
  type RoomKind,
} from '../model';
import { isFloor, isListOf, isPlan, isRoom, isText, noPlan } from '../sound';
import { en } from './en';
import type { PlanWords } from './planWords';
import { usualRoom } from './usualRooms';
import { zh } from './zh';

export const PLAN_LANGUAGES = /* @__PURE__ */ frozen(['zh', 'en'] as const);
export type PlanLanguage = (typeof PLAN_LANGUAGES)[number];

const WORDS: Readonly<Record<PlanLanguage, PlanWords>> = /* @__PURE__ */ frozen({ zh, en });

/**
 * All words of plans in a language.
 *
 * @example
 * planWords('en').items.desk; // 'Desk'
 */
export const planWords = (language: PlanLanguage): PlanWords =>
  isKeyOf(WORDS, language) ? WORDS[language] : NOTHING;

/**
 * The name a person gave to a room; undefined for a name of a template or of its kind, in any language.
 *
 * @example
 * customName({ id: 'r1', kind: 'study', name: 'Den', ring: boxRing(3000, 3000) }); // 'Den'
 */
export function customName(room: Room): string | undefined {
  if (!isRoom(room) || room.name === undefined) return undefined;
  const { name } = room;
  const isUsual =
    usualRoom(room.kind, name) !== undefined ||
    PLAN_LANGUAGES.some(each => Object.values(WORDS[each].rooms).includes(name));
  return isUsual ? undefined : name;
}

/**
 * The name of a room: as typed by its person, else in the requested language. Nobody typed the names of templates and
 * kinds, so they follow the reader (R590).
 *
 * @example
 * const { rooms } = templatePlan('two-bedroom', 'en').floors[0]!;
 * roomName(rooms.find(({ name }) => name === 'Main bedroom')!, 'zh'); // '主卧'
 */
export function roomName(room: Room, language: PlanLanguage): string {
  if (!isRoom(room) || !isKeyOf(WORDS, language)) return NOTHING;
  const { kind, name } = room;
  const usual = name === undefined ? undefined : usualRoom(kind, name)?.[language === 'zh' ? 0 : 1];
  return customName(room) ?? usual ?? WORDS[language].rooms[kindNamed(name) ?? kind];
}

/**
 * Distinct names for a list of choices: equal ones get their number in the list, and never a name another one has.
 *
 * @example
 * namesApart(['Bathroom', 'Study', 'Bathroom']); // [ 'Bathroom\u00a01', 'Study', 'Bathroom\u00a02' ]
 */
export function namesApart(names: readonly string[]): readonly string[] {
  if (!isListOfText(names)) return [];
  const taken = new Set(names);
  const numbers = new Map<string, number>();
  return names.map((name, i) => {
    if (names.indexOf(name) === i && names.lastIndexOf(name) === i) return name;
    let number = (numbers.get(name) ?? 0) + 1;
    while (taken.has(`${name} ${number}`)) number++;
    numbers.set(name, number);
    // Never separated from its name at the end of a line.
    return `${name}\u00a0${number}`;
  });
}

/** R605, R936: a name that bears a number, which takes the place of its article. */
const NUMBERED = /\u00a0\d+$/;

/** R605, R936: the name of a room as its floor lists it. */
const roomNameOn = ({ rooms }: Floor, room: Room, language: PlanLanguage): string =>
  namesApart(rooms.map(each => roomName(each, language)))[rooms.indexOf(room)] ?? roomName(room, language);

/** R609, R936: the name of a thing as its room lists it. */
function itemNameIn(floor: Floor, item: Item, words: PlanWords): string {
  const room = roomOf(floor, item);
  const beside = floor.items.filter(({ kind }) => kind === item.kind);
  const here = beside.filter(each => room && roomOf(floor, each)?.id === room.id);
  return namesApart(here.map(({ kind }) => words.items[kind]))[here.indexOf(item)] ?? words.items[item.kind];
}

const isListOfText = /* @__PURE__ */ isListOf(isText);

/** The kind with this name: a kitchen that became a study keeps its name until a person changes it. */
const kindNamed = (name: string | undefined): RoomKind | undefined =>
  ROOM_KINDS.find(kind => PLAN_LANGUAGES.some(each => WORDS[each].rooms[kind] === name));

/**
 * The names a person gave to rooms, without duplicates: they are shown as typed.
 *
 * @example
 * customNames(templatePlan('studio', 'en')); // []
 */
export const customNames = (plan: Plan): readonly string[] => [
  ...new Set(
    (isPlan(plan) ? plan : noPlan()).floors.flatMap(({ rooms }) =>
      rooms.flatMap(room => customName(room) ?? []),
    ),
  ),
];

/**
 * The name of an opening, a thing or a room of a floor, with its room if the floor has several things of the kind
 * (R842); undefined if there is none with this id. Another floor may have
 * another thing under the same id.
 *
 * @example
 * thingName(templatePlan('studio', 'en').floors[0]!, 'main', 'en'); // 'Living and sleeping'
 */
export function thingName(floor: Floor, id: string, language: PlanLanguage): string | undefined {
  if (!isFloor(floor) || !isKeyOf(WORDS, language)) return undefined;
  const words = WORDS[language];
  const room = floor.rooms.find(each => each.id === id);
  if (room) return roomNameOn(floor, room, language);
  const item = floor.items.find(each => each.id === id);
  if (item) {
    const name = itemNameIn(floor, item, words);
    const room = roomOf(floor, item);
    const isOnlyOne = floor.items.every(each => each === item || each.kind !== item.kind);
    return room && !isOnlyOne
      ? words.itemIn.replace('{item}', () => name).replace('{room}', () => roomNameOn(floor, room, language))
      : name;
  }
  const opening = floor.openings.find(each => each.id === id);
  return opening && words.openings[opening.kind];
}

/** A finding in words, without scores or alarm. */
export interface FindingText {
  readonly title: string;
  /** The finding, with its place and numbers. */
  readonly sentence: string;
  /** Its palace, and its rooms or things; empty if the title says it all. */
  readonly where: readonly string[];
  readonly measured: readonly string[];
  /**
   * Each of `measured` as a figure alone, such as “0.50 m”, and a share with what it is of; empty where that would say
   * something else: a ratio, or how much of a missing part is present.
   */
  readonly figures: readonly string[];
  readonly advice: string;
  readonly mend: string;
  readonly tone: FormRule['tone'];
  /** Its weight, in a sentence; empty for a favourable finding. */
  readonly strength: string;
  readonly school: string;
  /** Its sources, each with the number of its page or the length it gives, if any. */
  readonly sources: readonly string[];
  /** A sentence each for the schools that teach it, those that disagree, and the source of the number. */
  readonly attribution: readonly string[];
}

const NO_TEXT: FindingText = /* @__PURE__ */ frozen({
  title: '',
  sentence: '',
  where: [],
  measured: [],
  figures: [],
  advice: '',
  mend: '',
  tone: 'notice',
  strength: '',
  school: '',
  sources: [],
  attribution: [],
});

/**
 * A finding in words, for a screen or an adviser.
 *
 * @example
 * const plan = templatePlan('one-bedroom', 'en');
 * const finding = formsOf(plan).find(each => each.code === 'through-draught')!;
 * describeFinding(plan, finding, 'en').where; // ['Front door', 'Glass door']
 */
export function describeFinding(plan: Plan, finding: Finding, language: PlanLanguage): FindingText {
  if (!isPlan(plan) || !isFinding(finding) || !isKeyOf(WORDS, language)) return NO_TEXT;
  const words = WORDS[language];
  const { code, palace, measures, strength } = finding;
  const { tone, mend, sources, basis } = FORMS[code];
  const against = words.against[code] ?? [];
  const school = words.schools[schoolOf(code)];
  const things = thingsOf(plan, finding);
  const [first, second] = things;
  const isOfRoom = first?.floor.rooms.some(({ id }) => id === first.id) === true;
  const isOfThing = second?.floor.items.some(({ id }) => id === second.id) === true;
  const form = (isOfThing && words.formsOfThings[code]) || words.forms[code];
  const about = things.flatMap(({ floor, id }) => thingName(floor, id, language) ?? []);
  const measured = (Object.keys(measures) as (keyof Measures)[]).flatMap(key => {
    const value = measures[key];
    return value === undefined ? [] : [[key, written(key, value)] as const];
  });
  const listed = language === 'zh' ? '；' : '; ';
  return {
    advice: form.advice,
    title: handed((isOfRoom && words.titlesOfRooms[code]) || form.title, finding, words),
    sentence: sentenceOf(plan, finding, words),
    where: [...(palace === undefined || palace === 'C' ? [] : [words.directions[palace]]), ...new Set(about)],
    measured: measured.map(([key, value]) =>
      ((key === 'share' && words.shares[code]) || words.measures[key]).replace('{value}', value),
    ),
    figures: measured.map(([key, value]) => {
      const figure = key === 'share' ? words.shareFigures[code] : words.figures[key];
      return figure?.replace('{value}', value) ?? '';
    }),
    mend: words.mends[mend],
    tone,
    strength: tone === 'good' ? '' : words.ranked.replace('{strength}', words.strengths[strength]),
    school,
    sources,
    attribution: [
      words.taughtBy
        .replace('{school}', school)
        .replace('{sources}', sources.join(language === 'zh' ? '、' : ', ')),
      ...(against.length > 0 ? [words.others.replace('{against}', against.join(listed))] : []),
      ...(basis === 'ours' ? [words.ours] : []),
    ],
  };
}

/** A room, where each floor numbers its own. */
export interface RoomOnFloor {
  readonly level: number;
  readonly id: string;
}

/**
 * The room an opening or a thing is named after, or the room itself; undefined for a front door, and for what is in no
 * room.
 *
 * @example
 * roomOfThing(templatePlan('studio', 'en').floors[0]!, 'i6')?.id; // 'main'
 */
export function roomOfThing(floor: Floor, id: string): Room | undefined {
  if (!isFloor(floor) || !isText(id)) return undefined;
  const room = floor.rooms.find(each => each.id === id);
  if (room) return room;
  const item = floor.items.find(each => each.id === id);
  if (item) return roomOf(floor, item);
  const opening = floor.openings.find(each => each.id === id);
  return opening && opening.kind !== 'main-door' ? roomBehind(floor, id) : undefined;
}

/**
 * The rooms a finding names, by itself or after its things.
 *
 * @example
 * const plan = templatePlan('studio', 'en');
 * const [finding] = formsOf(plan).filter(each => each.things.includes('i6'));
 * roomsOfFinding(plan, finding!); // [ { level: 0, id: 'main' } ]
 */
export function roomsOfFinding(plan: Plan, finding: Finding): readonly RoomOnFloor[] {
  if (!isPlan(plan) || !isFinding(finding)) return [];
  const rooms = thingsOf(plan, finding).flatMap(({ floor, id }) => {
    const room = roomOfThing(floor, id);
    return room ? [[roomKey(floor, room.id), { level: floor.level, id: room.id }] as const] : [];
  });
  return [...new Map(rooms).values()];
}

interface ThingOnFloor {
  readonly floor: Floor;
  readonly id: string;
}

/** R610. The subjects of a finding, each on its floor: every floor numbers its own things. */
function thingsOf(plan: Plan, { level, things, elsewhere }: Finding): readonly ThingOnFloor[] {
  return [{ level, things }, ...(elsewhere ? [elsewhere] : [])].flatMap(on => {
    const floor = plan.floors.find(each => each.level === on.level);
    return floor ? on.things.map(id => ({ floor, id })) : [];
  });
}

/** R591: things with their rooms, then their measurements. */
function sentenceOf(plan: Plan, finding: Finding, words: PlanWords): string {
  const { code, palace, hand, measures } = finding;
  const things = thingsOf(plan, finding);
  // A room that is named once is not named again.
  const named = new Set(
    things.flatMap(({ floor, id }) => (floor.rooms.some(each => each.id === id) ? [roomKey(floor, id)] : [])),
  );
  const [a, b, c] = things.map(({ floor, id }) => amid(floor, id, words, named));
  const facts: Readonly<Record<string, string | undefined>> = {
    ...Object.fromEntries(
      Object.entries(measures).map(([key, value]) => [
        key,
        value === undefined ? undefined : written(key as keyof Measures, value),
      ]),
    ),
    // If all of the aligned length is free, there is nothing to add.
    ...(measures.free === measures.overlap && { free: undefined }),
    ...(measures.overlap === undefined && { slant: measures.angle?.toFixed(0) }),
    palace: palace && palace !== 'C' ? words.directions[palace] : undefined,
    hand: hand && words.hands[hand],
    a,
    b,
    c,
  };
  // Missing measurements are left out.
  return capital(fill(words.says[code], facts) ?? handed(words.forms[code].title, finding, words));
}

/** R947: a title with the hand of its corner, if it has one. */
const handed = (title: string, { hand }: Finding, words: PlanWords): string =>
  fill(title, { hand: hand && words.hands[hand] }) ?? title;

const roomKey = ({ level }: Floor, id: string): string => `${level} ${id}`;

/** A text with its blanks filled, without the bracketed parts that lack a value; undefined if the rest lacks one. */
function fill(text: string, facts: Readonly<Record<string, string | undefined>>): string | undefined {
  const isKnown = (part: string) => [...part.matchAll(BLANK)].every(([, key]) => facts[key!]);
  const filled = text
    .split(/[[\]]/)
    .filter((part, i) => i % 2 === 0 || isKnown(part))
    .join('');
  return isKnown(filled) ? filled.replace(BLANK, (_, key: string) => facts[key]!) : undefined;
}
const BLANK = /\{(\w+)\}/g;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A thing within a sentence: an opening of its room, a thing in its room, unless that room is already `named`. */
function amid(floor: Floor, id: string, words: PlanWords, named: Set<string>): string {
  const the = (name: string) =>
    NUMBERED.test(name) ? small(name) : words.the.replace('{name}', () => small(name));
  const called = (room: Room) => {
    const name = roomNameOn(floor, room, words === WORDS.zh ? 'zh' : 'en');
    return customName(room) ? name : the(name);
  };
  const within = (text: string, thing: string, room: Room | undefined) => {
    if (!room || named.has(roomKey(floor, room.id))) return the(thing);
    named.add(roomKey(floor, room.id));
    return fill(text, { thing: the(thing), room: called(room) }) ?? '';
  };
  const room = roomOfThing(floor, id);
  if (room?.id === id) return called(room);
  const item = floor.items.find(each => each.id === id);
  if (item) return within(words.in, itemNameIn(floor, item, words), room);
  const opening = floor.openings.find(each => each.id === id);
  return opening ? within(words.of, words.openings[opening.kind], room) : '';
}

/** The room after which a person would name a door or window. */
function roomBehind(floor: Floor, openingId: string): Room | undefined {
  const edge = derive(floor).edgeOf.get(openingId);
  const rank = (room: Room) => {
    const at = NAMED_AFTER.indexOf(room.kind);
    return at >= 0 ? at : countsAsHome(room) ? NAMED_AFTER.length : Number.POSITIVE_INFINITY;
  };
  return edge && [edge.room, ...(edge.other ? [edge.other] : [])].sort((a, b) => rank(a) - rank(b))[0];
}

const NAMED_AFTER: readonly RoomKind[] = ['bathroom', 'kitchen', 'bedroom', 'study', 'storage'];

function written(key: keyof Measures, value: number): string {
  if (key === 'angle') return value.toFixed(0);
  if (key === 'share') return (value * 100).toFixed(0);
  if (key === 'ratio') return value.toFixed(2);
  return key === 'area' ? (value / 1e6).toFixed(1) : (value / 1000).toFixed(2);
}
