import { createRecordsRunner, noRecords, type RecordsRunner, type RecordsState } from '@app/records';
import { databaseCode } from '../adapters/database';
import type { Ports } from '../adapters/ports';
import type { Slice } from './slice';

/** The records dialog. `content` of media is an object URL (R125), given back on closing (A17). */
export type RecordsSlice = RecordsState<Blob, File> & RecordsRunner<File>;

export const createRecordsSlice =
  ({ accounts, clock, files, objectUrls, tabs, texts }: Ports): Slice<RecordsSlice> =>
  (set, get) => ({
    ...noRecords<Blob, File>(texts),
    ...createRecordsRunner<Blob & { readonly name?: string }, File>(
      {
        now: clock.now,
        open: () => {
          const account = accounts.current();
          return async () => account.repository((await databaseCode()).RECORDS);
        },
        texts,
        urls: objectUrls,
        take: files.take,
        tell: () => tabs.tell({ kind: 'records-changed' }),
      },
      { get, set },
    ),
  });
