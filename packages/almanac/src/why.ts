import { type IdOf, idsOf, type Kind } from './vocabulary';

/** The kinds whose every term has a plain one-line explanation. */
export const EXPLAINED = [
  'activity',
  'solarTerm',
  'festival',
  'duty',
  'daySpirit',
  'mansion',
  'nineStar',
  'source',
  'layer',
  'stem',
  'branch',
  'nayin',
  'god',
  'road',
  'fetusStem',
  'fetusBranch',
  'pengZuStem',
  'pengZuBranch',
  'holiday',
  'tenGod',
  'lifeStage',
  'dogDay',
  'nineDays',
  'plumRain',
  'sixStar',
] as const satisfies readonly Kind[];
export type ExplainedKind = (typeof EXPLAINED)[number];

/** Explanations in one language: kind, then id. They load separately from the names. */
export type Explanations = { readonly [K in ExplainedKind]: Readonly<Record<IdOf<K>, string>> };

/** @internal Explanations from packed texts, separated by "|". */
export function createExplanations(texts: Readonly<Record<ExplainedKind, string>>): Explanations {
  const kinds = EXPLAINED.map(kind => {
    const lines = texts[kind].split('|');
    return [kind, Object.freeze(Object.fromEntries(idsOf(kind).map((id, i) => [id, lines[i]])))];
  });
  // one line for each id of each kind (tested)
  return Object.freeze(Object.fromEntries(kinds)) as Explanations;
}
