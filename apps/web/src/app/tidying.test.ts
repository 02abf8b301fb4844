import { PHOTOS } from '@app/records/indexeddb';
import { expect, it, vi } from 'vitest';
import { phoneJpeg } from '../../../../packages/photo/src/place/phone.cases';
import { createAppStore } from '../store/store';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { createMemoryAccounts } from '../testing/memoryAccounts';
import { tidy } from './tidying';

it('[R622] a photo stored here with its location loses it, in the picture shown too, and old shares are removed', async () => {
  const accounts = createMemoryAccounts();
  const repository = await accounts.repository(PHOTOS);
  const raw = new File([phoneJpeg('MM').slice()], 'a.jpg', { type: 'image/jpeg' });
  const rest = { name: 'a.jpg', type: 'image/jpeg', size: raw.size, state: 'ready', turns: 0 } as const;
  await repository.put({ ...rest, id: '1', position: 0, blob: raw });
  const tell = vi.fn();
  const ports = fakePorts({ accounts, info: LIN_YUE, tabs: { ...fakePorts().tabs, tell } });
  const store = createAppStore(ports);
  await store.getState().loadPhotos(() => undefined);
  const dropped = vi.fn(async () => true);
  await tidy(ports, store, { delete: dropped } as unknown as CacheStorage);
  expect(dropped).toHaveBeenCalledWith('shared-photos');
  const kept = await repository.get('1');
  const blob = kept.ok ? kept.value?.blob : undefined;
  expect(blob?.size).toBeLessThan(raw.size);
  // The shown photos are what the next change writes.
  expect(store.getState().pictures.get('1')?.blob.size).toBe(blob?.size);
  expect(tell).toHaveBeenCalledWith({ kind: 'photos-changed' });
});
