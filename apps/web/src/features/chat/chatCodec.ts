import { parseStored, type StoredChat } from '@app/chat';
import type { Codec } from '@app/records';

/** The one conversation an account has. */
export const CHAT_ID = 'main';

/** A conversation as it is kept. */
export interface KeptChat {
  readonly id: string;
  readonly chat: StoredChat;
}

export const CHAT_CODEC: Codec<KeptChat> = {
  store: 'chats',
  migrations: [row => row],
  parse({ id, chat }) {
    const stored = parseStored(chat);
    return typeof id === 'string' && stored.ok ? { id, chat: stored.value } : undefined;
  },
  toRow: ({ id, chat }) => ({ id, chat }),
  compare: (a, b) => a.id.localeCompare(b.id),
};
