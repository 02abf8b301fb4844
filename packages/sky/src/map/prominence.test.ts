import { describe, expect, it } from 'vitest';
import { coreBytes } from '../../scripts/assets.mjs';
import { decodeCatalogue } from '../stars/catalogue';
import { isProminent, rankOf } from './prominence';

const decoded = decodeCatalogue(coreBytes);
if (!decoded.ok) throw new Error(decoded.error.code);
const { asterisms } = decoded.value;
const find = (zh: string) => asterisms.find(asterism => asterism.zh === zh);

describe('figures with priority', () => {
  it.each(['北斗', '织女', '天狼', '南门', '十字架', '火鸟'])(
    '%s is drawn stronger and named before the mansions',
    zh => {
      const figure = find(zh);
      expect(figure && isProminent(figure)).toBe(true);
      expect(figure && rankOf(figure)).toBeLessThan(rankOf(find('井宿') ?? asterisms[0]!) ?? 0);
    },
  );

  it('the best-known stars are named first', () => {
    const rank = (zh: string) => rankOf(find(zh) ?? asterisms[0]!);
    for (const zh of ['北斗', '心宿', '参宿']) expect(rank(zh), zh).toBeLessThan(rank('天狼') ?? 0);
  });

  it('small figures and walls are not named when zoomed out; mansions and walls are drawn strong', () => {
    const counted = asterisms.filter(figure => rankOf(figure) !== undefined);
    expect(counted).toHaveLength(28 + 31);
    expect(asterisms.filter(isProminent).length).toBe(
      28 + 31 + asterisms.filter(({ kind }) => kind === 'wall').length,
    );
  });
});
