import { ok } from '@app/kernel';
import type { SetAsideRow } from '@app/records';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createAppStore } from '../../store/store';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { createMemoryAccounts } from '../../testing/memoryAccounts';
import { stagePart } from '../../testing/stagePart';
import StorageNotices from './StorageNotices';

it('[A35] reports unreadable photos as soon as they were set aside', async () => {
  const accounts = createMemoryAccounts({ rows: { photos: [{ id: '1', schema: 99 }] } });
  const { part, store } = await stagePart(<StorageNotices />, {
    ports: fakePorts({ info: LIN_YUE, accounts }),
  });
  render(part);
  expect(screen.queryByRole('alert')).toBeNull();
  await store.getState().loadPhotos(() => undefined);
  expect((await screen.findByRole('alert')).textContent).toContain('set aside, not deleted: 1');
});

it('[A35] reports rows of any other store set aside on an earlier visit', async () => {
  const accounts = createMemoryAccounts();
  const row = { store: 'chats', key: 'assistant', reason: 'storage/unknown-schema', row: {} } as const;
  const earlier = { ...accounts, setAside: async () => ok([row as unknown as SetAsideRow]) }; // only the store counts
  const { part } = await stagePart(<StorageNotices />, {
    ports: fakePorts({ info: LIN_YUE, accounts: earlier }),
  });
  render(part);
  expect((await screen.findByRole('alert')).textContent).toContain('set aside, not deleted: 1');
});

it('[A35, R213] says once that a full device refused changes to the home', async () => {
  const ports = fakePorts({ info: LIN_YUE, accounts: createMemoryAccounts({ capacity: 0 }) });
  await ports.textStore.enter(ports.accounts.current());
  const { part, store } = await stagePart(<StorageNotices />, { ports });
  store.getState().setHouseFacts({ completedIn: 1998 });
  render(part);
  expect((await screen.findByRole('alert')).textContent).toContain('Storage is full');
  store.getState().setHouseFacts({ completedIn: 1999 });
  await ports.textStore.settled();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('[A4] says once, on the first page after forgetting everything, what happened', async () => {
  const ports = fakePorts({ info: LIN_YUE });
  await createAppStore(ports).getState().forgetMe();
  const result = ports.notifier.past;
  const first = await stagePart(<StorageNotices />, { ports });
  const { unmount } = render(first.part);
  expect(result().map(({ text }) => text)).toEqual(['Your data on this device is deleted.']);
  unmount();
  const second = await stagePart(<StorageNotices />, { ports });
  render(second.part);
  expect(result()).toHaveLength(1);
});
