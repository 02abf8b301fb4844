const KEY = 'reloaded-for-chunk';
/** A second failure within this time is not a stale chunk: reloading again would loop. */
const GUARD_MS = 60_000;

export interface StaleChunkWorld {
  /** Storage that lasts as long as the tab; `write` says whether it accepted the text. */
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
 * R210. After a deployment a page that was open asks for chunks that are gone. One reload brings the new ones. Offline a
 * reload would help nobody, and a chosen file would be lost, so the error goes its way to the screen.
 */
export function recoverStaleChunk(
  event: Event,
  { tabStore, now, isOnline, holdsFiles, reload }: StaleChunkWorld,
): void {
  const last = Number(tabStore.read(KEY) ?? 0);
  if (!isOnline() || holdsFiles() || now() - last < GUARD_MS) return;
  // Where nothing is kept there is no guard against a loop either.
  if (!tabStore.lasting || !tabStore.write(KEY, String(now()))) return;
  event.preventDefault();
  reload();
}
