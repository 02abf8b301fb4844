/**
 * Messages between tabs. `at` is the new instant of the session's storage: a message can arrive before the cookie it
 * reports. A tab of an earlier version sends none.
 */
export type TabMessage =
  | { readonly kind: 'signed-out'; readonly at?: number }
  | { readonly kind: 'signed-in'; readonly at?: number }
  | { readonly kind: 'forgotten' }
  | { readonly kind: 'records-changed' }
  | { readonly kind: 'photos-changed' }
  | { readonly kind: 'chats-changed' }
  | { readonly kind: 'texts-changed' };

export interface Tabs {
  tell(message: TabMessage): void;
  /** A tab of another version may send unknown messages: listeners ignore them. */
  listen(listener: (message: TabMessage) => void): () => void;
  /** R866: like `listen`, after the last message of each kind since the page started: its code is loaded later. */
  follow(listener: (message: TabMessage) => void): () => void;
}

const CHANNEL = 'ink-and-starlight';
/** Other tabs of this site; without BroadcastChannel, none. */
export function createTabs(): Tabs {
  if (typeof BroadcastChannel === 'undefined')
    return { tell: () => undefined, listen: () => () => undefined, follow: () => () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  const early = new Map<TabMessage['kind'], TabMessage>();
  const listen: Tabs['listen'] = listener => {
    const hear = ({ data }: MessageEvent<TabMessage>) => listener(data);
    channel.addEventListener('message', hear);
    return () => channel.removeEventListener('message', hear);
  };
  const stopKeeping = listen(message => {
    early.delete(message.kind);
    early.set(message.kind, message);
  });
  return {
    tell: message => channel.postMessage(message),
    listen,
    follow(listener) {
      stopKeeping();
      const missed = [...early.values()];
      early.clear();
      for (const message of missed) listener(message);
      return listen(listener);
    },
  };
}
