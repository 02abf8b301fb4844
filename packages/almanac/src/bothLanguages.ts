import { type Names, zh } from './names';
import type { AlmanacDetail } from './types';

/** Terms of a day in Chinese and in another language. */
export interface TermsAndClash {
  readonly term: Both;
  readonly nextTerm: { readonly name: Both; readonly inDays: number };
  readonly clash: Both;
}

interface Both {
  readonly zh: string;
  readonly en: string;
}

/**
 * The solar term of the day, the next one, and the clash of the day; `en` is passed in, since it is loaded late.
 *
 * @example
 * termsAndClash(unwrap(getAlmanacDetail('2026-06-21')), en).term; // { zh: '夏至', en: 'Summer Solstice' }
 */
export function termsAndClash(day: AlmanacDetail, en: Names): TermsAndClash {
  const { current, next } = day.solarTerm;
  const name = (id: typeof next.id): Both => ({ zh: zh.solarTerm[id], en: en.solarTerm[id] });
  return {
    term: name(current.id),
    nextTerm: { name: name(next.id), inDays: day.daysToNextTerm },
    clash: {
      zh: `冲${zh.zodiac[day.clash.zodiac]}，煞${zh.direction[day.clash.bane]}`,
      en: `the ${en.zodiac[day.clash.zodiac]}; avoid the ${en.direction[day.clash.bane]}`,
    },
  };
}
