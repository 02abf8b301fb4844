import { SAMPLE_FACTS, SAMPLE_ROOMS } from '@app/home';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAppStore, selectInfo } from '../../store/store';
import { fakePorts, HANGZHOU, LIN_YUE } from '../../testing/fakePorts';
import { createTestWorld, TestApp } from '../../testing/TestApp';
import { moveIn, type SampleTexts } from './moveSample';
import SampleNotice from './SampleNotice';

/** A canvas draws nothing here; identical photos would be refused. */
const draw = vi.hoisted(() => async (room: string) => new Blob([`drawn ${room}`], { type: 'image/png' }));
vi.mock('@app/scenes/sample', () => ({ drawRoom: draw }));
// The undo loads its code when pressed, and another file of this worker may have loaded it with the real drawing.
beforeEach(() => vi.resetModules());
afterAll(() => vi.resetModules());
afterEach(cleanup);

const TEXTS: SampleTexts = {
  place: 'Suzhou (sample)',
  residents: ['Shen An (sample)', 'Gu Heng (sample)'],
  records: ['desk (sample)', 'sun (sample)', 'lamp (sample)'],
  language: 'en',
  stamp: 'SAMPLE',
  captionOf: room => `${room} (sample)`,
};
const FACTS = { facing: { degrees: 90, north: 'true' as const } };

/** The sample covers a home its person had described, and is removed. */
async function remove() {
  const info = { ...LIN_YUE, location: HANGZHOU, locationName: 'Hangzhou', hasFilledProfile: true };
  const world = await createTestWorld(fakePorts({ info }));
  const { store, ports } = world;
  store.getState().setHouseFacts(FACTS);
  await moveIn(store, ports, TEXTS, draw);
  render(
    <TestApp world={world}>
      <SampleNotice />
    </TestApp>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Remove it' }));
  await waitFor(() => expect(store.getState().undoOffers).toHaveLength(1));
  expect(store.getState()).toMatchObject({ sample: undefined, houseFacts: FACTS, photos: [] });
  return { store, ports };
}

it.each(['toast', 'keys'] as const)('[R464] %s restores the removed sample home', async by => {
  const { store, ports } = await remove();
  const last = ports.notifier.past()[0];
  expect(last?.text).toBe('The sample home is removed. Your own entries are back.');
  await act(async () => (by === 'toast' ? last?.action?.onAct() : store.getState().undoOffers.at(-1)?.()));
  await waitFor(() => expect(store.getState().photos).toHaveLength(SAMPLE_ROOMS.length));
  expect(store.getState().houseFacts).toEqual(SAMPLE_FACTS);
  expect(selectInfo(store.getState())?.locationName).toBe('Suzhou (sample)');
  expect(await screen.findByText('This is a sample home.')).toBeTruthy();
});

it('[R464] reports when there is no more room for it', async () => {
  const { store, ports } = await remove();
  // The home behind it cannot be written down.
  store.setState({ saveSample: () => false });
  await act(async () => store.getState().undoOffers.at(-1)?.());
  await waitFor(() => expect(ports.notifier.past()[0]?.tone).toBe('warn'));
  expect(store.getState().houseFacts).toEqual(FACTS);
});

it('[R464] a removed sample stays removed after a reload, and cannot be restored', async () => {
  const { ports } = await remove();
  const reloaded = createAppStore(ports);
  expect(reloaded.getState()).toMatchObject({ sample: undefined, houseFacts: FACTS, undoOffers: [] });
});
