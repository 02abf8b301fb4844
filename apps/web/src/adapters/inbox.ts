/** R466: photos shared by other apps with the installed app, handed over by its worker. */
export interface Inbox {
  /**
   * Its contents. Photos sent more than an hour ago, or before `since`, when somebody signed out, belong to a past
   * visit and are dropped (A45).
   */
  readonly look: (since: number) => Promise<readonly File[]>;
  /** Empties it: only the tab opened for the files gets them. */
  readonly take: () => Promise<readonly File[]>;
}

/** Messages between the worker and a page; the first page to ask gets everything. */
export type InboxWord =
  | { readonly ask: string }
  | { readonly to: string; readonly at: number; readonly photos: readonly File[] };

const INBOX = 'shared-photos';
const HOUR = 3_600_000;
/** The worker answers at once: it has just opened this page. */
const ANSWER_MS = 2000;

/** They stay in memory: they contain the place where they were taken (R220). `me` is unique to this tab. */
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
