import { frozen, isKeyOf, NOTHING } from '@app/kernel';
import { type Finding, isFinding, type Measures } from '../finding';
import { FORMS, type FormRule } from '../formTable';
import type { Floor, Plan, Room } from '../model';
import { isFloor, isPlan, isRoom, noPlan } from '../sound';
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
 * The person's own name for a room, else its kind.
 *
 * @example
 * const { rooms } = templatePlan('studio', 'en').floors[0]!;
 * roomName({ ...rooms[0]!, name: 'Den' }, 'en'); // 'Den'
 */
export const roomName = (room: Room, language: PlanLanguage): string =>
  !isRoom(room)
    ? NOTHING
    : (room.name ?? (isKeyOf(WORDS, language) ? WORDS[language].rooms[room.kind] : NOTHING));

/**
 * As `roomName`, but a name that a template or its kind gave the room is told in the language asked for: a plan begun in
 * one may be spoken of in the other. What a person typed stays.
 *
 * @example
 * const { rooms } = templatePlan('two-bedroom', 'en').floors[0]!;
 * roomNameIn(rooms.find(({ name }) => name === 'Main bedroom')!, 'zh'); // '主卧'
 */
export function roomNameIn(room: Room, language: PlanLanguage): string {
  const name = roomName(room, language);
  if (!isRoom(room) || room.name === undefined || !isKeyOf(WORDS, language)) return name;
  const { kind } = room;
  if (PLAN_LANGUAGES.some(each => WORDS[each].rooms[kind] === name)) return WORDS[language].rooms[kind];
  return usualRoom(kind, name)?.[language === 'zh' ? 0 : 1] ?? name;
}

/**
 * The names that a person gave to rooms, without doubles: they are shown as they were typed.
 *
 * @example
 * givenNames(templatePlan('studio', 'en')).includes('Bathroom'); // true: those of a template count as given
 */
export const givenNames = (plan: Plan): readonly string[] => [
  ...new Set(
    (isPlan(plan) ? plan : noPlan()).floors.flatMap(({ rooms }) => rooms.flatMap(({ name }) => name ?? [])),
  ),
];

/**
 * What an opening, a thing or a room of a floor is called; undefined when it is not there. Another floor may have another
 * thing under the same id.
 *
 * @example
 * thingName(templatePlan('studio', 'en').floors[0]!, 'main', 'en'); // 'Living and sleeping'
 */
export function thingName(floor: Floor, id: string, language: PlanLanguage): string | undefined {
  if (!isFloor(floor) || !isKeyOf(WORDS, language)) return undefined;
  const words = WORDS[language];
  const room = floor.rooms.find(each => each.id === id);
  if (room) return roomName(room, language);
  const item = floor.items.find(each => each.id === id);
  if (item) return words.items[item.kind];
  const opening = floor.openings.find(each => each.id === id);
  return opening && words.openings[opening.kind];
}

/** A finding in words. Nothing in it counts or frightens. */
export interface ToldFinding {
  readonly title: string;
  /** Palace and rooms or things it is about; empty where the title says it all. */
  readonly where: readonly string[];
  readonly measured: readonly string[];
  readonly advice: string;
  readonly mend: string;
  readonly tone: FormRule['tone'];
  /** How much weight it has; empty for what suits. */
  readonly strength: string;
  /** Who tells it, who says otherwise, and whose number it is: a sentence each. */
  readonly told: readonly string[];
}

const NOTHING_TOLD: ToldFinding = /* @__PURE__ */ frozen({
  title: '',
  where: [],
  measured: [],
  advice: '',
  mend: '',
  tone: 'notice',
  strength: '',
  told: [],
});

/**
 * What a finding says, for a screen or an adviser.
 *
 * @example
 * const plan = templatePlan('one-bedroom', 'en');
 * const finding = formsOf(plan).find(each => each.code === 'through-draught')!;
 * tellFinding(plan, finding, 'en').where; // ['Front door', 'Glass door']
 */
export function tellFinding(plan: Plan, finding: Finding, language: PlanLanguage): ToldFinding {
  if (!isPlan(plan) || !isFinding(finding) || !isKeyOf(WORDS, language)) return NOTHING_TOLD;
  const words = WORDS[language];
  const { code, level, palace, measures, things, elsewhere, strength } = finding;
  const { tone, mend, sources, basis } = FORMS[code];
  const against = words.against[code] ?? [];
  const about = [{ level, things }, ...(elsewhere ? [elsewhere] : [])].flatMap(on => {
    const floor = plan.floors.find(each => each.level === on.level);
    return floor ? on.things.flatMap(id => thingName(floor, id, language) ?? []) : [];
  });
  const listed = language === 'zh' ? '；' : '; ';
  return {
    ...words.forms[code],
    where: [...(palace === undefined || palace === 'C' ? [] : [words.directions[palace]]), ...new Set(about)],
    measured: (Object.keys(measures) as (keyof Measures)[]).flatMap(key => {
      const value = measures[key];
      return value === undefined ? [] : [words.measures[key].replace('{value}', written(key, value))];
    }),
    mend: words.mends[mend],
    tone,
    strength: tone === 'good' ? '' : words.strengths[strength],
    told: [
      words.told.replace('{sources}', sources.join(language === 'zh' ? '、' : ', ')),
      ...(against.length > 0 ? [words.others.replace('{against}', against.join(listed))] : []),
      ...(basis === 'ours' ? [words.ours] : []),
    ],
  };
}

function written(key: keyof Measures, value: number): string {
  if (key === 'angle') return value.toFixed(0);
  if (key === 'share') return (value * 100).toFixed(0);
  if (key === 'ratio') return value.toFixed(2);
  return key === 'area' ? (value / 1e6).toFixed(1) : (value / 1000).toFixed(2);
}
