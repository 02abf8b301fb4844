import { describe, expect, it } from 'vitest';
import { planForms as en } from './en/visualization/planForms';
import { planItems as enItems } from './en/visualization/planItems';
import { planForms as zh } from './zh/visualization/planForms';
import { planItems as zhItems } from './zh/visualization/planItems';

/** Words that frighten, promise or count: none of them belongs beside a person's own bed. */
const FRIGHTENING = {
  en: /\b(ill|illness|disease|sick|death|die|dead|court|lawsuit|blood|curse|danger|disaster|score|must|never)\b/i,
  zh: /病|死|亡|官司|讼|血|灾|祸害命|凶煞|破财|打分|得分|必须|一定会/,
};

describe('[R366] what is said of a plan', () => {
  it.each([
    ['en', { ...en, ...enItems }, FRIGHTENING.en],
    ['zh', { ...zh, ...zhItems }, FRIGHTENING.zh],
  ] as const)('frightens nobody in %s', (_, texts, words) => {
    expect(JSON.stringify(texts)).not.toMatch(words);
  });
});
