import { type TermId, term } from '@app/fengshui';
import { formatList, useLanguage } from '@app/i18n';

export interface Terms {
  /** The name of a word of feng shui in the reader's language. */
  readonly nameOf: (id: TermId) => string;
  /** Several names as they stand in a sentence. */
  readonly namesOf: (ids: readonly TermId[]) => string;
  /** Its plain explanation. */
  readonly glossOf: (id: TermId) => string;
}

/** Words of feng shui in the language of the screen. */
export function useTerms(): Terms {
  const { language, inFace } = useLanguage();
  const nameOf = (id: TermId) => inFace(term(id, language).name);
  return {
    nameOf,
    namesOf: ids => formatList(language, ids.map(nameOf)),
    glossOf: id => inFace(term(id, language).gloss),
  };
}
