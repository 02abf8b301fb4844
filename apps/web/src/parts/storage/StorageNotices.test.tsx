import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { createMemoryHouse } from '../../testing/memoryHouse';
import { stagePart } from '../../testing/stagePart';
import { StorageNotices } from './StorageNotices';

it('[A35] tells of photos that could not be read as soon as they were set aside', async () => {
  const house = createMemoryHouse({ rows: { photos: [{ id: '1', schema: 99 }] } });
  const { part, store } = await stagePart(<StorageNotices />, { ports: fakePorts({ info: LIN_YUE, house }) });
  render(part);
  expect(screen.queryByRole('alert')).toBeNull();
  await store.getState().loadPhotos();
  expect((await screen.findByRole('alert')).textContent).toContain('set aside, not deleted: 1');
});
