import { almanacEvents, type Explanations, getAlmanacDay, type Names, zh } from '@app/almanac';
import { whyZh } from '@app/almanac/why-zh';
import { layoutGuide, PALACE_NAMES } from '@app/fengshui';
import { simplifiedIn } from '@app/hant/testing';
import { loadFace, writeAll } from '@app/i18n';
import { addDays } from '@app/kernel';
import { planWords } from '@app/plan/words';
import { describeItem, SHOP_ITEMS } from '@app/shop';
import { describe, expect, it } from 'vitest';

/** A prime, so that a sample of days falls on every weekday, lunar day and pillar. */
const STEP = 37;
const EVERY = { everyDay: true, solarTerms: true, festivals: true, holidays: true } as const;

/** Every text of a tree with a Simplified form in it. */
function simplified(texts: unknown): string[] {
  if (typeof texts === 'string') return simplifiedIn(texts).length > 0 ? [texts] : [];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(simplified) : [];
}

describe('[R520] the almanac in Traditional characters', () => {
  it('has no Simplified form in any name or explanation', async () => {
    const say = await loadFace('zh-Hant');
    const names: Names = writeAll(zh, say);
    const why: Explanations = writeAll(whyZh, say);
    expect(simplified(zh).length).toBeGreaterThan(100);
    expect(simplified([names, why])).toEqual([]);
    expect(names.solarTerm['grain-rain']).toBe('穀雨');
    expect(names.doubleHour.chou).toContain('丑');
  });

  it('nor in what it says of the days of 1900 to 2100', async () => {
    const names = writeAll(zh, await loadFace('zh-Hant'));
    for (let date = { year: 1900, month: 1, day: 31 }; date.year <= 2100; date = addDays(date, STEP)) {
      const day = getAlmanacDay(date);
      if (!day.ok) continue;
      expect(simplified(almanacEvents([day.value], EVERY, [names])), `${date.year}-${date.month}`).toEqual(
        [],
      );
    }
  });

  it('nor have the words of feng shui, plans and the shop', async () => {
    const say = await loadFace('zh-Hant');
    const told = [
      PALACE_NAMES,
      layoutGuide(),
      planWords('zh'),
      SHOP_ITEMS.map(item => describeItem(item, 'zh')),
    ];
    const chinese = JSON.stringify(told, (key, value: unknown) => (key === 'en' ? undefined : value));
    expect(simplified(writeAll(JSON.parse(chinese), say))).toEqual([]);
  });
});
