import { type HomeRecord, textOf } from './record';

/**
 * `#window`, `#客厅`: letters, digits and hyphens after a `#` that does not follow a word, so that `C#minor`, an
 * address's `#part` and a number such as `#3` are not tags.
 */
const TAG = /(?<![\p{L}\p{N}/&#_])#([\p{L}\p{N}][\p{L}\p{N}_-]{0,29})(?![\p{L}\p{N}_-])/gu;
const ONLY_DIGITS = /^\d{1,30}$/;

/** R242: the tags of a text in their order, each once in any spelling. */
export function tagsOf(text: string): readonly string[] {
  const tags = new Map<string, string>();
  for (const [, tag = ''] of text.matchAll(TAG))
    if (!ONLY_DIGITS.test(tag) && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  return [...tags.values()];
}

export interface UsedTag {
  /** As spelt in the newest record. */
  readonly tag: string;
  readonly count: number;
}

/** The tags of all records, the most used first; among equals, the one used last. */
export function listTags(records: readonly HomeRecord[]): readonly UsedTag[] {
  const used = new Map<string, { readonly tag: string; count: number }>();
  for (const record of records) {
    for (const tag of tagsOf(textOf(record) ?? '')) {
      const known = used.get(tag.toLowerCase());
      if (known) known.count += 1;
      else used.set(tag.toLowerCase(), { tag, count: 1 });
    }
  }
  return [...used.values()].toSorted((a, b) => b.count - a.count);
}

export const hasTag = (record: HomeRecord, tag: string): boolean =>
  tagsOf(textOf(record) ?? '').some(each => each.toLowerCase() === tag.toLowerCase());
