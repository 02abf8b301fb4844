/** R466: photos that other apps shared with the installed app, laid there by its worker. */
export interface Inbox {
  readonly isEmpty: () => Promise<boolean>;
  /** Empties it. What lay there for more than an hour was meant for a visit that is over, and is dropped (A45). */
  readonly take: () => Promise<readonly File[]>;
}

const INBOX = 'shared-photos';
const HOUR = 3_600_000;

export const createInbox = (
  now: () => number,
  stores: CacheStorage | undefined = globalThis.caches,
): Inbox => {
  const open = async () => ((await stores?.has(INBOX)) ? stores?.open(INBOX) : undefined);
  return {
    isEmpty: async () => ((await (await open())?.keys()) ?? []).length === 0,
    async take() {
      const store = await open();
      const files: File[] = [];
      for (const request of (await store?.keys()) ?? []) {
        const photo = await store?.match(request);
        await store?.delete(request);
        const at = Number(new URL(request.url).pathname.split('/').at(-1));
        if (!photo || !(now() - at < HOUR)) continue;
        const name = decodeURIComponent(photo.headers.get('x-name') ?? 'photo');
        files.push(new File([await photo.blob()], name, { type: photo.headers.get('content-type') ?? '' }));
      }
      return files;
    },
  };
};
