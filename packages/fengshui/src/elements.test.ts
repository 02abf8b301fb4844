import { describe, expect, it } from 'vitest';
import { ELEMENTS, elementOfBranch, elementOfStem, feederOf } from './elements';

describe('five elements', () => {
  // 水生木、木生火、火生土、土生金、金生水
  it('each is fed by the previous one', () => {
    expect(ELEMENTS).toEqual(['wood', 'fire', 'earth', 'metal', 'water']);
    expect(ELEMENTS.map(feederOf)).toEqual(['water', 'wood', 'fire', 'earth', 'metal']);
  });

  it('stems come in pairs, branches by season', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(elementOfStem).join(' ')).toBe(
      'wood wood fire fire earth earth metal metal water water',
    );
    // 亥子水、寅卯木、巳午火、申酉金、辰戌丑未土
    expect([11, 0].map(elementOfBranch)).toEqual(['water', 'water']);
    expect([2, 3].map(elementOfBranch)).toEqual(['wood', 'wood']);
    expect([5, 6].map(elementOfBranch)).toEqual(['fire', 'fire']);
    expect([8, 9].map(elementOfBranch)).toEqual(['metal', 'metal']);
    expect([1, 4, 7, 10].map(elementOfBranch)).toEqual(['earth', 'earth', 'earth', 'earth']);
  });

  it.each([10, -1, 0.5, Number.NaN])('[R320] %d is not a stem', stem => {
    expect(elementOfStem(stem)).toBeUndefined();
  });

  it.each([12, -1, 0.5, Number.NaN])('[R320] %d is not a branch', branch => {
    expect(elementOfBranch(branch)).toBeUndefined();
  });
});
