import { whenLoaded } from '@app/ui';
import type { FirstPorts } from '../adapters/firstPorts';
import { completePorts } from '../adapters/ports';
import type { FirstStore } from '../store/firstStore';
import { completeStore } from '../store/store';

/** See `complete` in `whole.ts`, which fetches this. */
export async function completeWorld(first: FirstPorts, firstStore: FirstStore): Promise<void> {
  const ports = completePorts(first);
  const store = completeStore(firstStore, ports);
  // The data shown about the signed-in person is in the database.
  await store
    .getState()
    .openAccount()
    .catch(() => undefined);
  // R216: the texts left by the previous page are restored before a screen shows them.
  const leaving = import('./leaving').then(
    ({ followLeaving }) => void followLeaving(ports, store),
    () => undefined,
  );
  if (ports.tabStore.read('unkept')) await leaving;
  store.setState({ isWhole: true });
  // R622: applies the rules of this version to data of an earlier one.
  whenLoaded(async () => (await import('./tidying').catch(() => undefined))?.tidy(ports, store));
}
