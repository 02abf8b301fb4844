import { parseStored, type StoredChat } from '@app/chat';
import type { Codec } from '@app/records';

/** A person's conversation as it is kept. */
export interface KeptChat {
  /** Whose it is: the e-mail, or the name of an account without one. */
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
