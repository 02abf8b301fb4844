import { frozen, isRecord, parseObject } from '@app/kernel';
import {
  ITEM_KINDS,
  type ItemKind,
  LIMITS,
  OPENING_KINDS,
  type OpeningKind,
  type Point,
  ROOM_KINDS,
  type RoomKind,
} from '@app/plan';
import type { Texts } from './planPicture';

/** Pointer tools of the drawing. */
export type DrawTool =
  | { readonly kind: 'select' }
  | { readonly kind: 'room'; readonly of: RoomKind }
  | { readonly kind: 'opening'; readonly of: OpeningKind }
  | { readonly kind: 'item'; readonly of: ItemKind }
  | { readonly kind: 'split' }
  /** For the picture under the plan. */
  | { readonly kind: 'corners' | 'length' | 'stretch' | 'turn' | 'propose' };

/** Points a tool needs before it acts; a room takes any number. */
export const POINTS_OF: Readonly<Record<DrawTool['kind'], number>> = /* @__PURE__ */ frozen({
  select: 0,
  room: Number.POSITIVE_INFINITY,
  opening: 1,
  item: 1,
  split: 2,
  corners: 4,
  length: 2,
  stretch: 2,
  turn: 2,
  propose: 1,
});

const OF_PICTURE: readonly DrawTool['kind'][] = ['corners', 'length', 'stretch', 'turn', 'propose'];
export const isOfPicture = ({ kind }: DrawTool): boolean => OF_PICTURE.includes(kind);

/** The tool in hand, and what was drawn with it and is not finished. */
export interface Drawing {
  readonly tool: DrawTool;
  /** The floor of the points. */
  readonly level: number;
  readonly points: readonly Point[];
  /** The ends of a new wall, or of a length to be typed, that wait for the person's answer. */
  readonly ends?: readonly [Point, Point] | undefined;
}

export const NO_DRAWING: Drawing = /* @__PURE__ */ frozen({ tool: { kind: 'select' }, level: 0, points: [] });

/** Where the tab keeps it. */
const DRAWING_KEY = 'plan-drawing';

/**
 * R941: keeps an unfinished drawing in the tab at once, for a page that is left; without a point there is nothing to lose.
 * `on` is what the points lie on.
 */
export function keepDrawing(tab: Texts, { tool, level, points, ends }: Drawing, on: string): void {
  if (points.length === 0 && !ends) tab.remove(DRAWING_KEY);
  else tab.write(DRAWING_KEY, JSON.stringify({ on, tool, level, points, ends }));
}

/** R941: the drawing of a page that was left. Where it lay on something else, its points mean nothing here. */
export function keptDrawing(tab: Texts, on: string): Drawing {
  const kept = parseObject(tab.read(DRAWING_KEY)) ?? {};
  const [tool, level, points] = [readTool(kept['tool']), kept['level'], readPoints(kept['points'])];
  if (kept['on'] !== on || !tool || typeof level !== 'number' || !points) return NO_DRAWING;
  const [from, to] = readPoints(kept['ends']) ?? [];
  const isWaiting =
    (tool.kind === 'split' || tool.kind === 'length' || tool.kind === 'stretch') && from && to;
  return points.length < POINTS_OF[tool.kind]
    ? { tool, level, points, ...(isWaiting && { ends: [from, to] }) }
    : NO_DRAWING;
}

const KINDS = { room: ROOM_KINDS, opening: OPENING_KINDS, item: ITEM_KINDS } as const;

function readTool(value: unknown): DrawTool | undefined {
  const { kind, of } = isRecord(value) ? value : {};
  if (kind === 'room' || kind === 'opening' || kind === 'item') {
    const known: readonly string[] = KINDS[kind];
    // Each list has only kinds of its own tool.
    return known.includes(String(of)) ? ({ kind, of } as DrawTool) : undefined;
  }
  return typeof kind === 'string' && Object.hasOwn(POINTS_OF, kind) ? ({ kind } as DrawTool) : undefined;
}

const readPoints = (value: unknown): readonly Point[] | undefined =>
  Array.isArray(value) && value.length <= LIMITS.points && value.every(isPoint) ? value : undefined;

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every(mm => typeof mm === 'number' && Math.abs(mm) <= 10 * LIMITS.reach);
