import type { Millis, Random, Result } from '@app/kernel';
import {
  type Conversation,
  type MessageRefusal,
  receiveReplies,
  sendMessage,
  untilReply,
} from '../conversation/conversation';
import { createField, type Field } from '../field/field';
import type { Language } from '../texts/language';
import {
  connectInSpace,
  conversationWith,
  type DreamSpace,
  findBubble,
  withConversation,
  withPositions,
} from './dreamSpace';

export interface DreamView {
  /** Undefined until the data of an earlier visit has been read. */
  readonly space: DreamSpace | undefined;
  /** False if nothing could be read, or the last write was refused: changes then last as long as the tab. */
  readonly isSaved: boolean;
}

/** One person's dream while the app is open: the space, its bubbles in motion, and the due replies. */
export interface Dream {
  readonly view: () => DreamView;
  readonly subscribe: (listener: () => void) => () => void;
  /** The bubbles in the order of the space. Undefined as long as the space is. */
  readonly field: () => Field | undefined;
  /** R134. Returns whether the bubble is connected to me now. */
  readonly connect: (id: string) => boolean;
  readonly sendMessage: (id: string, text: string) => MessageRefusal | undefined;
  /** Saves the positions of the bubbles (A18). */
  readonly keep: () => void;
  /** Saves the same without waiting for an unfinished write: the page is being left. */
  readonly leave: () => void;
  /** Replies come during a visit; those due between two visits come at the next. Returns a function that ends the visit. */
  readonly visit: (language: () => Language) => () => void;
  /** R201: writes once more, and then nothing; resolves when done. */
  readonly end: () => Promise<void>;
  /** Writes nothing more until `resume`; resolves when the last write is done. */
  readonly pause: () => Promise<void>;
  readonly resume: () => void;
}

/** The store of a person's dream. */
export interface DreamStore {
  /** Undefined if there is none yet. */
  get(): Promise<Result<DreamSpace | undefined, unknown>>;
  put(space: DreamSpace): Promise<Result<unknown, unknown>>;
}

export interface DreamPorts {
  readonly now: () => Millis;
  readonly random: Random;
  /** Runs the task after this many milliseconds; returns its cancellation. */
  readonly later: (task: () => void, ms: number) => () => void;
  readonly store: DreamStore;
  /** The space while nothing is stored: the same one each time, though nothing has been written (A51). */
  readonly firstSpace: () => DreamSpace;
  /** Converts messages to Simplified characters, which people here understand; without it they stay unchanged. */
  readonly simplify?: (text: string) => string;
}

/**
 * Reads the dream and keeps it going. The caller owns clock, randomness, timer and storage.
 *
 * @example
 * const now = millis(1_780_000_000_000);
 * const dream = createDream({
 *   now: () => now,
 *   random: seededRandom(7),
 *   later: () => () => {},
 *   store: { get: async () => ({ ok: true, value: undefined }), put: async () => ({ ok: true, value: undefined }) },
 *   firstSpace: () => createDreamSpace(seededRandom(7), now),
 * });
 * await dream.end();
 * dream.view().isSaved; // true
 */
export function createDream({ now, random, later, store, firstSpace, simplify }: DreamPorts): Dream {
  const listeners = new Set<() => void>();
  let view: DreamView = { space: undefined, isSaved: true };
  let field: Field | undefined;
  let language: (() => Language) | undefined;
  let stopWaiting = () => {};
  let writing = Promise.resolve();
  let isReadable = true;
  /** Whether there is anything to lose: an unchanged dream is not written. */
  let isLived = false;
  let isStored = false;
  let isPaused = false;

  const show = (next: Partial<DreamView>) => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };

  /**
   * One write after the other, so the last state stays. An unreadable store is not overwritten, since it may hold an
   * earlier dream. Neither is an unchanged one written: an import adds only what is missing.
   */
  const write = () => {
    if (!isReadable || !isLived || isPaused) return;
    writing = writing.then(async () => {
      const { space } = view;
      if (!space || (!isStored && (await takeUp()))) return;
      const saved = await store.put(snapshotOf(space));
      isStored ||= saved.ok;
      if (saved.ok !== view.isSaved) show({ isSaved: saved.ok });
    });
  };
  const snapshotOf = (space: DreamSpace) => (field ? withPositions(space, field.snapshot()) : space);
  const change = (space: DreamSpace) => {
    isLived = true;
    show({ space });
    write();
  };

  const load = async () => {
    const found = await store.get();
    isReadable = found.ok;
    const earlier = found.ok ? found.value : undefined;
    begin(earlier ?? firstSpace(), earlier !== undefined);
  };
  /** An import may have brought this person's dream since: then that one counts. Returns whether it has. */
  const takeUp = async () => {
    const found = await store.get();
    if (!found.ok || !found.value || isStored) return false;
    begin(found.value, true);
    return true;
  };
  const begin = (space: DreamSpace, lived: boolean) => {
    field = createField({ capacity: space.bubbles.length });
    for (const bubble of space.bubbles) field.spawn(bubble);
    isLived = lived;
    isStored = lived;
    show({ space, isSaved: isReadable });
    listen();
  };

  /** Receives every due reply, then waits for the next. */
  const listen = () => {
    stopWaiting();
    const { space } = view;
    if (!space || !language) return;
    const at = now();
    const speaks = language();
    const heard = Object.entries(space.conversations).reduce<DreamSpace>((so, [id, talk]) => {
      const person = findBubble(so, id);
      const next = person ? receiveReplies(talk, at, person, speaks, random, simplify) : talk;
      return next === talk ? so : withConversation(so, id, next);
    }, space);
    if (heard !== space) change(heard);
    const waits = Object.values(heard.conversations)
      .map((talk: Conversation) => untilReply(talk, at))
      .filter(wait => wait !== undefined);
    if (waits.length > 0) stopWaiting = later(listen, Math.min(...waits));
  };

  void load();
  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    field: () => field,
    connect(id) {
      if (!view.space) return false;
      const connected = connectInSpace(view.space, id, random, now());
      if (!connected.ok) return false;
      if (connected.value.bubbles !== view.space.bubbles) change(connected.value);
      return true;
    },
    sendMessage(id, text) {
      if (!view.space) return undefined;
      const sent = sendMessage(conversationWith(view.space, id), text, now());
      if (!sent.ok) return sent.error;
      change(withConversation(view.space, id, sent.value));
      listen();
      return undefined;
    },
    keep: write,
    leave() {
      const { space } = view;
      if (space && isReadable && isLived && isStored && !isPaused) void store.put(snapshotOf(space));
      else write();
    },
    end() {
      write();
      isPaused = true;
      return writing;
    },
    pause() {
      isPaused = true;
      return writing;
    },
    resume() {
      isPaused = false;
      write();
    },
    visit(speak) {
      language = speak;
      if (view.space && isReadable && !isLived) void takeUp();
      listen();
      return () => {
        stopWaiting();
        language = undefined;
        write();
      };
    },
  };
}
