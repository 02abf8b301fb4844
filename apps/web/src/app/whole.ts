import { hasPersonalData } from '@app/session';
import type { FirstPorts } from '../adapters/firstPorts';
import type { FirstStore } from '../store/firstStore';
import { Unfetched } from './lazyScreen';

let coming: Promise<void> | undefined;

/**
 * R640: the rest of ports and state, with the account of the current person. Rejects when its code cannot be fetched;
 * the next call tries again.
 */
export async function complete(ports: FirstPorts, store: FirstStore): Promise<void> {
  if (store.getState().isWhole) return;
  coming ??= import('./completing')
    .then(({ completeWorld }) => completeWorld(ports, store))
    .catch((cause: unknown) => {
      throw new Unfetched('completing', { cause });
    })
    .finally(() => {
      coming = undefined;
    });
  await coming;
}

/** R640: the home page does without it as long as nothing on the device belongs to a person. */
export const needsAll = ({ cookies, tabStore, deviceStore }: FirstPorts, path: string): boolean =>
  path !== '/' || hasPersonalData(cookies, tabStore, deviceStore);
