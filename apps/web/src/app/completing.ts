import { whenLoaded } from '@app/ui';
import type { FirstPorts } from '../adapters/firstPorts';
import { completePorts } from '../adapters/ports';
import type { FirstStore } from '../store/firstStore';
import { completeStore } from '../store/store';

/** See `complete` in `whole.ts`, which fetches this. */
export async function completeWorld(first: FirstPorts, firstStore: FirstStore): Promise<void> {
  const ports = completePorts(first);
  const store = completeStore(firstStore, ports);
  // What is shown of the person who is signed in is in the database.
  await store
    .getState()
    .openAccount()
    .catch(() => undefined);
  // R216: what the page before this one left is there again before a screen shows it.
  const leaving = import('./leaving').then(
    ({ followLeaving }) => void followLeaving(ports, store),
    () => undefined,
  );
  if (ports.tabStore.read('unkept')) await leaving;
  store.setState({ isWhole: true });
  // R622: what an earlier version kept is held to the rules of this one.
  whenLoaded(async () => (await import('./tidying').catch(() => undefined))?.tidy(ports, store));
}
