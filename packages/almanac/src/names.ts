import { TEXTS } from './generated/zh';
import { once } from './tables/unpack';
import { type IdOf, idsOf, type Kind, PILLARS, type PillarId } from './vocabulary';

export type Language = 'zh' | 'en';

/** Every name of the almanac in one language: kind, then id. */
export type Names = { readonly language: Language } & {
  readonly [K in Kind]: Readonly<Record<IdOf<K>, string>>;
} & { readonly pillar: Readonly<Record<PillarId, string>> };

/** @internal Texts of a kind in index order, separated by "|". */
export type PackedTexts = Readonly<Record<Kind, string>>;

/** @internal Names from packed texts, each kind unpacked on first use. */
export function createNames(language: Language, texts: PackedTexts): Names {
  const kinds = Object.entries(texts).map(([kind, text]) => {
    // the keys of PackedTexts are the kinds
    const words = once(() => Object.freeze(zip(idsOf(kind as Kind), text.split('|'))));
    return [kind, { get: words, enumerable: true }] as const;
  });
  const pillar = once(() => Object.freeze(zip(PILLARS, pillarWords(language, texts))));
  const names = Object.defineProperties(
    { language },
    Object.fromEntries([...kinds, ['pillar', { get: pillar, enumerable: true }]]),
  );
  // total by construction: a getter for each kind, a word for each id (tested)
  return Object.freeze(names) as Names;
}

const zip = (ids: readonly string[], words: readonly string[]) =>
  Object.fromEntries(ids.map((id, i) => [id, words[i]!]));

/** The sixty pillars are composed of stems and branches: 甲子, "Jia-Zi". */
function pillarWords(language: Language, { stem, branch }: PackedTexts): string[] {
  const stems = stem.split('|');
  const branches = branch.split('|');
  return PILLARS.map((_, i) => `${stems[i % 10]}${language === 'zh' ? '' : '-'}${branches[i % 12]}`);
}

/** Chinese names, Simplified. */
export const zh: Names = /* @__PURE__ */ createNames('zh', TEXTS);
