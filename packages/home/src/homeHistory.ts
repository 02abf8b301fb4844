import type { Photo } from '@app/records';
import type { Message } from '@app/validation';
import { createHistory, type History, type HistoryState } from './history';
import type { StoredHome } from './storedHome';

/** A person's undoable changes to their home. */
export interface ChangeableHome extends StoredHome {
  readonly photos: readonly Photo[];
}

/** Functions to show and save the home. */
export interface HomeView {
  readonly get: () => ChangeableHome;
  readonly set: (state: HistoryState) => void;
  readonly savePhotos: (photos: readonly Photo[]) => Promise<Message | undefined>;
  readonly setHome: (home: StoredHome) => void;
}

export interface HomeHistory extends Pick<History<ChangeableHome>, 'undo' | 'redo'> {
  readonly changeHome: History<ChangeableHome>['change'];
  /** R211: a change from another tab or another account ends the undo history. */
  readonly forgetChanges: () => void;
}

const HOME_PARTS = ['palaceOfPhoto', 'roomOfPhoto', 'houseFacts'] as const;

/** R211: photos, their places, and facts of the house in one history. */
export function createHomeHistory({ get, set, savePhotos, setHome }: HomeView): HomeHistory {
  const now = (): ChangeableHome => {
    const { photos, palaceOfPhoto, roomOfPhoto, houseFacts } = get();
    return { photos, palaceOfPhoto, roomOfPhoto, houseFacts };
  };
  const { change, undo, redo, forget } = createHistory({
    now,
    set,
    restore: withFindings,
    /** Saves the differences. */
    show({ photos, ...home }) {
      const before = get();
      if (HOME_PARTS.some(part => home[part] !== before[part])) setHome(home);
      return photos === before.photos ? Promise.resolve(undefined) : savePhotos(photos);
    },
  });
  return { changeHome: change, undo, redo, forgetChanges: forget };
}

/** The photos in the person's arrangement, with what the device has found out since. */
function withFindings(before: ChangeableHome, now: ChangeableHome): ChangeableHome {
  if (before.photos === now.photos) return before;
  const known = new Map(now.photos.map(photo => [photo.id, photo]));
  return { ...before, photos: before.photos.map(photo => withFindingsOf(photo, known.get(photo.id))) };
}

function withFindingsOf(photo: Photo, now: Photo | undefined): Photo {
  if (!now || now === photo) return photo;
  const { state, hash, format, width, height, reading } = now;
  const found = Object.entries({ state, hash, format, width, height, reading });
  return { ...photo, ...Object.fromEntries(found.filter(([, value]) => value !== undefined)) };
}
