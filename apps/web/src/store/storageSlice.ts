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
   * A4: wipes cookie, session copy, profiles of this device, drafts and everything in the database, in every tab, and
   * starts anew. False when the database refused: then nothing was wiped, and it can be tried again.
   */
  readonly forgetMe: () => Promise<boolean>;
}

/** Stands in the tab's texts between a wipe and the page that tells of it. */
export const FORGOTTEN_KEY = 'forgotten';

/** Begins at the home page with nothing of the person left: drafts of this tab go as well, and all in its memory. */
export function startAnew({ device, tabTexts }: Pick<Ports, 'device' | 'tabTexts'>): void {
  tabTexts.clear();
  tabTexts.write(FORGOTTEN_KEY, '1');
  device.restart();
}

export const createStorageSlice =
  (ports: Ports): Slice<StorageSlice> =>
  () => {
    const { clock, house, profiles, tabs, texts } = ports;
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
        texts.clear();
        tabs.tell({ kind: 'forgotten' });
        startAnew(ports);
        return true;
      },
    };
  };
