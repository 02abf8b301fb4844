import { describe, expect, it } from 'vitest';
import { worstSteps } from './worstSteps.mjs';

describe('steps an expression can take at one place', () => {
  it.each([
    { pattern: 'abc', steps: 3 },
    { pattern: 'a|b|c', steps: 3 },
    { pattern: '(?=a)b', steps: 3 },
    // One step leaves a repetition, and each iteration takes another.
    { pattern: 'a{0,2}', steps: 5 },
    // Three ways to leave the first, and the second is tried for each of them.
    { pattern: 'a{0,2}a{0,2}', steps: 5 + 3 * 5 },
    // A repetition ends by itself at a different character: the x is tried three times and matches once.
    { pattern: '\\d{0,2}x\\d{0,2}', steps: 5 + 3 * 1 + 1 * 5 },
    // Words with different beginnings can match in only one way.
    { pattern: '(ab|cd)(ef|gh)', steps: 4 + 4 },
    { pattern: '(a|ab)(c|d)', steps: 3 + 2 * 2 },
  ])('[R180] $pattern takes at most $steps', ({ pattern, steps }) => {
    expect(worstSteps(pattern, '')).toBe(steps);
  });

  it.each(['a*', 'a+b', '(a)\\1', '(?:a|b){2,}'])('[R180] %s has no bound', pattern => {
    expect(worstSteps(pattern, '')).toBe(Infinity);
  });

  it('[R180] nested repetitions multiply', () => {
    expect(worstSteps('(a{0,9}){0,9}', '')).toBeGreaterThan(1e9);
  });

  it('[R180] upper and lower case of one word count as one', () => {
    expect(worstSteps('(a|A)bc', 'i')).toBe(2 + 2 + 2);
    expect(worstSteps('(a|A)bc', '')).toBe(2 + 1 + 1);
  });
});
