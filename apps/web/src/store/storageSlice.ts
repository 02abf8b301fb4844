import { GUEST, logOut } from '@app/session';
import type { Ports } from '../adapters/ports';
import type { Slice } from './slice';

export interface StorageSlice {
  /** A4: wipes cookie, session copy, profiles of this device, drafts and everything in the database; the caller restarts. */
  readonly forgetMe: () => Promise<void>;
}

export const createStorageSlice =
  ({ clock, house, profiles, tabs, tabTexts, texts }: Ports): Slice<StorageSlice> =>
  () => ({
    async forgetMe() {
      await house.wipe();
      profiles.clear(logOut(GUEST, '/', clock.now(), undefined));
      profiles.forget();
      tabTexts.clear();
      texts.clear();
      tabs.tell({ kind: 'records-changed' });
      tabs.tell({ kind: 'photos-changed' });
      tabs.tell({ kind: 'signed-out' });
    },
  });
