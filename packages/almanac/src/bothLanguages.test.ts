import { expect, it } from 'vitest';
import { getAlmanacDetail } from './almanacDetail';
import { termsAndClash } from './bothLanguages';
import { en } from './en';

it('the term, the next one and the clash of a day are named in both languages', () => {
  const day = getAlmanacDetail({ year: 2026, month: 6, day: 21 });
  if (!day.ok) throw new Error(day.error.code);
  // The summer solstice of 2026 falls on 21 June, Slight Heat on 7 July.
  expect(termsAndClash(day.value, en)).toMatchObject({
    term: { zh: '夏至', en: en.solarTerm[day.value.solarTerm.current.id] },
    nextTerm: { name: { zh: '小暑' }, inDays: 16 },
    clash: { zh: expect.stringMatching(/^冲.，煞.$/), en: expect.stringContaining('; avoid the ') },
  });
});
