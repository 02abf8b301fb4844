import type { Result } from '@app/kernel';
import type { ChatContent } from './conversation';
import { parseStored, type StoredChat, toStored } from './stored';

/** The first conversation of an account; others have ids of their own. */
export const CHAT_ID = 'main';

/** A stored conversation. */
export interface ChatRow {
  readonly id: string;
  readonly chat: StoredChat;
}

/** Converts conversations to rows of the store `chats` and back. */
export const CHAT_CODEC = {
  store: 'chats',
  migrations: [(row: Readonly<Record<string, unknown>>) => row],
  parse({ id, chat }: Readonly<Record<string, unknown>>): ChatRow | undefined {
    const stored = parseStored(chat);
    return typeof id === 'string' && stored.ok ? { id, chat: stored.value } : undefined;
  },
  toRow: ({ id, chat }: ChatRow) => ({ id, chat }),
  compare: (a: ChatRow, b: ChatRow) => a.id.localeCompare(b.id),
} as const;

/** The store of conversations. `Code` is the reason for a failed read or write. */
export interface ChatStorage<Code extends string> {
  get(id: string): Promise<Result<ChatRow | undefined, { readonly code: Code }>>;
  /** Reads and writes in one transaction. */
  update(
    id: string,
    change: (stored: ChatRow | undefined) => ChatRow,
  ): Promise<Result<unknown, { readonly code: Code }>>;
  /** Writes without reading first. */
  put(row: ChatRow): Promise<Result<unknown, { readonly code: Code }>>;
}

export interface Saver {
  /** Messages or draft have changed. */
  save(): void;
  /** The stored conversation may have changed elsewhere. */
  reread(): void;
  /**
   * R216: the page is being left, so no answer of the storage will arrive. Waiting or unfinished writes are
   * handed over at once, without reading what another tab may have written in these milliseconds. Returns whether there
   * were any, since the storage may be gone before they are saved.
   */
  leave(): boolean;
  /** Finishes pending work, then does nothing more; resolves when done. */
  end(): Promise<void>;
  /** Drops waiting work; resolves when the current work is done. */
  pause(): Promise<void>;
  resume(): void;
}

interface Owner<Code> {
  /** The data to store, read at the moment of writing. */
  content(): ChatContent;
  /** Merges the stored data; `before` is what was last read or written, if anything. */
  merge(stored: ChatContent, before: ChatContent | undefined): void;
  onSaved(): void;
  /** Why the last write was refused; undefined if it was not. */
  onSaveError(code: Code | undefined): void;
}

/**
 * Does one thing at a time; of several waiting writes only the newest counts. A write merges the stored data in the same
 * transaction, since another tab or an import may have written meanwhile.
 */
export function createSaver<Code extends string>(
  opening: Promise<ChatStorage<Code>>,
  id: string,
  owner: Owner<Code>,
): Saver {
  let before: ChatContent | undefined;
  let wanted: 'read' | 'write' | undefined;
  let working: Promise<void> | undefined;
  let paused = false;
  let opened: ChatStorage<Code> | undefined;
  /** Before that, a write would overwrite data this tab has not read. */
  let wasRead = false;
  let isWriting = false;

  const work = async () => {
    const storage = await opening;
    opened = storage;
    while (wanted && !paused) {
      const writes = wanted === 'write';
      wanted = undefined;
      if (writes) await write(storage);
      else await read(storage);
    }
    working = undefined;
  };

  const merge = (row: ChatRow | undefined) => {
    wasRead = true;
    if (!row) return;
    owner.merge(row.chat, before);
    before = row.chat;
  };

  const read = async (storage: ChatStorage<Code>): Promise<void> => {
    const row = await storage.get(id);
    if (row.ok) merge(row.value);
  };

  const write = async (storage: ChatStorage<Code>): Promise<void> => {
    let content = owner.content();
    isWriting = true;
    const put = await storage.update(id, row => {
      merge(row);
      content = owner.content();
      return toRow(content);
    });
    isWriting = false;
    if (put.ok) {
      before = content;
      owner.onSaved();
    }
    owner.onSaveError(put.ok ? undefined : put.error.code);
  };

  const toRow = ({ messages, draft, branches }: ChatContent): ChatRow => ({
    id,
    chat: toStored(messages, draft, branches),
  });

  const want = (what: 'read' | 'write') => {
    if (wanted !== 'write') wanted = what;
    if (!paused) working ??= work();
  };
  // A database that never opened was never written to.
  const done = async () => working?.catch(() => undefined);
  return {
    save: () => want('write'),
    reread: () => want('read'),
    leave() {
      const isWaiting = wanted === 'write' || isWriting;
      if (isWaiting && wasRead && !paused) void opened?.put(toRow(owner.content()));
      return isWaiting && !paused;
    },
    async end() {
      await done();
      paused = true;
    },
    async pause() {
      paused = true;
      await done();
    },
    resume() {
      paused = false;
      if (wanted) want(wanted);
    },
  };
}
