import { describe, expect, it } from 'vitest';
import {
  ELEMENTS,
  elementOfBranch,
  elementOfStem,
  fedBy,
  feederOf,
  fiveElementBalance,
  restrainedBy,
} from './elements';

describe('five elements', () => {
  it('water feeds wood, wood feeds fire, wood restrains earth', () => {
    expect([feederOf('wood'), fedBy('wood'), restrainedBy('wood')]).toEqual(['water', 'fire', 'earth']);
    expect(ELEMENTS.map(fedBy)).toEqual(['fire', 'earth', 'metal', 'water', 'wood']);
    // 木克土、火克金、土克水、金克木、水克火
    expect(ELEMENTS.map(restrainedBy)).toEqual(['earth', 'metal', 'water', 'wood', 'fire']);
  });

  it('stems go in pairs and branches by season', () => {
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

  it('four pillars give eight characters: 丙午 甲午 甲子 辛未', () => {
    const balance = fiveElementBalance([
      { stem: 2, branch: 6 },
      { stem: 0, branch: 6 },
      { stem: 0, branch: 0 },
      { stem: 7, branch: 7 },
    ]);
    expect(balance.counts).toEqual({ wood: 2, fire: 3, earth: 1, metal: 1, water: 1 });
    expect(balance).toMatchObject({ total: 8, most: ['fire'], least: ['earth', 'metal', 'water'] });
  });

  it('nothing known has no most and no least', () => {
    expect(fiveElementBalance([])).toMatchObject({ total: 0, most: [], least: [] });
  });

  it('an index that does not exist is a bug and throws', () => {
    expect(() => elementOfStem(10)).toThrow('10');
    expect(() => elementOfBranch(-1)).toThrow('-1');
  });
});
