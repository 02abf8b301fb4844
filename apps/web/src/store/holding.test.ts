import { holdsFiles, whenNoFileIsHeld } from '@app/records';
import { expect, it, vi } from 'vitest';
import { fakePorts } from '../testing/fakePorts';
import { pngFile } from '../testing/files';
import { createAppStore } from './store';

it('[A17] a new version starts at once where no file would be lost', () => {
  const [act, reportWaiting] = [vi.fn(), vi.fn()];
  whenNoFileIsHeld(createAppStore(fakePorts()), act, reportWaiting);
  expect(act).toHaveBeenCalledOnce();
  expect(reportWaiting).not.toHaveBeenCalled();
});

it('[A17] a new version waits for a chosen file until it is in a record', async () => {
  const store = createAppStore(fakePorts());
  const [act, reportWaiting] = [vi.fn(), vi.fn()];
  store.getState().chooseRecordMedia(pngFile());
  whenNoFileIsHeld(store, act, reportWaiting);
  expect(reportWaiting).toHaveBeenCalledOnce();
  const adding = store.getState().addRecord();
  expect(act).not.toHaveBeenCalled();
  await adding;
  expect(act).toHaveBeenCalledOnce();
  store.getState().writeRecordText('one more');
  expect(act).toHaveBeenCalledOnce();
});

it('[A39] a photo being read counts as a file that would be lost', async () => {
  const store = createAppStore(fakePorts());
  const adding = store.getState().addFiles([pngFile('a.png')], () => undefined);
  expect(holdsFiles(store.getState())).toBe(true);
  await adding;
  expect(holdsFiles(store.getState())).toBe(false);
});
