import { frozen } from '@app/kernel';
import {
  type Floor,
  type Item,
  type ItemKind,
  type Opening,
  type OpeningKind,
  opensBetween,
  PLAN_VERSION,
  type Plan,
  type Point,
  type Room,
  type RoomKind,
} from './model';
import data from './templates.json' with { type: 'json' };

export const TEMPLATE_IDS = /* @__PURE__ */ frozen([
  'studio',
  'one-bedroom',
  'two-bedroom',
  'three-bedroom',
  'l-shaped-house',
  'courtyard-house',
  'terrace-house',
  'villa',
] as const);
export type TemplateId = (typeof TEMPLATE_IDS)[number];

/** Lists of numbers, millimetres: a ring, the jambs and heights of an opening, middle, size and turn of an item. */
interface PackedFloor {
  readonly height: number;
  readonly rooms: readonly (readonly [
    id: string,
    kind: string,
    zh: string,
    en: string,
    ring: readonly number[],
  ])[];
  readonly openings: readonly (readonly [kind: string, ...numbers: number[]])[];
  readonly items: readonly (readonly [kind: string, ...numbers: number[]])[];
}

/**
 * A plan to start from, with rooms named in one of the two languages. Throws on an id that is not a template: only a bug
 * passes one.
 *
 * @example
 * templatePlan('two-bedroom', 'zh').floors[0]!.rooms.length; // 10
 */
export function templatePlan(id: TemplateId, language: 'zh' | 'en'): Plan {
  const packed = data.templates.find(template => template.id === id);
  if (!packed) throw new Error(`there is no template ${typeof id === 'string' ? id : typeof id}`);
  // The file is ours and checked by the tests; only its tuples are wider for the compiler.
  const floors = packed.floors as unknown as readonly PackedFloor[];
  return {
    version: PLAN_VERSION,
    up: packed.up,
    dwelling: packed.dwelling as Plan['dwelling'],
    facing: packed.facing,
    floors: floors.map((floor, level) => unpack(floor, level, language)),
  };
}

const unpack = (floor: PackedFloor, level: number, language: 'zh' | 'en'): Floor => ({
  level,
  height: floor.height,
  styles: [],
  rooms: floor.rooms.map(
    ([id, kind, zh, en, ring]): Room => ({
      id,
      kind: kind as RoomKind,
      name: language === 'zh' ? zh : en,
      ring: pairsOf(ring),
    }),
  ),
  openings: floor.openings.map(([kind, x1, y1, x2, y2, sill, head], i): Opening => {
    const usual = opensBetween(kind as OpeningKind);
    return {
      id: `o${i + 1}`,
      kind: kind as OpeningKind,
      from: [x1!, y1!],
      to: [x2!, y2!],
      sill: sill ?? usual.sill,
      head: head ?? usual.head,
    };
  }),
  items: floor.items.map(
    ([kind, x, y, width, depth, turn], i): Item => ({
      id: `i${i + 1}`,
      kind: kind as ItemKind,
      at: [x!, y!],
      size: [width!, depth!],
      turn: turn!,
    }),
  ),
});

const pairsOf = (numbers: readonly number[]): readonly Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!] as const);
