import type { Explanations, IdOf, Names } from '@app/almanac';
import { type Face, useLanguage, writeAll } from '@app/i18n';
import { createContext, use, useEffect, useState } from 'react';

/** A term that can say what it means. */
export interface Asked {
  /** Tells terms apart: kind and id. */
  readonly id: string;
  readonly name: string;
  readonly meaning: (all: Explanations) => string;
  /** The part of the day's record it belongs to, explained below it. */
  readonly layer?: IdOf<'layer'>;
}

export interface Asking {
  readonly asked: Asked | undefined;
  /** Shows the meaning of a term; of the same one again, hides it. */
  readonly ask: (term: Asked) => void;
  readonly close: () => void;
}

export const AskingContext = createContext<Asking | undefined>(undefined);

export function useAsking(): Asking {
  const asking = use(AskingContext);
  if (!asking) throw new Error('useAsking outside of <AskingContext>');
  return asking;
}

/** `subject` is what the terms belong to: with another one, the question is forgotten. */
export function useQuestion(subject: string): Asking {
  const [question, setQuestion] = useState<{ readonly subject: string; readonly term: Asked }>();
  const asked = question?.subject === subject ? question.term : undefined;
  return {
    asked,
    ask: term => setQuestion(asked?.id === term.id ? undefined : { subject, term }),
    close: () => setQuestion(undefined),
  };
}

/** Sentences one after the other, as the language of these names sets them. */
export const joinSentences = ({ language }: Names, ...sentences: readonly string[]): string =>
  sentences.join(language === 'zh' ? '' : ' ');

/** What every term means, in the reader's language; undefined until `wanted`, and for the moment of fetching. */
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
