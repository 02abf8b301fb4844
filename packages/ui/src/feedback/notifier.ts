export type NoticeTone = 'info' | 'ok' | 'warn' | 'error';

/** Read at every rendering: with getters, a notice follows the language of the page. */
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
  /** Shows and announces a notice, now or as soon as a toaster exists. Returns its id. */
  notify(notice: NoticeText): number;
  /** The newest first, at most `MAX_NOTICES`: the log for people who missed a toast. */
  past(): readonly Notice[];
  /** Removes one whose offer is no longer available. */
  withdraw(id: number): void;
  /** Removes all notices, for instance when another person signs in. */
  forget(): void;
  /** Calls back after each change; returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
}

/** The number of notices in the log. */
export const MAX_NOTICES = 50;

/** Minimum time of a toast, milliseconds (WCAG 2.2.1: long enough to read twice). */
export const MIN_TOAST_MS = 6000;
/** Reading time per character, milliseconds: some 17 Han characters per second would be rushed, 12 are not. */
const MS_PER_CHARACTER = 80;

/** The time of a toast: at least six seconds, more for longer text. */
export function toastDuration({ text, second }: NoticeText): number {
  return Math.max(MIN_TOAST_MS, (text.length + (second?.text.length ?? 0)) * MS_PER_CHARACTER);
}

/** Created once by the application, above its router, so that code outside React can post notices. */
export function createNotifier(): Notifier {
  let notices: readonly Notice[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  return {
    notify(notice) {
      lastId += 1;
      // A spread would read the getters only once.
      const entry = Object.defineProperties({ id: lastId }, Object.getOwnPropertyDescriptors(notice));
      notices = [entry as Notice, ...notices].slice(0, MAX_NOTICES); // an id and every property of a NoticeText
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
