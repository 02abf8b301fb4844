import { describe, expect, it } from 'vitest';
import { normalise } from './understand';

describe('[R417] the words of a question', () => {
  it.each([
    ['明年端午節是幾月幾號', '明年端午节是几月几号'],
    ['廚房曬得到太陽嗎', '厨房晒得到太阳吗'],
    ['明夭能搬家么', '明天能搬家么'],
    ['Wut is TMRW good 4', 'what is tomorrow good for'],
    ['mum’s bday, pls', "mum's birthday, please"],
  ])('%s are read as %s', (written, meant) => {
    expect(normalise(written)).toBe(meant);
  });

  it.each(['watch the sun', 'a 4-bedroom flat', 'when', '夭折'])('%s stays unchanged', text => {
    expect(normalise(text)).toBe(text);
  });
});
