import { type TermId, term } from '@app/fengshui';
import { formatList, useLanguage } from '@app/i18n';

export interface Terms {
  /** The reader-language name of a feng shui term. */
  readonly nameOf: (id: TermId) => string;
  /** Several names joined for a sentence. */
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
