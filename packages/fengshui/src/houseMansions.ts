import { eightMansions, type MansionStar } from './eightMansions';
import { type Group, groupOf, type Kua } from './kua';
import type { Mountain } from './mountains';
import { DIRECTIONS, type Direction, type Trigram, trigramOfDirection } from './palaces';

/** The eight mansions of the house itself (宅卦). */
export interface HouseMansions {
  /** What its trigram is taken from: the palace it sits in, or that of its front door (门作伏位). */
  readonly by: 'sitting' | 'door';
  readonly trigram: Trigram;
  /** East or west house (东四宅, 西四宅). */
  readonly group: Group;
  readonly stars: Readonly<Record<Direction, MansionStar>>;
}

/**
 * The reading of a house by its sitting, following 《八宅明镜》, or by the sector of its front door, following 《阳宅三要》.
 * Undefined for an unknown mountain.
 */
export function houseMansions(sitting: Mountain, door?: Direction): HouseMansions | undefined {
  if (!DIRECTIONS.includes(sitting?.direction)) return undefined;
  const isByDoor = door !== undefined && DIRECTIONS.includes(door);
  const trigram = trigramOfDirection(isByDoor ? door : sitting.direction);
  return {
    by: isByDoor ? 'door' : 'sitting',
    trigram,
    group: groupOf(trigram.number),
    stars: eightMansions(trigram),
  };
}

/** Whether person and house belong to the same group (宅命相配); `open` if the birth allows kua numbers of both. */
export type HouseMatch = 'same-group' | 'other-group' | 'open';

/** Undefined without a house or without a kua number. */
export function matchHouse(house: HouseMansions | undefined, kuas: readonly Kua[]): HouseMatch | undefined {
  if (typeof house?.group !== 'string' || !Array.isArray(kuas) || kuas.length === 0) return undefined;
  const groups = new Set(kuas.map(groupOf));
  if (groups.size > 1) return 'open';
  return groups.has(house.group) ? 'same-group' : 'other-group';
}
