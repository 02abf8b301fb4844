import { describe, expect, it } from 'vitest';
import { coreBytes, namesJson } from '../../scripts/assets.mjs';
import { decodeCatalogue } from '../stars/catalogue';
import type { SkyTarget } from '../stars/search';
import { readStarNames } from '../stars/starNames';
import { WANDERERS } from '../stars/wanderers';
import { findTarget, nameOfTarget } from './targetName';

const decoded = decodeCatalogue(coreBytes);
if (!decoded.ok) throw new Error(decoded.error.code);
const catalogue = decoded.value;
const read = readStarNames(namesJson, catalogue.count);
if (!read.ok) throw new Error(read.error.code);
const SKY = { catalogue, lodges: [], names: read.value };

describe('[R460] a picked object in an address', () => {
  it.each([
    // Hipparcos numbers of SIMBAD: Vega 91262, Sirius 32349.
    ['hip-91262', 'Vega'],
    ['hip-32349', 'Sirius'],
  ])('%s is %s', (name, western) => {
    const target = findTarget(SKY, name);
    expect(target?.kind === 'star' && SKY.names[target.index]?.western).toBe(western);
  });

  it('finds every figure, star and wanderer again by its name, in the spelling of addresses', () => {
    const targets: readonly SkyTarget[] = [
      ...WANDERERS.map(id => ({ kind: 'wanderer', id }) as const),
      ...catalogue.asterisms.map((_, index) => ({ kind: 'asterism', index }) as const),
      ...SKY.names.map((_, index) => ({ kind: 'star', index }) as const),
    ];
    for (const target of targets) {
      const name = nameOfTarget(SKY, target) ?? '';
      expect(name).toMatch(/^(hip-[1-9]\d{0,5}|\p{Script=Han}{1,8}|[a-z]{3,8})$/u);
      const found = findTarget(SKY, name);
      expect(found && nameOfTarget(SKY, found)).toBe(name);
    }
  });

  it.each(['', 'hip-', 'hip-1.5', 'pluto', '无此星', 'constructor'])('gives nothing for %j', name => {
    expect(findTarget(SKY, name)).toBeUndefined();
  });
});
