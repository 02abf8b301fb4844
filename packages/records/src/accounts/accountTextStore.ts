import type { Repository, StorageError } from '../storage/repository';
import { type StoredText, textCodec } from '../storage/textCodec';
import type { Account } from './account';
import { createRefusals, memoryTextStore, type TextStore } from './textStore';

/**
 * The small texts of the account signed in: its home, unfinished entries, settings. They are read synchronously and
 * written to the database in the background.
 */
export interface AccountTextStore extends TextStore {
  /** The instant of the change, ms since 1970: now, or the one given for a text changed on another device. */
  write(key: string, text: string, changedAt?: number): boolean;
  /** R496: when a text was last changed; 0 if not noted. */
  changedAt(key: string): number;
  /**
   * R200: switches to the texts of another account, after the last of this one are written. The latest sign-in or
   * sign-out wins.
   */
  enter(account: Account): Promise<void>;
  /** R201: empty at once. */
  leave(): void;
  /** Reads texts written by another tab or an import. */
  reread(): Promise<void>;
  /** Resolves when everything is written. */
  settled(): Promise<void>;
  /** R216: texts missing from the database; undefined while nobody is signed in. */
  unsaved(): UnsavedTexts | undefined;
}

/** Texts of one account not yet in the database. */
interface UnsavedTexts {
  readonly owner: string;
  readonly texts: readonly UnsavedText[];
}

/** `undefined` for a removed or new text. */
export interface UnsavedText {
  readonly key: string;
  readonly text: string | undefined;
  /** The text in the database as last seen by this tab, and one that was being written: it may be there by now. */
  readonly before: readonly (string | undefined)[];
}

/** `onSaved` is called for each write that reaches the database; `account` is the one signed in at the start. */
export function createAccountTextStore(
  onSaved: () => void = () => undefined,
  account?: Account,
  now: () => number = () => 0,
): AccountTextStore {
  let shown = createTexts(account, onSaved);
  const refusals = createRefusals();
  /** R624: how often somebody signed in or out. Answers of the database to an earlier count change nothing. */
  let turn = 0;
  return {
    lasting: true,
    read: key => shown.textStore.read(key),
    changedAt: key => shown.times.get(key) ?? 0,
    write(key, text, changedAt = now()) {
      if (shown.textStore.read(key) !== text) shown.times.set(key, changedAt);
      shown.textStore.write(key, text);
      shown.keep(key, refusals.refuse);
      return true;
    },
    remove(key) {
      shown.textStore.remove(key);
      shown.keep(key, refusals.refuse);
    },
    clear() {
      for (const key of shown.textStore.keys()) this.remove(key);
    },
    keys: () => shown.textStore.keys(),
    onRefused: refusals.listen,
    async enter(account) {
      turn += 1;
      const mine = turn;
      await shown.settled();
      const next = createTexts(account, onSaved);
      await next.reread();
      if (turn !== mine) return;
      shown = next;
      refusals.forget();
    },
    leave() {
      turn += 1;
      shown = createTexts(undefined, onSaved);
    },
    reread: () => shown.reread(),
    settled: () => shown.settled(),
    unsaved: () => shown.unsaved(),
  };
}

type Refuse = (why: StorageError['code']) => void;

/** The texts of one account; without an account they last as long as the visit. */
function createTexts(account: Account | undefined, onSaved: () => void) {
  const textStore = memoryTextStore();
  const waiting = new Set<string>();
  /** The texts in the database, as far as this tab knows. */
  const stored = memoryTextStore();
  const times = new Map<string, number>();
  /** Handed to the database and not yet confirmed. */
  const handedOver = new Map<string, string | undefined>();
  let writing: Promise<void> | undefined;

  const open = async (): Promise<Repository<StoredText> | undefined> =>
    account && (await account.repository(textCodec));

  const write = async (onRefusal: Refuse) => {
    const repository = await open().catch(() => undefined);
    if (account && !repository) onRefusal('storage/unavailable');
    let refused: StorageError | undefined;
    while (repository && waiting.size > 0 && !refused) {
      const keys = [...waiting];
      waiting.clear();
      // All writes begin in one task: a closing page still hands them over.
      const outcomes = await Promise.all(
        keys.map(async key => {
          const text = textStore.read(key);
          handedOver.set(key, text);
          const outcome = await (text === undefined
            ? repository.remove(key)
            : repository.put({ key, text, changedAt: times.get(key) ?? 0 }));
          handedOver.delete(key);
          if (outcome.ok) put(stored, key, text);
          return outcome;
        }),
      );
      if (outcomes.some(({ ok }) => ok)) onSaved();
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
    textStore,
    times,
    keep(key: string, onRefusal: Refuse) {
      waiting.add(key);
      writing ??= write(onRefusal);
    },
    async reread() {
      const repository = await open().catch(() => undefined);
      const listed = await repository?.list();
      if (!listed?.ok) return;
      stored.clear();
      for (const { key, text, changedAt = 0 } of listed.value.values) {
        stored.write(key, text);
        if (!waiting.has(key)) times.set(key, changedAt);
      }
      // The text waiting to be written here is newer.
      for (const key of both(textStore, stored)) if (!waiting.has(key)) put(textStore, key, stored.read(key));
    },
    settled: async () => writing,
    unsaved() {
      if (account?.id === undefined) return undefined;
      const all = both(textStore, stored).map(key => ({
        key,
        text: textStore.read(key),
        before: [stored.read(key), ...(handedOver.has(key) ? [handedOver.get(key)] : [])],
      }));
      return {
        owner: account.id,
        texts: all.filter(({ text, before }) => before.some(earlier => earlier !== text)),
      };
    },
  };
}

const both = (one: TextStore, other: TextStore): readonly string[] => [
  ...new Set([...one.keys(), ...other.keys()]),
];

const put = (into: TextStore, key: string, text: string | undefined): unknown =>
  text === undefined ? into.remove(key) : into.write(key, text);
