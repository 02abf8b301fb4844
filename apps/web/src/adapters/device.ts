import type { ObjectUrls } from './objectUrls';

/** The browser's reports and promises about keeping this site's data. */
export interface Device {
  /** Bytes used and granted; undefined if the browser does not report them. */
  space(): Promise<{ readonly used: number; readonly total: number } | undefined>;
  /** Whether the browser promised not to clear the data by itself. */
  isPersisted(): Promise<boolean>;
  askToKeep(): Promise<boolean>;
  /** False when cookies are switched off. */
  keepsCookies(): boolean;
  /** Saves bytes as a file with that name. */
  save(content: Blob, name: string): void;
  /** Copies words to the clipboard; rejects if the person or the browser forbids it. */
  copy(text: string): Promise<void>;
  /** Copies the full address of a path of this site to the clipboard; rejects as `copy` does. */
  copyLink(path: string): Promise<void>;
  /** Restarts at the home page with empty memory. */
  restart(): void;
}

/** The download has surely begun by then, so its address can be released. */
const DOWNLOAD_MS = 60_000;

export const createDevice = (objectUrls: ObjectUrls): Device => ({
  async space() {
    try {
      const { usage, quota } = await navigator.storage.estimate();
      return usage === undefined || !quota ? undefined : { used: usage, total: quota };
    } catch {
      return undefined;
    }
  },
  isPersisted: async () => (await attempt(() => navigator.storage.persisted())) ?? false,
  askToKeep: async () => (await attempt(() => navigator.storage.persist())) ?? false,
  keepsCookies: () => navigator.cookieEnabled,
  save(content, name) {
    const link = document.createElement('a');
    link.href = objectUrls.acquire(content);
    link.download = name;
    link.click();
    setTimeout(() => objectUrls.release(content), DOWNLOAD_MS);
  },
  copy: async text => navigator.clipboard.writeText(text),
  copyLink: async path => navigator.clipboard.writeText(new URL(path, window.location.origin).href),
  restart: () => window.location.replace('/'),
});

/** `navigator.storage` is missing on an insecure page. */
async function attempt<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action();
  } catch {
    return undefined;
  }
}
