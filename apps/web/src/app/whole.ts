import { isOfSomebody } from '@app/session';
import type { FirstPorts } from '../adapters/firstPorts';
import type { FirstStore } from '../store/firstStore';
import { Unfetched } from './lazyScreen';

let coming: Promise<void> | undefined;

/**
 * R640: the rest of ports and state, with the account of whoever is here. Fails when its code cannot be fetched; whoever
 * asks next tries again.
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

/** R640: the home page does without as long as nothing on the device is of anybody. */
export const needsAll = ({ cookies, tabStore, deviceStore }: FirstPorts, path: string): boolean =>
  path !== '/' || isOfSomebody(cookies, tabStore, deviceStore);
