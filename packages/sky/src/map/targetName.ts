import type { SkyTarget } from '../stars/search';
import { WANDERERS } from '../stars/wanderers';
import type { SkyData } from './mapView';

const HIPPARCOS = 'hip-';

/**
 * A name of a target that does not depend on the catalogue's order: a star by its Hipparcos number, a figure by its
 * Chinese name, sun, moon and planets by their ids. Undefined for a star until the names arrive.
 * @example nameOfTarget(sky, { kind: 'wanderer', id: 'venus' }) // 'venus'
 */
export function nameOfTarget({ catalogue, names }: SkyData, target: SkyTarget): string | undefined {
  if (target?.kind === 'wanderer') return WANDERERS.find(id => id === target.id);
  if (!Number.isInteger(target?.index)) return undefined;
  if (target.kind === 'asterism') return catalogue.asterisms[target.index]?.zh;
  const star = target.kind === 'star' ? names[target.index] : undefined;
  return star && `${HIPPARCOS}${star.hip}`;
}

/**
 * The target of a name; undefined if there is none. If figures share the name, the first.
 * @example findTarget(sky, '心宿') // { kind: 'asterism', index: 12 }
 */
export function findTarget({ catalogue, names }: SkyData, name: string): SkyTarget | undefined {
  if (typeof name !== 'string') return undefined;
  const wanderer = WANDERERS.find(id => id === name);
  if (wanderer) return { kind: 'wanderer', id: wanderer };
  const isStar = name.startsWith(HIPPARCOS);
  const index = isStar
    ? names.findIndex(({ hip }) => `${HIPPARCOS}${hip}` === name)
    : catalogue.asterisms.findIndex(({ zh }) => zh === name);
  return index < 0 ? undefined : { kind: isStar ? 'star' : 'asterism', index };
}
