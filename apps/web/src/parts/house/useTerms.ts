import { type TermId, term } from '@app/fengshui';
import { useLanguage } from '../language';

export interface Terms {
  /** The name of a word of feng shui in the reader's language. */
  readonly nameOf: (id: TermId) => string;
  /** Its plain explanation. */
  readonly glossOf: (id: TermId) => string;
}

export function useTerms(): Terms {
  const { language } = useLanguage();
  return { nameOf: id => term(id, language).name, glossOf: id => term(id, language).gloss };
}
