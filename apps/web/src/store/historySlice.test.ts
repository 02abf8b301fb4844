import { PHOTOS } from '@app/records/indexeddb';
import { expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { createAppStore } from './store';

async function arranged() {
  const ports = fakePorts({ info: LIN_YUE });
  const store = createAppStore(ports);
  const files = ['a', 'b', 'c'].map(name => new File([name], `${name}.png`, { type: 'image/png' }));
  await store.getState().loadPhotos(() => undefined);
  await store.getState().addFiles(files, () => undefined);
  // Decision 0041: from here on the whole state is frozen.
  store.getState().offerUndo(() => undefined);
  const shown = () => {
    const { photos, palaceOfPhoto, roomOfPhoto, houseFacts, pictures } = store.getState();
    return {
      photos: photos.map(({ name, caption, turns }) => [name, caption, turns]),
      palaces: Object.values(palaceOfPhoto),
      rooms: Object.values(roomOfPhoto),
      houseFacts,
      pictures: pictures.size,
    };
  };
  const stored = async () => {
    const listed = await (await ports.accounts.repository(PHOTOS)).list();
    return listed.ok ? listed.value.values.map(({ name, caption, turns }) => [name, caption, turns]) : [];
  };
  const id = store.getState().photos[0]?.id ?? '';
  return { ports, store, id, shown, stored };
}

it.each([
  [
    'the order',
    (store: Awaited<ReturnType<typeof arranged>>) => store.store.getState().movePhoto(store.id, 2),
  ],
  [
    'a caption',
    ({ store, id }: Awaited<ReturnType<typeof arranged>>) => store.getState().captionPhoto(id, 'Tea'),
  ],
  ['a turn', ({ store, id }: Awaited<ReturnType<typeof arranged>>) => store.getState().rotatePhoto(id)],
  ['a removal', ({ store, id }: Awaited<ReturnType<typeof arranged>>) => store.getState().removePhoto(id)],
  ['clearing', ({ store }: Awaited<ReturnType<typeof arranged>>) => store.getState().clearPhotos()],
  ['a palace', ({ store, id }: Awaited<ReturnType<typeof arranged>>) => store.getState().placePhoto(id, 'N')],
  [
    'a room of the plan',
    ({ store, id }: Awaited<ReturnType<typeof arranged>>) =>
      store.getState().putPhotoInRoom(id, { level: 0, room: 'r1' }),
  ],
  [
    'a fact',
    ({ store }: Awaited<ReturnType<typeof arranged>>) =>
      store.getState().setHouseFacts({ completedIn: 1998 }),
  ],
])('[R211] %s can be undone and redone, on the device as well', async (_, change) => {
  const world = await arranged();
  const { store, shown, stored, ports } = world;
  const before = [shown(), await stored(), ports.textStore.read('home')];
  await change(world);
  const after = [shown(), await stored()];
  expect(after[0]).not.toEqual(before[0]);
  expect(store.getState()).toMatchObject({ canUndo: true, canRedo: false });
  await store.getState().undo();
  expect([shown(), await stored()]).toEqual(before.slice(0, 2));
  expect(store.getState()).toMatchObject({ canUndo: false, canRedo: true });
  await store.getState().redo();
  expect([shown(), await stored()]).toEqual(after);
});

it('[R211] a new change leaves nothing to redo', async () => {
  const { store, id } = await arranged();
  await store.getState().rotatePhoto(id);
  await store.getState().undo();
  await store.getState().captionPhoto(id, 'Tea');
  expect(store.getState()).toMatchObject({ canUndo: true, canRedo: false });
});

it('[R211, R201] undo never touches another person’s change', async () => {
  const { store, id } = await arranged();
  await store.getState().openAccount();
  await store.getState().loadPhotos(() => undefined);
  await store.getState().rotatePhoto(id);
  store.getState().logOut('/');
  expect(store.getState().canUndo).toBe(false);
  await store.getState().undo();
  expect(store.getState().photos).toEqual([]);
});

it('[R211] undoing one fact leaves another that the plan desk has set since', async () => {
  const { store } = await arranged();
  store.getState().setHouseFacts({ completedIn: 1998 });
  const { houseFacts, palaceOfPhoto, roomOfPhoto, setHome } = store.getState();
  const facing = { degrees: 90, north: 'true' } as const;
  setHome({ palaceOfPhoto, roomOfPhoto, houseFacts: { ...houseFacts, facing } });
  await store.getState().undo();
  expect(store.getState().houseFacts).toEqual({ facing });
});

it('[R396] undoing a room leaves the rooms other photos were assigned since', async () => {
  const { store, id } = await arranged();
  const room = { level: 0, room: 'r1' };
  store.getState().putPhotoInRoom(id, room);
  const { houseFacts, palaceOfPhoto, roomOfPhoto, setHome } = store.getState();
  // Like the plan desk, which has its own history.
  setHome({ houseFacts, palaceOfPhoto, roomOfPhoto: { ...roomOfPhoto, other: room } });
  await store.getState().undo();
  expect(store.getState().roomOfPhoto).toEqual({ other: room });
});
