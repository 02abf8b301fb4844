import type { Media } from './media';
import type { PhotosState } from './photos/photosRunner';
import type { RecordsState } from './recordsRunner';

type Holding = Pick<PhotosState<Media>, 'photos'> &
  Pick<RecordsState<never, never>, 'recordDraft' | 'recordShare'>;

/** True while a reload would lose a file: one chosen, one being added to a record, or a photo being read. */
export function holdsFiles(state: object): boolean {
  const { photos, recordDraft, recordShare }: Partial<Holding> = state; // a state may not have them yet
  return (
    recordShare !== undefined ||
    recordDraft?.media !== undefined ||
    photos?.some(photo => photo.state === 'reading') === true
  );
}

interface Store {
  getState(): object;
  subscribe(listener: (state: object) => void): () => void;
}

/** Acts at once, or reports that it waits and acts once no file would be lost. */
export function whenNoFileIsHeld(store: Store, act: () => void, reportWaiting: () => void): void {
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
