const KEY = 'reloaded-for-chunk';
/** A second failure within this time is not a stale chunk: another reload would loop. */
const GUARD_MS = 60_000;

export interface StaleChunkWorld {
  /** Storage for the life of the tab; `write` returns whether it succeeded. */
  readonly tabStore: {
    readonly lasting: boolean;
    read(key: string): string | undefined;
    write(key: string, text: string): boolean;
  };
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** True while a reload would lose a file. */
  readonly holdsFiles: () => boolean;
  readonly reload: () => void;
}

/**
 * R210. After a deployment an open page may request chunks that no longer exist. One reload fetches the new ones.
 * Offline a reload would not help, and would lose a chosen file. Either way the import fails, as its callers expect: with
 * the event prevented it would give them `undefined` for a module.
 */
export function recoverStaleChunk({ tabStore, now, isOnline, holdsFiles, reload }: StaleChunkWorld): void {
  const last = Number(tabStore.read(KEY) ?? 0);
  if (!isOnline() || holdsFiles() || now() - last < GUARD_MS) return;
  // Without storage there is no protection from a loop either.
  if (!tabStore.lasting || !tabStore.write(KEY, String(now()))) return;
  reload();
}
