import { isKeyOf } from '@app/kernel';
import type { Palace } from './bearings';
import { FORM_CODES, FORMS, type FormCode } from './formTable';
import type { Point, Ring } from './model';
import { isListOf, isMaybe, isNumber, isOneOf, isPoint, isRecord, isRing, isText, shape } from './sound';

export type Strength = 'strong' | 'clear' | 'light';

/** The measurement: millimetres, degrees, or shares from 0 to 1. */
export interface Measures {
  readonly overlap?: number;
  readonly free?: number;
  readonly distance?: number;
  readonly angle?: number;
  readonly gap?: number;
  readonly share?: number;
  readonly ratio?: number;
  readonly area?: number;
}

/** The evidence to draw. */
export type Drawing =
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'area'; readonly ring: Ring };

export interface Finding {
  readonly code: FormCode;
  readonly level: number;
  /** Ids of its openings, items and rooms on its floor, the first two being the pair. */
  readonly things: readonly string[];
  /** Its subjects on the floor above or below: ids are unique only within a floor. */
  readonly elsewhere?: { readonly level: number; readonly things: readonly string[] };
  readonly palace?: Palace;
  /** R947: the side of a bright corner, for a person coming in by the front door. */
  readonly hand?: 'left' | 'right';
  readonly strength: Strength;
  readonly measures: Measures;
  readonly drawing: readonly Drawing[];
}

const isDrawing = /* @__PURE__ */ shape<{ kind: string; from: Point; to: Point; ring: Ring }>(
  ({ kind, from, to, ring }) =>
    (kind === 'line' && isPoint(from) && isPoint(to)) || (kind === 'area' && isRing(ring)),
) as (value: unknown) => value is Drawing;
const isHand = /* @__PURE__ */ isOneOf(['left', 'right']);
const isStrength = /* @__PURE__ */ isOneOf(['strong', 'clear', 'light']);
const isTexts = /* @__PURE__ */ isListOf(isText);
const isElsewhere = /* @__PURE__ */ shape<NonNullable<Finding['elsewhere']>>(
  ({ level, things }) => isNumber(level) && isTexts(things),
);
const isDrawings = /* @__PURE__ */ isListOf(isDrawing);
export const isFinding = /* @__PURE__ */ shape<Finding>(
  ({ code, level, things, elsewhere, palace, hand, strength, measures, drawing }) =>
    isKeyOf(FORMS, code) &&
    isNumber(level) &&
    isTexts(things) &&
    isMaybe(elsewhere, isElsewhere) &&
    isMaybe(palace, isText) &&
    isMaybe(hand, isHand) &&
    isStrength(strength) &&
    isRecord(measures) &&
    Object.values(measures as Measures).every(value => isMaybe(value, isNumber)) &&
    isDrawings(drawing),
);

export const line = (from: Point, to: Point): Drawing => ({ kind: 'line', from, to });
export const area = (ring: Ring): Drawing => ({ kind: 'area', ring });

/** Numbers of a turned or mirrored plan differ in their last digits: near a limit they count as equal to it. */
const SLACK = 1e-6;
export const isOver = (value: number, limit: number): boolean => value > limit + SLACK;
export const isUnder = (value: number, limit: number): boolean => value < limit - SLACK;

/** The least by several measures in order; among equals the one with the first id. */
export function leastOf<T>(
  all: readonly T[],
  idOf: (of: T) => string,
  ...measures: readonly ((of: T) => number)[]
): T | undefined {
  return all.reduce<T | undefined>((best, each) => {
    if (best === undefined) return each;
    for (const measure of measures) {
      const [here, there] = [measure(each), measure(best)];
      if (isUnder(here, there)) return each;
      if (isOver(here, there)) return best;
    }
    return idOf(each) < idOf(best) ? each : best;
  }, undefined);
}

const STRENGTHS: readonly Strength[] = ['strong', 'clear', 'light'];
const MENDS = ['close', 'move', 'screen', 'build', 'none'] as const;

/** By strength, then by ease of the remedy; good findings last, in the same order. */
export function ranked(findings: readonly Finding[]): readonly Finding[] {
  const rank = ({ code, strength }: Finding): number => {
    const { tone, mend } = FORMS[code];
    return (tone === 'good' ? 100 : 0) + STRENGTHS.indexOf(strength) * 10 + MENDS.indexOf(mend);
  };
  // Among equals by floor, kind and things, so drawing order does not matter.
  return findings.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      a.level - b.level ||
      PLACES.get(a.code)! - PLACES.get(b.code)! ||
      compare(a.things.join(), b.things.join()) ||
      nearness(a) - nearness(b),
  );
}

const PLACES: ReadonlyMap<FormCode, number> = /* @__PURE__ */ new Map(FORM_CODES.map((code, i) => [code, i]));
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const nearness = ({ measures: { distance, gap, share } }: Finding): number =>
  distance ?? gap ?? (share === undefined ? 0 : -share);

/** Several findings on one pair of things are one: the first, more significant one stays. */
export function onePerPair(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ things, level, code }) => {
    // The bright corners are places, not pairs: a door in the middle has two of them. A pair belongs to one floor.
    if (things.length < 2 || code.startsWith('bright-corner')) return true;
    const pair = [...things.slice(0, 2)].sort().join(' ');
    const key = `${level} ${pair} ${FORMS[code].tone}`;
    return seen.size < seen.add(key).size;
  });
}
