import { describe, expect, it } from 'vitest';
import { MOUNTAINS, mountain } from '../mountains';
import { describeMountain, nameOf, term } from './describe';
import { en } from './en';
import { zh } from './zh';

const HAN = /\p{Script=Han}/u;

describe('texts', () => {
  it('both languages explain the same terms', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(zh).sort());
  });

  it.each(Object.entries(zh))('%s has a Chinese name and explanation', (_id, { name, gloss }) => {
    expect(name).toMatch(HAN);
    expect(gloss).toMatch(/。$/);
  });

  it.each(Object.entries(en))('%s has an English name and explanation', (_id, { name, gloss }) => {
    expect(`${name} ${gloss}`).not.toMatch(HAN);
    expect(gloss).toMatch(/\.$/);
  });

  it('address the reader as 你 throughout', () => {
    expect(JSON.stringify(zh)).not.toContain('您');
    expect(zh['concept.facing'].gloss).toBe('屋宅面对的方位，由你认定的主门或主要采光面决定。');
  });

  it('every mountain is explained in both languages', () => {
    for (const each of MOUNTAINS) {
      expect(describeMountain(each, 'en').gloss).not.toMatch(/undefined|\p{Script=Han}/u);
      expect(describeMountain(each, 'zh').gloss).not.toContain('undefined');
    }
    expect(describeMountain(mountain('wu'), 'en')).toEqual({
      name: 'Wǔ (S2)',
      gloss:
        'In the south, around 180°, the second of its three mountains (heaven dragon): an earthly branch, the Horse; fire, yin.',
    });
    expect(describeMountain(mountain('qian'), 'zh').gloss).toBe(
      '西北方三山之第二（天元龙），中线 315°。卦名，五行属金，阳。',
    );
  });

  it.each([
    // 空亡 is the name of a border.
    ['zh', zh, /病|死|(?<!空)亡|血|讼|官非|官司/],
    ['en', en, /\b(ill|illness|sick\w*|disease|death|dead|die|blood|court|lawsuit|injur\w*)\b/i],
  ] as const)(
    '[R366] no term of stars or places names illness, death or lawsuits in %s',
    (_language, texts, harsh) => {
      expect(Object.entries(texts).filter(([, { name, gloss }]) => harsh.test(`${name} ${gloss}`))).toEqual(
        [],
      );
    },
  );

  it('say plainly that this is tradition and not science', () => {
    expect(term('concept.tradition', 'en').gloss).toContain('Nothing in them is supported by science');
    expect(nameOf('concept.tradition').zh).toBe('传统，而非科学');
  });
});
