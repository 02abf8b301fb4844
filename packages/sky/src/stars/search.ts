import type { Catalogue } from './catalogue';
import type { StarName } from './starNames';
import { WANDERER_NAMES, WANDERERS, type WandererId } from './wanderers';

/** Anything on the map that can be picked. */
export type SkyTarget =
  | { readonly kind: 'star'; readonly index: number }
  | { readonly kind: 'asterism'; readonly index: number }
  | { readonly kind: 'wanderer'; readonly id: WandererId };

interface Entry {
  readonly target: SkyTarget;
  /** Folded names; how far back one stands says nothing. */
  readonly keys: readonly string[];
  /** Among equally good matches the lower goes first. */
  readonly weight: number;
}
export type SearchIndex = readonly Entry[];

/** Planets, figures and, once their names are there, stars. */
export function buildSearchIndex(catalogue: Catalogue, names: readonly StarName[] = []): SearchIndex {
  const wanderers = WANDERERS.map((id, i): Entry => {
    const { zh, classical, pinyin, en } = WANDERER_NAMES[id];
    return { target: { kind: 'wanderer', id }, keys: keysOf([zh, classical, en], [pinyin]), weight: i };
  });
  const asterisms = catalogue.asterisms.map(({ zh, en, pinyin, kind }, index): Entry => {
    const weight = kind === 'figure' ? 40 : 20;
    return { target: { kind: 'asterism', index }, keys: keysOf([zh, en], [pinyin]), weight };
  });
  const stars = names.map(({ hip, zh, en, pinyin, western, designation }, index): Entry => {
    const keys = keysOf([zh, en, western, designation, `HIP ${hip}`], [pinyin]);
    // A bright star goes before a figure of the same name: 天狼.
    return { target: { kind: 'star', index }, keys, weight: 10 + 10 * (catalogue.magnitudes[index] ?? 6) };
  });
  return [...wanderers, ...asterisms, ...stars];
}

/**
 * Finds by Chinese name, pinyin with or without tones and spaces (`v` may stand for ü), or English. Whole names first, then
 * beginnings, then anything inside; among equals planets and bright stars first. Empty for an empty query.
 */
export function searchSky(index: SearchIndex, query: string, limit = 8): readonly SkyTarget[] {
  const wanted = fold(query);
  if (wanted === '') return [];
  const found: { readonly target: SkyTarget; readonly score: number }[] = [];
  for (const { target, keys, weight } of index) {
    const fit = Math.min(...keys.map(key => fitOf(key, wanted)));
    if (fit < 3) found.push({ target, score: fit * 1000 + weight });
  }
  return found
    .sort((a, b) => a.score - b.score)
    .slice(0, limit)
    .map(({ target }) => target);
}

/** 0 the whole name, 1 its beginning, 2 inside, 3 no match. */
const fitOf = (key: string, wanted: string): number =>
  key === wanted ? 0 : key.startsWith(wanted) ? 1 : key.includes(wanted) ? 2 : 3;

/** Pinyin is kept a second time with v for ü, as keyboards type it. */
function keysOf(names: readonly (string | undefined)[], pinyin: readonly (string | undefined)[]): string[] {
  const present = (list: readonly (string | undefined)[]) => list.filter(name => name !== undefined);
  const typed = present(pinyin).filter(name => /[üǖǘǚǜ]/i.test(name));
  return [...present(names), ...present(pinyin)]
    .map(fold)
    .concat(typed.map(name => fold(name.replace(/[üǖǘǚǜ]/gi, 'v'))));
}

/** Lower case, no tone marks, no spaces or apostrophes. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\s'’·-]/gu, '')
    .toLowerCase();
