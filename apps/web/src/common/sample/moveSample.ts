import { moveIntoSample, moveOutOfSample, type SampleShot, type SampleWorld } from '@app/home';
import { type DrawnRoom, drawRoom } from '@app/scenes/sample';
import type { Ports } from '../../adapters/ports';
import { type AppStore, selectInfo } from '../../store/store';

export interface SampleTexts extends Omit<SampleWorld<File>, 'now' | 'draw'> {
  /** On the seal of every drawn room. */
  readonly stamp: string;
}

/** Draws a room; tests pass their own. */
type Draw = (room: DrawnRoom, stamp: string, shot: SampleShot) => Promise<Blob | undefined>;
type World = Pick<Ports, 'clock' | 'textStore'>;

function viewOf(store: AppStore, { textStore: texts }: World) {
  return () => ({ ...store.getState(), info: selectInfo(store.getState()), texts });
}

/** Replaces the person's own home with the sample. False if the own home could not be saved. */
export const moveIn = (
  store: AppStore,
  world: World,
  texts: SampleTexts,
  draw: Draw = drawRoom,
): Promise<boolean> =>
  moveIntoSample(viewOf(store, world), {
    ...texts,
    now: world.clock.now,
    draw: async (room, name, shot) => {
      const picture = await draw(room, texts.stamp, shot);
      return picture && new File([picture], name, { type: 'image/png' });
    },
  });

/** Removes the sample and restores the home behind it. */
export const moveOut = (store: AppStore, world: World): Promise<void> =>
  moveOutOfSample(viewOf(store, world), world.clock.now);
