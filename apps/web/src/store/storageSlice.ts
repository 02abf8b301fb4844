import { GUEST, logOut } from '@app/session';
import type { Ports } from '../adapters/ports';
import type { Slice } from './slice';

/** What goes on by itself and writes to the database, such as an answer that streams. */
export interface Writer {
  /** Ends what is under way and writes nothing more until told to; resolves when the last write is done. */
  pause(): Promise<void>;
  resume(): void;
}

export interface StorageSlice {
  readonly addWriter: (writer: Writer) => void;
  /**
   * A4: wipes cookie, session copy, profiles of this device, drafts and everything in the database, in every tab; the
   * caller restarts. False when the database refused: then nothing was wiped, and it can be tried again.
   */
  readonly forgetMe: () => Promise<boolean>;
}

export const createStorageSlice =
  ({ clock, house, profiles, tabs, tabTexts, texts }: Ports): Slice<StorageSlice> =>
  () => {
    const writers = new Set<Writer>();
    return {
      addWriter: writer => void writers.add(writer),
      async forgetMe() {
        // What they wrote after the wipe would be there again.
        await Promise.all([...writers].map(writer => writer.pause()));
        const wiped = await house.wipe();
        if (!wiped.ok) {
          for (const writer of writers) writer.resume();
          return false;
        }
        profiles.clear(logOut(GUEST, '/', clock.now(), undefined));
        profiles.forget();
        tabTexts.clear();
        texts.clear();
        tabs.tell({ kind: 'forgotten' });
        return true;
      },
    };
  };
