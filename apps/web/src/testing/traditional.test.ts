import {
  almanacEvents,
  type Explanations,
  FIRST_YEAR,
  getYear,
  LAST_YEAR,
  type Names,
  unwrap,
  zh,
} from '@app/almanac';
import { HOLIDAY_REGIONS, holidaysOf, inRegion } from '@app/almanac/regions';
import { whyZh } from '@app/almanac/why-zh';
import { layoutGuide, PALACE_NAMES } from '@app/fengshui';
import { simplifiedIn } from '@app/hant/testing';
import { loadFace, writeAll } from '@app/i18n';
import { planWords } from '@app/plan/words';
import { describeItem, SHOP_ITEMS } from '@app/shop';
import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../../../scripts/testing/whole';

const EVERY = { everyDay: true, solarTerms: true, festivals: true, holidays: true } as const;

/** The years with tables of holidays and every fourth, which has each lunar month and each pillar; with `WHOLE=1` all. */
const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i).filter(
  year => WHOLE || year % 4 === 0 || (year >= 2000 && year <= 2030),
);

/** Every text of a tree that has a Simplified form. */
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

  it.each(HOLIDAY_REGIONS)('has none in any day of 1900 to 2100, in %s', async region => {
    const names = writeAll(zh, await loadFace('zh-Hant'));
    // The lines of a day are the same for holidays of every other region.
    const choice = { ...EVERY, everyDay: region === 'mainland', holidays: holidaysOf(region) };
    for (const year of YEARS) {
      const found = unwrap(getYear(year, inRegion(region)));
      expect(found.length, `${year}`).toBeGreaterThanOrEqual(365);
      const said = almanacEvents(found, choice, [names]).flatMap(({ summary, description = '' }) => [
        summary,
        description,
      ]);
      expect(simplified([...new Set(said)]), `${year}`).toEqual([]);
    }
  });

  it('has none in the words of feng shui, plans and the shop', async () => {
    const say = await loadFace('zh-Hant');
    const result = [
      PALACE_NAMES,
      layoutGuide(),
      planWords('zh'),
      SHOP_ITEMS.map(item => describeItem(item, 'zh')),
    ];
    const chinese = JSON.stringify(result, (key, value: unknown) => (key === 'en' ? undefined : value));
    expect(simplified(writeAll(JSON.parse(chinese), say))).toEqual([]);
  });
});
