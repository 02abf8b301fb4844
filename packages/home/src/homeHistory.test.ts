import { expect, it } from 'vitest';
import type { HistoryState, Patches } from './history';
import { FIELD_PATCHES } from './history.cases';
import { type ChangeableHome, createHomeHistory } from './homeHistory';

const FACTS = { year: undefined, compass: undefined } as unknown as ChangeableHome['houseFacts'];
const EMPTY: ChangeableHome = { photos: [], palaceOfPhoto: {}, roomOfPhoto: {}, houseFacts: FACTS };

function stage(load: () => Promise<Patches<object>>) {
  const view = { home: EMPTY, flags: { canUndo: false, canRedo: false } as HistoryState };
  const history = createHomeHistory(load, {
    get: () => view.home,
    set: flags => void Object.assign(view, { flags }),
    savePhotos: async photos => void Object.assign(view, { home: { ...view.home, photos } }),
    setHome: home => void Object.assign(view, { home: { ...view.home, ...home } }),
  });
  return { view, history };
}

it('[R211] an undo pressed before the patches have loaded waits for them', async () => {
  const asked: ((patches: Patches<object>) => void)[] = [];
  const { view, history } = stage(() => new Promise(resolve => void asked.push(resolve)));
  const changed = history.changeHome({ palaceOfPhoto: { a: 'N' } });
  expect(view.flags.canUndo).toBe(true);
  const undone = history.undo();
  asked[0]?.(FIELD_PATCHES);
  await changed;
  await Promise.resolve();
  asked[1]?.(FIELD_PATCHES);
  await undone;
  expect(view.home).toEqual(EMPTY);
  expect(view.flags).toEqual({ canUndo: false, canRedo: true });
});

it('[R211] a change whose patches never load stays, and cannot be undone', async () => {
  const { view, history } = stage(() => Promise.reject(new TypeError('offline')));
  await history.changeHome({ palaceOfPhoto: { a: 'N' } });
  await history.undo();
  expect(view.home.palaceOfPhoto).toEqual({ a: 'N' });
  expect(view.flags).toEqual({ canUndo: false, canRedo: false });
});
