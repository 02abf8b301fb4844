import { GUEST, logOut } from '@app/session';
import type { Ports } from '../adapters/ports';
import type { Slice } from './slice';

export interface StorageSlice {
  /**
   * A4: wipes cookie, session copy, profiles of this device, drafts and everything in the database, in every tab; the
   * caller restarts. False when the database refused: then nothing was wiped, and it can be tried again.
   */
  readonly forgetMe: () => Promise<boolean>;
}

export const createStorageSlice =
  ({ clock, house, profiles, tabs, tabTexts, texts }: Ports): Slice<StorageSlice> =>
  () => ({
    async forgetMe() {
      const wiped = await house.wipe();
      if (!wiped.ok) return false;
      profiles.clear(logOut(GUEST, '/', clock.now(), undefined));
      profiles.forget();
      tabTexts.clear();
      texts.clear();
      tabs.tell({ kind: 'forgotten' });
      return true;
    },
  });
