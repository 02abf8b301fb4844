import { cleanStoredMedia } from '@app/records/indexeddb';
import type { Ports } from '../adapters/ports';
import type { AppStore } from '../store/store';

/** R622: applies the rules of this version to data of an earlier one. */
export async function tidy(
  { accounts, images, tabs, textStore }: Pick<Ports, 'accounts' | 'images' | 'tabs' | 'textStore'>,
  store: AppStore,
  caches = globalThis.caches,
): Promise<void> {
  // Shared photos were stored there unchanged.
  await caches?.delete('shared-photos').catch(() => undefined);
  if (store.getState().session.kind === 'guest') return;
  const isChanged = await cleanStoredMedia({ account: accounts.current(), textStore, clean: images.clean });
  if (!isChanged) return;
  await store.getState().rereadPhotos();
  for (const kind of ['photos-changed', 'records-changed'] as const) tabs.tell({ kind });
}
