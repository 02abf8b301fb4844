import { type DerivedFloor, derive, insideOf } from './derive';
import type { Floor, Room } from './model';
import { type Layout, type LayoutOptions, layoutOf } from './palaces';
import { type Blocker, blockersOf, type SightSettings } from './sight';

/** One floor with everything its forms are read from; rooms, items and ways in the order of their ids. */
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

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

export function sceneOf(drawn: Floor, layoutOptions: LayoutOptions, settings: SightSettings): Scene {
  const known = derive(drawn);
  const derived = {
    ...known,
    passages: known.passages.toSorted((p, q) => byId(p.opening, q.opening)),
  };
  const floor = { ...drawn, rooms: drawn.rooms.toSorted(byId), items: drawn.items.toSorted(byId) };
  const layout = layoutOf(drawn, layoutOptions);
  const main = derived.passages.find(p => p.opening.kind === 'main-door');
  const entry = main && insideOf(main.edge);
  return {
    floor,
    level: floor.level,
    derived,
    blockers: blockersOf(drawn, settings),
    ...(layout && { layout }),
    layoutOptions,
    ...(entry && { entry }),
  };
}
