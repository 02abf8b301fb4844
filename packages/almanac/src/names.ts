import { TEXTS } from './generated/zh';
import { type IdOf, idsOf, type Kind, PILLARS, type PillarId } from './vocabulary';

export type Language = 'zh' | 'en';

/** Every name of the almanac in one language: kind, then id. */
export type Names = { readonly language: Language } & {
  readonly [K in Kind]: Readonly<Record<IdOf<K>, string>>;
} & { readonly pillar: Readonly<Record<PillarId, string>> };

/** @internal Texts of a kind in index order, apart by "|". */
export type PackedTexts = Readonly<Record<Kind, string>>;

/** @internal Names from packed texts; the pillars are put together from stems and branches. */
export function createNames(language: Language, texts: PackedTexts): Names {
  const kinds = Object.entries(texts).map(([kind, text]) => {
    const words = text.split('|');
    // the keys of PackedTexts are the kinds
    return [kind, Object.freeze(Object.fromEntries(idsOf(kind as Kind).map((id, i) => [id, words[i]])))];
  });
  const stems = texts.stem.split('|');
  const branches = texts.branch.split('|');
  const join = language === 'zh' ? '' : '-';
  const pillar = Object.fromEntries(
    PILLARS.map((id, i) => [id, `${stems[i % 10]}${join}${branches[i % 12]}`]),
  );
  // total by construction: one entry for each kind, one word for each id (tested)
  return Object.freeze({ language, ...Object.fromEntries(kinds), pillar: Object.freeze(pillar) }) as Names;
}

/** Chinese names, Simplified. */
export const zh: Names = /* @__PURE__ */ createNames('zh', TEXTS);
