import { moveIntoSample, moveOutOfSample, type SampleWorld } from '@app/home';
import { type DrawnRoom, drawRoom } from '@app/scenes/sample';
import type { Ports } from '../../adapters/ports';
import { type AppStore, selectInfo } from '../../store/store';

export interface SampleTexts extends Omit<SampleWorld<File>, 'now' | 'draw'> {
  /** On the seal of every drawn room. */
  readonly stamp: string;
}

/** Draws a room; tests hand in their own. */
type Draw = (room: DrawnRoom, stamp: string) => Promise<Blob | undefined>;

const viewOf = (store: AppStore) => () => ({ ...store.getState(), info: selectInfo(store.getState()) });

/** Puts the sample home in the place of the person's own. False when the own home could not be kept. */
export const moveIn = (
  store: AppStore,
  { clock }: Pick<Ports, 'clock'>,
  texts: SampleTexts,
  draw: Draw = drawRoom,
): Promise<boolean> =>
  moveIntoSample(viewOf(store), {
    ...texts,
    now: clock.now,
    draw: async (room, name) => {
      const picture = await draw(room, texts.stamp);
      return picture && new File([picture], name, { type: 'image/png' });
    },
  });

/** Takes the sample away and brings back what it took the place of. */
export const moveOut = (store: AppStore, { clock }: Pick<Ports, 'clock'>): Promise<void> =>
  moveOutOfSample(viewOf(store), clock.now);
