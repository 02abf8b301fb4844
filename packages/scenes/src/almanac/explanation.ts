import type { Explanations, IdOf, Names } from '@app/almanac';
import { type Face, useLanguage, writeAll } from '@app/i18n';
import { createContext, use, useEffect, useState } from 'react';

/** A term with an explanation. */
export interface ExplainedTerm {
  /** Identifies a term: kind and id. */
  readonly id: string;
  readonly name: string;
  readonly meaning: (all: Explanations) => string;
  /** The part of the day's record it belongs to, below which it is explained. */
  readonly layer?: IdOf<'layer'>;
}

export interface OpenTerm {
  readonly term: ExplainedTerm | undefined;
  /** Shows the meaning of a term; for the same one again, hides it. */
  readonly toggle: (term: ExplainedTerm) => void;
  readonly close: () => void;
}

export const OpenTermContext = createContext<OpenTerm | undefined>(undefined);

export function useOpenTerm(): OpenTerm {
  const openTerm = use(OpenTermContext);
  if (!openTerm) throw new Error('useOpenTerm outside of <OpenTermContext>');
  return openTerm;
}

/** `subject` owns the terms: with another one, the explanation closes. */
export function useOpenTermOf(subject: string): OpenTerm {
  const [question, setQuestion] = useState<{ readonly subject: string; readonly term: ExplainedTerm }>();
  const open = question?.subject === subject ? question.term : undefined;
  return {
    term: open,
    toggle: term => setQuestion(open?.id === term.id ? undefined : { subject, term }),
    close: () => setQuestion(undefined),
  };
}

/** Sentences joined as in the language of these names. */
export const joinSentences = ({ language }: Names, ...sentences: readonly string[]): string =>
  sentences.join(language === 'zh' ? '' : ' ');

/** The meanings of all terms, in the reader's language; undefined until `wanted`, and while being fetched. */
export function useExplanations(wanted: boolean): Explanations | 'failed' | undefined {
  const { language, face, inFace } = useLanguage();
  const [all, setAll] = useState<{ readonly face: Face; readonly texts: Explanations | 'failed' }>();
  useEffect(() => {
    if (!wanted) return;
    let open = true;
    const load =
      language === 'zh'
        ? import('@app/almanac/why-zh').then(({ whyZh }) => whyZh)
        : import('@app/almanac/why-en').then(({ whyEn }) => whyEn);
    const show = (texts: Explanations | 'failed') => open && setAll({ face, texts });
    void load.then(
      texts => show(writeAll(texts, inFace)),
      () => show('failed'),
    );
    return () => {
      open = false;
    };
  }, [language, face, inFace, wanted]);
  return all?.face === face ? all.texts : undefined;
}
