import { describe, expect, it } from 'vitest';
import { coreBytes } from '../../scripts/assets.mjs';
import { decodeCatalogue } from '../stars/catalogue';
import { isProminent, nameKindOf, placeInOrder } from './prominence';

const decoded = decodeCatalogue(coreBytes);
if (!decoded.ok) throw new Error(decoded.error.code);
const { asterisms } = decoded.value;
const find = (zh: string) => asterisms.find(asterism => asterism.zh === zh);
const placeOf = (zh: string) => placeInOrder(nameKindOf(find(zh)!)!);

describe('figures with priority', () => {
  it.each(['北斗', '织女', '天狼', '南门', '十字架', '火鸟'])(
    '%s is drawn stronger and named before the mansions',
    zh => {
      const figure = find(zh);
      expect(figure && isProminent(figure)).toBe(true);
      expect(placeOf(zh)).toBeLessThan(placeOf('井宿'));
    },
  );

  it('the best-known stars are named first', () => {
    for (const zh of ['北斗', '心宿', '参宿']) expect(placeOf(zh), zh).toBeLessThan(placeOf('天狼'));
  });

  it('small figures and walls are not named when zoomed out; mansions and walls are drawn strong', () => {
    const counted = asterisms.filter(figure => nameKindOf(figure) !== undefined);
    expect(counted).toHaveLength(28 + 31);
    expect(asterisms.filter(isProminent).length).toBe(
      28 + 31 + asterisms.filter(({ kind }) => kind === 'wall').length,
    );
  });
});
