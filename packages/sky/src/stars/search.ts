import { isNumber } from '../input';
import type { Catalogue } from './catalogue';
import { COMMON_NAMES, toSimplified } from './commonNames';
import { spelledDesignations } from './constellations';
import type { StarName } from './starNames';
import { WANDERER_NAMES, WANDERERS, type WandererId } from './wanderers';

/** Anything on the map that can be selected. */
export type SkyTarget =
  | { readonly kind: 'star'; readonly index: number }
  | { readonly kind: 'asterism'; readonly index: number }
  | { readonly kind: 'wanderer'; readonly id: WandererId };

interface Entry {
  readonly target: SkyTarget;
  /** Folded names, in no particular order. */
  readonly keys: readonly string[];
  /** Its other names, as people write them. */
  readonly common: readonly string[];
  /** Lower ranks first among equally good matches. */
  readonly weight: number;
}
export type SearchIndex = readonly Entry[];

/** Planets, figures and, once their names arrive, stars; all under their common names too (`commonNames.ts`). */
export function buildSearchIndex(catalogue: Catalogue, names: readonly StarName[] = []): SearchIndex {
  const common = commonNamesOf(catalogue, names);
  const wanderers = WANDERERS.map((id, i): Entry => {
    const { zh, classical, pinyin, en } = WANDERER_NAMES[id];
    const target: SkyTarget = { kind: 'wanderer', id };
    return { target, keys: keysOf([zh, classical, en], [pinyin]), common: common(target), weight: i };
  });
  const asterisms = catalogue.asterisms.map(({ zh, en, pinyin, kind }, index): Entry => {
    const target: SkyTarget = { kind: 'asterism', index };
    const weight = kind === 'figure' ? 40 : 20;
    return { target, keys: keysOf([zh, en], [pinyin]), common: common(target), weight };
  });
  const stars = names.map(({ hip, zh, en, pinyin, western, designation }, index): Entry => {
    const target: SkyTarget = { kind: 'star', index };
    const spelled = designation === undefined ? [] : [designation, ...spelledDesignations(designation)];
    const keys = keysOf([zh, en, western, ...spelled, `HIP ${hip}`], [pinyin]);
    // A bright star precedes a figure of the same name: 天狼.
    return { target, keys, common: common(target), weight: 10 + 10 * (catalogue.magnitudes[index] ?? 6) };
  });
  return [...wanderers, ...asterisms, ...stars];
}

/** The common names of a target, in addition to those of the catalogue. */
function commonNamesOf(
  { asterisms }: Catalogue,
  names: readonly StarName[],
): (target: SkyTarget) => readonly string[] {
  const found = new Map<string, string[]>();
  for (const row of COMMON_NAMES) {
    for (const target of row.targets) found.set(target, [...(found.get(target) ?? []), ...row.names]);
  }
  return target => {
    const key =
      target.kind === 'wanderer'
        ? target.id
        : target.kind === 'star'
          ? `${names[target.index]?.hip}`
          : asterisms[target.index]?.zh;
    return found.get(key ?? '') ?? [];
  };
}

/**
 * Finds by Chinese name in either script, pinyin with or without tones and spaces (`v` is read as ü), English, or a
 * common name: 启明, Big Dipper. Full matches first, then prefixes, then substrings; ties go to planets and bright
 * stars. Empty for an empty query.
 */
export function searchSky(index: SearchIndex, query: string, limit = 8): readonly SkyTarget[] {
  if (typeof query !== 'string') return [];
  const most = isNumber(limit) ? Math.max(0, Math.floor(limit)) : 0;
  const wanted = fold(query);
  const found = find(index, wanted, most);
  const bare = wanted.replace(COURTESY, '');
  return found.length > 0 || bare === wanted ? found : find(index, bare, most);
}

/** Optional endings of a name: 角宿一星, Sirius star. */
const COURTESY = /(?:星座?|star|constellation)$/;

function find(index: SearchIndex, wanted: string, limit: number): readonly SkyTarget[] {
  if (wanted === '') return [];
  const found: { readonly target: SkyTarget; readonly score: number }[] = [];
  for (const { target, keys, common, weight } of index) {
    const fit = Math.min(bestOf(keys, wanted), bestOf(common.map(fold), wanted));
    if (fit < 3) found.push({ target, score: fit * 1000 + weight });
  }
  return found
    .sort((a, b) => a.score - b.score)
    .slice(0, limit)
    .map(({ target }) => target);
}

/** The common name that matched, such as 启明 for Venus; undefined if the target's own name matched. */
export function matchedName(index: SearchIndex, target: SkyTarget, query: string): string | undefined {
  const entry = index.find(each => isSame(each.target, target));
  if (!entry || typeof query !== 'string') return undefined;
  const full = fold(query);
  for (const wanted of [full, full.replace(COURTESY, '')]) {
    const own = bestOf(entry.keys, wanted);
    const fits = entry.common.map(name => fitOf(fold(name), wanted));
    const best = Math.min(3, ...fits);
    if (best < own) return entry.common[fits.indexOf(best)];
    if (own < 3) return undefined;
  }
  return undefined;
}

const isSame = (a: SkyTarget, b: SkyTarget | undefined): boolean =>
  b !== undefined && b !== null && isSameKind(a, b);

const isSameKind = (a: SkyTarget, b: SkyTarget): boolean =>
  a.kind === 'wanderer' || b.kind === 'wanderer'
    ? a.kind === b.kind && 'id' in a && 'id' in b && a.id === b.id
    : a.kind === b.kind && a.index === b.index;

const bestOf = (keys: readonly string[], wanted: string): number =>
  Math.min(3, ...keys.map(key => fitOf(key, wanted)));

/** 0 full match, 1 prefix, 2 substring, 3 no match. */
const fitOf = (key: string, wanted: string): number =>
  key === wanted ? 0 : key.startsWith(wanted) ? 1 : key.includes(wanted) ? 2 : 3;

/** Pinyin is stored a second time with v for ü, as typed on keyboards. */
function keysOf(names: readonly (string | undefined)[], pinyin: readonly (string | undefined)[]): string[] {
  const present = (list: readonly (string | undefined)[]) => list.filter(name => name !== undefined);
  const typed = present(pinyin).filter(name => /[üǖǘǚǜ]/i.test(name));
  return [...present(names), ...present(pinyin)]
    .map(fold)
    .concat(typed.map(name => fold(name.replace(/[üǖǘǚǜ]/gi, 'v'))));
}

/** Lower case and simplified, letters of normal width; no tone marks, spaces, punctuation or leading article. */
const fold = (text: string): string =>
  toSimplified(
    String(text)
      .normalize('NFKD')
      .replace(/^\s*the\s+/i, '')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase(),
  );
