import { createRecordsRunner, noRecords, type RecordsRunner, type RecordsState } from '@app/records';
import type { Ports } from '../adapters/ports';
import type { PhotosSlice } from './photosSlice';
import type { Slice } from './slice';

/** The records dialog. `content` of media is an object URL (R125), released on closing (A17). */
export type RecordsSlice = RecordsState<Blob, File> & RecordsRunner<File>;

export const createRecordsSlice =
  ({
    accounts,
    clock,
    files,
    images,
    objectUrls,
    tabs,
    textStore,
  }: Ports): Slice<RecordsSlice, Pick<PhotosSlice, 'readsPhotos'>> =>
  (set, get) => ({
    ...noRecords<Blob, File>(textStore),
    ...createRecordsRunner<Blob & { readonly name?: string }, File>(
      {
        now: clock.now,
        open: () => {
          const account = accounts.current();
          return async () => account.repository((await import('@app/records/indexeddb')).RECORDS);
        },
        textStore,
        urls: objectUrls,
        take: files.take,
        whenTaken: async file => {
          const read = get().readsPhotos ? await images.capture(file) : undefined;
          const takenAt = read?.ok ? read.value.takenAt : undefined;
          return takenAt && (await import('./photoInstant')).photoInstant(takenAt, clock.zone());
        },
        tell: () => tabs.tell({ kind: 'records-changed' }),
      },
      { get, set },
    ),
  });
