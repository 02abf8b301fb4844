import type { AppState, AppStore } from '../store/store';

/** True while a reload would lose a file: a chosen one, one on its way into a record, a photo being read. */
export const holdsFiles = ({ photos, recordDraft, recordShare }: AppState): boolean =>
  recordShare !== undefined ||
  recordDraft.media !== undefined ||
  photos.some(({ state }) => state === 'reading');

/** Acts at once, or reports that it waits and acts once no file would be lost. */
export function whenNoFileIsHeld(store: AppStore, act: () => void, reportWaiting: () => void): void {
  if (!holdsFiles(store.getState())) {
    act();
    return;
  }
  reportWaiting();
  const stop = store.subscribe(state => {
    if (holdsFiles(state)) return;
    stop();
    act();
  });
}
