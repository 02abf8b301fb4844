import type { Repository, StorageError } from '../storage/repository';
import { type KeptText, textCodec } from '../storage/textCodec';
import type { Account } from './account';
import { createRefusals, memoryTextStore, type TextStore } from './textStore';

/**
 * The small texts of the account that is here: its home, unfinished entries, settings. They are read at once, and
 * written to the database behind the writer's back.
 */
export interface AccountTexts extends TextStore {
  /** R200: takes up the texts of another account, after the last of this one are written. */
  enter(account: Account): Promise<void>;
  /** R201: at once nobody's texts are here. */
  leave(): void;
  /** Reads again what another tab or an import has written. */
  reread(): Promise<void>;
  /** Resolves when everything is written. */
  settled(): Promise<void>;
}

/** `onKept` hears of each write that has reached the database; `account` is the one that is here at the start. */
export function createAccountTexts(onKept: () => void = () => undefined, account?: Account): AccountTexts {
  let shown = createTexts(account, onKept);
  const refusals = createRefusals();
  return {
    lasting: true,
    read: key => shown.texts.read(key),
    write(key, text) {
      shown.texts.write(key, text);
      shown.keep(key, refusals.refuse);
      return true;
    },
    remove(key) {
      shown.texts.remove(key);
      shown.keep(key, refusals.refuse);
    },
    clear() {
      for (const key of shown.texts.keys()) this.remove(key);
    },
    keys: () => shown.texts.keys(),
    onRefused: refusals.listen,
    async enter(account) {
      await shown.settled();
      const next = createTexts(account, onKept);
      await next.reread();
      shown = next;
      refusals.forget();
    },
    leave() {
      shown = createTexts(undefined, onKept);
    },
    reread: () => shown.reread(),
    settled: () => shown.settled(),
  };
}

type Refuse = (why: StorageError['code']) => void;

/** The texts of one account. Without one they last as long as the visit. */
function createTexts(account: Account | undefined, onKept: () => void) {
  const texts = memoryTextStore();
  const waiting = new Set<string>();
  let writing: Promise<void> | undefined;

  const open = async (): Promise<Repository<KeptText> | undefined> =>
    account && (await account.repository(textCodec));

  const write = async (onRefusal: Refuse) => {
    const repository = await open().catch(() => undefined);
    if (account && !repository) onRefusal('storage/unavailable');
    let refused: StorageError | undefined;
    while (repository && waiting.size > 0 && !refused) {
      const keys = [...waiting];
      waiting.clear();
      // All begin in one task: a page that is being closed still hands them over.
      const outcomes = await Promise.all(
        keys.map(key => {
          const text = texts.read(key);
          return text === undefined ? repository.remove(key) : repository.put({ key, text });
        }),
      );
      if (outcomes.some(({ ok }) => ok)) onKept();
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome.ok) continue;
        // R213: it waits for the next write.
        waiting.add(keys[index] ?? '');
        refused ??= outcome.error;
      }
      if (refused) onRefusal(refused.code);
    }
    writing = undefined;
  };
  return {
    texts,
    keep(key: string, onRefusal: Refuse) {
      waiting.add(key);
      writing ??= write(onRefusal);
    },
    async reread() {
      const repository = await open().catch(() => undefined);
      const listed = await repository?.list();
      if (!listed?.ok) return;
      const kept = new Map(listed.value.values.map(({ key, text }) => [key, text]));
      // What waits to be written here is newer.
      for (const key of texts.keys()) if (!kept.has(key) && !waiting.has(key)) texts.remove(key);
      for (const [key, text] of kept) if (!waiting.has(key)) texts.write(key, text);
    },
    settled: async () => writing,
  };
}
