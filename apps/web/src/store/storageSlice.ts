import type { Result } from '@app/kernel';
import type { StorageError } from '@app/records';
import { logOut, type Session } from '@app/session';
import type { Ports } from '../adapters/ports';
import type { Slice } from './slice';

/** A process that runs by itself and writes to the database, such as a streaming answer. */
export interface Writer {
  /** R216: the page is being left: hands over unwritten data at once. */
  leave?(): void;
  /** R201: ends work under way, writes its result, and then nothing more; resolves when written. */
  end(): Promise<void>;
  /** A4: ends work under way and writes nothing more until restarted; resolves when the last write is done. */
  pause(): Promise<void>;
  resume(): void;
}

export interface StorageSlice {
  /** Something that outlives its screen, such as a conversation: created once for the current account, and ended with it. */
  readonly keepAlive: <Living extends Writer>(name: string, make: () => Living) => Living;
  /** R216: everything alive hands over its unwritten data. */
  readonly leavePage: () => void;
  /** R201: ends everything alive. Work under way goes to its owner. */
  readonly endWriters: () => void;
  /**
   * A4, R203: wipes the current account everywhere, in every tab, and restarts. False if the database refused: then
   * nothing was wiped, and it can be retried.
   */
  readonly forgetMe: () => Promise<boolean>;
  /** R203: the same for everybody who used this device. */
  readonly forgetEverybody: () => Promise<boolean>;
  /** Another tab wiped everything: this one restarts as well. */
  readonly followForgotten: () => void;
}

/** In the tab's texts between a wipe and the page that reports it. */
export const FORGOTTEN_KEY = 'forgotten';

/** Restarts at the home page with nothing of the person left: this tab's drafts and memory are cleared as well. */
function startAgain(
  { device, tabStore }: Pick<Ports, 'device' | 'tabStore'>,
  whose: 'account' | 'device',
): void {
  tabStore.clear();
  tabStore.write(FORGOTTEN_KEY, whose);
  device.restart();
}

export const createStorageSlice =
  (ports: Ports): Slice<StorageSlice, { readonly session: Session }> =>
  (_, get) => {
    const { clock, deviceStore, accounts, profiles, tabs, textStore } = ports;
    const living = new Map<string, Writer>();
    let ending: Promise<unknown> = Promise.resolve();

    /** Anything they wrote after the wipe would be back. */
    const pauseWriters = () => Promise.all([...living.values()].map(writer => writer.pause()));
    const forget = async (
      whose: 'account' | 'device',
      wipe: () => Promise<Result<void, StorageError>>,
    ): Promise<boolean> => {
      await Promise.all([ending, pauseWriters()]);
      await Promise.all([textStore.settled(), profiles.settled()]);
      const wiped = await wipe();
      if (!wiped.ok) {
        for (const writer of living.values()) writer.resume();
        return false;
      }
      accounts.leave();
      textStore.leave();
      if (whose === 'device') deviceStore.clear();
      // A tab that is on another page still has its copy: this instant ends it when it comes back.
      profiles.clear(logOut(get().session, '/', clock.now()));
      tabs.tell({ kind: 'forgotten' });
      startAgain(ports, whose);
      return true;
    };
    return {
      keepAlive<Living extends Writer>(name: string, make: () => Living): Living {
        const known = living.get(name) as Living | undefined; // one kind of thing for each name
        if (known) return known;
        const made = make();
        living.set(name, made);
        return made;
      },
      leavePage() {
        for (const writer of living.values()) writer.leave?.();
      },
      endWriters() {
        ending = Promise.all([ending, ...[...living.values()].map(writer => writer.end())]);
        living.clear();
      },
      forgetMe: () => forget('account', () => accounts.wipe()),
      forgetEverybody: () => forget('device', () => accounts.wipeAll()),
      followForgotten() {
        void pauseWriters();
        accounts.shut();
        textStore.leave();
        startAgain(ports, 'account');
      },
    };
  };
