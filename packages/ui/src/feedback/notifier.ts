export type NoticeTone = 'info' | 'ok' | 'warn' | 'error';

/** Read whenever it is drawn: with getters, a notice follows the language of the page. */
export interface NoticeText {
  readonly tone: NoticeTone;
  /** One sentence in the reader's language. */
  readonly text: string;
  /** The same sentence in the other language, small, below. */
  readonly second?: { readonly lang: string; readonly text: string } | undefined;
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined;
}

export interface Notice extends NoticeText {
  readonly id: number;
}

export interface Notifier {
  /** Shows and announces a notice, now or as soon as a toaster is there. Returns its id. */
  notify(notice: NoticeText): number;
  /** The newest first, at most `KEPT_NOTICES`: the log for those who missed a toast. */
  past(): readonly Notice[];
  /** Takes one away: what it offers is no longer there. */
  withdraw(id: number): void;
  /** Takes all notices away, as when somebody else comes to the page. */
  forget(): void;
  /** Calls back after each change; returns how to stop. */
  subscribe(onChange: () => void): () => void;
}

/** How many notices the log remembers. */
export const KEPT_NOTICES = 50;

/** Least time a toast stays, milliseconds (WCAG 2.2.1: long enough to read twice). */
export const MIN_TOAST_MS = 6000;
/** Reading time a character adds, milliseconds: some 17 Han characters a second would be hurried, 12 are not. */
const MS_PER_CHARACTER = 80;

/** How long a toast stays: never under six seconds, longer for longer text. */
export function toastDuration({ text, second }: NoticeText): number {
  return Math.max(MIN_TOAST_MS, (text.length + (second?.text.length ?? 0)) * MS_PER_CHARACTER);
}

/** Made once by the application, above its router, so that code outside React can speak. */
export function createNotifier(): Notifier {
  let notices: readonly Notice[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  return {
    notify(notice) {
      lastId += 1;
      // A spread would read the getters once and for all.
      const entry = Object.defineProperties({ id: lastId }, Object.getOwnPropertyDescriptors(notice));
      notices = [entry as Notice, ...notices].slice(0, KEPT_NOTICES); // an id and every property of a NoticeText
      for (const listener of listeners) listener();
      return lastId;
    },
    withdraw(id) {
      notices = notices.filter(each => each.id !== id);
      for (const listener of listeners) listener();
    },
    past: () => notices,
    forget() {
      notices = [];
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
  };
}
