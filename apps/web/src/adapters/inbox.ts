/** R466: photos that other apps shared with the installed app, stored by its service worker. */
export interface Inbox {
  /**
   * What is in it. What was sent more than an hour ago, or before `since`, when somebody signed out, was meant for a
   * visit that is over, and is dropped (A45).
   */
  readonly look: (since: number) => Promise<readonly File[]>;
  /** Empties it. Of two tabs that ask, only one gets a photo. */
  readonly take: () => Promise<readonly File[]>;
}

const INBOX = 'shared-photos';
const HOUR = 3_600_000;

export const createInbox = (
  now: () => number,
  stores: CacheStorage | undefined = globalThis.caches,
): Inbox => {
  const open = async () => ((await stores?.has(INBOX)) ? stores?.open(INBOX) : undefined);
  const files = async (takes: (store: Cache, sent: Request, at: number) => boolean | Promise<boolean>) => {
    const store = await open();
    const found: File[] = [];
    for (const sent of (await store?.keys()) ?? []) {
      const photo = await store?.match(sent);
      const at = Number(new URL(sent.url).pathname.split('/').at(-1));
      if (!store || !photo || !(await takes(store, sent, at))) continue;
      const name = decodeURIComponent(photo.headers.get('x-name') ?? 'photo');
      found.push(new File([await photo.blob()], name, { type: photo.headers.get('content-type') ?? '' }));
    }
    return found;
  };
  return {
    look: since =>
      files(async (store, sent, at) => {
        const isForNow = now() - at < HOUR && at > since;
        if (!isForNow) await store.delete(sent);
        return isForNow;
      }),
    take: () => files((store, sent) => store.delete(sent)),
  };
};
