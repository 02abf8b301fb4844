import type { Result } from '@app/kernel';
import type { KeptWords } from './conversation';
import { parseStored, type StoredChat, toStored } from './stored';

/** The one conversation an account has. */
export const CHAT_ID = 'main';

/** A conversation as it is kept. */
export interface KeptChat {
  readonly id: string;
  readonly chat: StoredChat;
}

/** How a conversation becomes a row of the store `chats` and back. */
export const CHAT_CODEC = {
  store: 'chats',
  migrations: [(row: Readonly<Record<string, unknown>>) => row],
  parse({ id, chat }: Readonly<Record<string, unknown>>): KeptChat | undefined {
    const stored = parseStored(chat);
    return typeof id === 'string' && stored.ok ? { id, chat: stored.value } : undefined;
  },
  toRow: ({ id, chat }: KeptChat) => ({ id, chat }),
  compare: (a: KeptChat, b: KeptChat) => a.id.localeCompare(b.id),
} as const;

/** Where conversations are kept. `Code` says why something could not be read or written. */
export interface ChatStorage<Code extends string> {
  get(id: string): Promise<Result<KeptChat | undefined, { readonly code: Code }>>;
  /** Reads and writes in one step: nothing comes between. */
  update(
    id: string,
    change: (kept: KeptChat | undefined) => KeptChat,
  ): Promise<Result<unknown, { readonly code: Code }>>;
}

export interface Keeper {
  /** Messages or draft have changed. */
  keep(): void;
  /** Somebody else may have written. */
  reread(): void;
  /** Leaves out what waits; resolves when what is under way is done. */
  pause(): Promise<void>;
  resume(): void;
}

interface Owner<Code> {
  /** What is to be kept, at the moment of writing. */
  words(): KeptWords;
  /** Hears what lies there; `before` is what lay there the last time, if anybody looked. */
  takeIn(kept: KeptWords, before: KeptWords | undefined): void;
  written(): void;
  /** Why the last write was refused; undefined when it was not. */
  unkept(code: Code | undefined): void;
}

/**
 * Does one thing at a time; of several writes that wait only the newest counts. A write takes in what lies there in the
 * same step: another tab or an import may have kept something meanwhile.
 */
export function createKeeper<Code extends string>(
  opening: Promise<ChatStorage<Code>>,
  id: string,
  owner: Owner<Code>,
): Keeper {
  let before: KeptWords | undefined;
  let wanted: 'read' | 'write' | undefined;
  let working: Promise<void> | undefined;
  let paused = false;

  const work = async () => {
    const storage = await opening;
    while (wanted && !paused) {
      const writes = wanted === 'write';
      wanted = undefined;
      if (writes) await write(storage);
      else await read(storage);
    }
    working = undefined;
  };

  const takeIn = (kept: KeptChat | undefined) => {
    if (!kept) return;
    owner.takeIn(kept.chat, before);
    before = kept.chat;
  };

  const read = async (storage: ChatStorage<Code>): Promise<void> => {
    const row = await storage.get(id);
    if (row.ok) takeIn(row.value);
  };

  const write = async (storage: ChatStorage<Code>): Promise<void> => {
    let written = owner.words();
    const put = await storage.update(id, kept => {
      takeIn(kept);
      written = owner.words();
      return { id, chat: toStored(written.messages, written.draft) };
    });
    if (put.ok) {
      before = { messages: written.messages, draft: written.draft };
      owner.written();
    }
    owner.unkept(put.ok ? undefined : put.error.code);
  };

  const want = (what: 'read' | 'write') => {
    if (wanted !== 'write') wanted = what;
    if (!paused) working ??= work();
  };
  return {
    keep: () => want('write'),
    reread: () => want('read'),
    async pause() {
      paused = true;
      await working?.catch(() => undefined); // a database that never opened was never written to
    },
    resume() {
      paused = false;
      if (wanted) want(wanted);
    },
  };
}
