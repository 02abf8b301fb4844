/** R466: photos that other apps shared with the installed app, handed over by its worker. */
export interface Inbox {
  /**
   * What lies there. What was sent more than an hour ago, or before `since`, when somebody signed out, was meant for a visit
   * that is over, and is dropped (A45).
   */
  readonly look: (since: number) => Promise<readonly File[]>;
  /** Empties it. Of two tabs, only the one that was opened for them has them. */
  readonly take: () => Promise<readonly File[]>;
}

/** What the worker and a page say to each other; the page that asks first gets everything. */
export type InboxWord =
  | { readonly ask: string }
  | { readonly to: string; readonly at: number; readonly photos: readonly File[] };

const INBOX = 'shared-photos';
const HOUR = 3_600_000;
/** The worker answers at once: it has just opened this page. */
const ANSWER_MS = 2000;

/** They lie in memory alone: with them comes the place where they were taken (R220). `me` is no other tab's. */
export function createInbox(
  now: () => number,
  me: string,
  openChannel: (() => BroadcastChannel) | undefined = globalThis.BroadcastChannel &&
    (() => new BroadcastChannel(INBOX)),
): Inbox {
  let held: readonly { readonly at: number; readonly photos: readonly File[] }[] = [];
  let asking: Promise<void> | undefined;
  const ask = () =>
    new Promise<void>(resolve => {
      const channel = openChannel?.();
      if (!channel) return resolve();
      const end = () => {
        clearTimeout(timer);
        channel.close();
        resolve();
      };
      const timer = setTimeout(end, ANSWER_MS);
      channel.onmessage = ({ data }: MessageEvent<InboxWord>) => {
        if (!('to' in data) || data.to !== me) return;
        held = [...held, data];
        end();
      };
      channel.postMessage({ ask: me } satisfies InboxWord);
    });
  return {
    async look(since) {
      // A page is opened for one share.
      if (held.length === 0)
        asking ??= ask().finally(() => {
          asking = undefined;
        });
      await asking;
      held = held.filter(({ at }) => now() - at < HOUR && at > since);
      return held.flatMap(({ photos }) => photos);
    },
    async take() {
      const taken = held.flatMap(({ photos }) => photos);
      held = [];
      return taken;
    },
  };
}
