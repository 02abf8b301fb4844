import type { Capture, PixelReading } from '@app/photo';
import {
  checkPhotos,
  createPhotosRunner,
  noPhotos,
  type Photo,
  type PhotosRunner,
  type PhotosState,
} from '@app/records';
import type { Message } from '@app/validation';
import { castDraft } from 'immer';
import type { Ports } from '../adapters/ports';
import type { HistorySlice } from './historySlice';
import type { Slice } from './slice';

export type PhotosSlice = PhotosState<Blob> & PhotosRunner<File>;

export const createPhotosSlice =
  ({
    accounts,
    clock,
    images,
    profiles,
    tabs,
    textStore,
  }: Ports): Slice<PhotosSlice, Pick<HistorySlice, 'changeHome' | 'forgetChanges'>> =>
  (set, get) => {
    const { houseImages } = profiles;
    return {
      ...noPhotos<Blob>({ houseImages, textStore }),
      ...createPhotosRunner<File, Blob, Capture, PixelReading>(
        {
          clock,
          houseImages,
          textStore,
          open: () => {
            const account = accounts.current();
            let code: typeof import('@app/records/indexeddb') | undefined;
            return async () => {
              // R216: loaded early, since a page being left has no time.
              code ??= await import('@app/records/indexeddb');
              return account.repository(code.PHOTOS);
            };
          },
          tell: () => tabs.tell({ kind: 'photos-changed' }),
          workshop: images,
          format: async reading => (await import('@app/photo')).formatReading(reading),
          captureOf: async reading => (await import('@app/photo')).parseReading(reading)?.capture ?? {},
          empty: ({ name, type }) => new File([], name, { type }),
        },
        {
          get,
          set,
          change: photos =>
            get().changeHome(home => {
              home.photos = castDraft(photos);
            }),
          forgetChanges: () => get().forgetChanges(),
        },
      ),
    };
  };

/** A39, R1073: the warning of photos that cannot be shown; undefined if all are fine. */
export const warningOf = (photos: readonly Photo[]): Message | undefined => {
  const checked = checkPhotos(photos);
  return checked.ok ? checked.value.warning : undefined;
};
