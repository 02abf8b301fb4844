import { type DerivedFloor, derive } from './derive';
import type { Floor, Room } from './model';
import { countsAsHome } from './model';
import { type Layout, type LayoutOptions, layoutOf } from './palaces';
import { type Blocker, blockersOf, type SightSettings } from './sight';

/** One floor with all that its forms are read from. */
export interface Scene {
  readonly floor: Floor;
  readonly level: number;
  readonly derived: DerivedFloor;
  readonly blockers: readonly Blocker[];
  readonly layout?: Layout;
  readonly layoutOptions: LayoutOptions;
  /** The room behind the front door, if it is on this floor. */
  readonly entry?: Room;
}

export function sceneOf(floor: Floor, layoutOptions: LayoutOptions, settings: SightSettings): Scene {
  const derived = derive(floor);
  const layout = layoutOf(floor, layoutOptions);
  const main = derived.passages.find(p => p.opening.kind === 'main-door');
  const entry = main && [main.from, main.to].find(room => room && countsAsHome(room));
  return {
    floor,
    level: floor.level,
    derived,
    blockers: blockersOf(floor, settings),
    ...(layout && { layout }),
    layoutOptions,
    ...(entry && { entry }),
  };
}
