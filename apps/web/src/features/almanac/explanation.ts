import { createContext, use, useEffect, useState } from 'react';
import { useLanguage } from '../../parts/language';

/** The plain explanations of one language; both languages have the same shape. */
type Explanations = typeof import('@app/almanac/why-zh')['whyZh'];

/** A term that can say what it means. */
export interface Asked {
  /** Tells terms apart: kind and id. */
  readonly id: string;
  readonly name: string;
  /** A text of our own, or where the almanac keeps it. */
  readonly meaning: string | ((all: Explanations) => string);
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

/** The meaning in words; undefined while the explanations are being fetched, for the first time only. */
export function useMeaning({ meaning }: Asked): string | undefined {
  const { language } = useLanguage();
  const [all, setAll] = useState<Explanations>();
  useEffect(() => {
    let wanted = true;
    const load =
      language === 'zh'
        ? import('@app/almanac/why-zh').then(({ whyZh }) => whyZh)
        : import('@app/almanac/why-en').then(({ whyEn }) => whyEn);
    void load.then(loaded => wanted && setAll(loaded));
    return () => {
      wanted = false;
    };
  }, [language]);
  if (typeof meaning === 'string') return meaning;
  return all && meaning(all);
}
