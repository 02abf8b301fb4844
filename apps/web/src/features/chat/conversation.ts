import {
  type AdvisorKnowledge,
  type ChatEffect,
  type ChatFacts,
  type ChatInput,
  type ChatState,
  type KeptWords,
  NEW_CONVERSATION,
  stepChat,
  toHistory,
  toStored,
  toSystemPrompt,
  withConsent,
} from '@app/chat';
import type { Repository, StorageError } from '@app/records';
import type { ChatPortEvent } from '../../adapters/chatPort';
import type { Ports } from '../../adapters/ports';
import type { Writer } from '../../store/storageSlice';
import { CHAT_CODEC, type KeptChat } from './chatCodec';
import { readSettings, toService } from './chatSettings';

export type Announcement = Extract<ChatEffect, { kind: 'announce' }>['what'];

export interface ConversationView {
  readonly state: ChatState;
  /** What was last to be said aloud; a new object each time. */
  readonly said?: { readonly what: Announcement };
  /** Why the last write was refused: what is said now lasts as long as the tab. Undefined while all is kept. */
  readonly unkept?: StorageError['code'] | undefined;
}

/** A conversation that goes on while its dialog is closed: an answer under way lands in the history. */
export interface Conversation extends Writer {
  readonly view: () => ConversationView;
  subscribe(listener: () => void): () => void;
  dispatch(input: ChatInput): void;
  /** Takes in what another tab or an import has kept meanwhile. */
  reread(): void;
  newId(): string;
}

type ConversationPorts = Pick<Ports, 'chat' | 'clock' | 'house' | 'tabs' | 'texts' | 'tabTexts'>;

/** Opens the conversation kept under `id`. `gather` is asked anew for each question. */
export function createConversation(
  ports: ConversationPorts,
  id: string,
  gather: () => Promise<ChatFacts>,
): Conversation {
  let view: ConversationView = { state: NEW_CONVERSATION };
  let last = 0;
  const listeners = new Set<() => void>();
  const open = new Map<string, () => void>();
  const keeper = createKeeper(ports.house.repository(CHAT_CODEC), id, {
    words: () => view.state,
    takeIn: (kept, before) => dispatch({ kind: 'restore', ...kept, ...(before ? { before } : {}) }),
    written: () => ports.tabs.tell({ kind: 'chats-changed' }),
    unkept(unkept) {
      if (unkept === view.unkept) return;
      view = { ...view, unkept };
      for (const listener of listeners) listener();
    },
  });

  const dispatch = (input: ChatInput) => {
    const [state, effects] = stepChat(view.state, input);
    if (state !== view.state) view = { ...view, state };
    for (const effect of effects) perform(effect);
    for (const listener of listeners) listener();
  };

  const perform = (effect: ChatEffect) => {
    switch (effect.kind) {
      case 'request':
        return void ask(effect);
      case 'cancel':
        open.get(effect.request)?.();
        open.delete(effect.request);
        return;
      case 'announce':
        view = { ...view, said: { what: effect.what } };
        return;
      case 'keep':
        return keeper.keep();
    }
  };

  const ask = async ({ request, messages, source }: Extract<ChatEffect, { kind: 'request' }>) => {
    let givenUp = false;
    open.set(request, () => {
      givenUp = true;
    });
    const on = (event: ChatPortEvent) => receive(request, event);
    try {
      const settings = readSettings(ports);
      const facts = await gather();
      const own = source === 'built-in' ? await loadGuide() : undefined;
      if (givenUp) return;
      const told = withConsent(facts, settings.share);
      // The guide that answers in this browser sends nothing, so it may know the home without consent.
      const cancel = own
        ? ports.chat.askGuide(toHistory('', messages), { ...facts, ...own }, on)
        : ports.chat.ask(toHistory(toSystemPrompt(told), messages), toService(settings), on);
      open.set(request, cancel);
    } catch {
      on({ kind: 'failed', failure: { kind: 'unexpected' }, model: '' });
    }
  };

  const receive = (request: string, event: ChatPortEvent) => {
    const at = ports.clock.now();
    if (event.kind === 'text') {
      dispatch({ kind: 'text', request, text: event.text, at, source: event.source });
      return;
    }
    open.delete(request);
    if (event.kind === 'done') dispatch({ kind: 'done', request, at, cut: event.cut, model: event.model });
    else dispatch({ kind: 'fail', request, at, failure: event.failure, model: event.model });
  };

  const pause = () => {
    dispatch({ kind: 'stop', at: ports.clock.now() });
    return keeper.pause();
  };

  keeper.reread();
  ports.tabs.listen(({ kind }) => {
    if (kind === 'chats-changed') keeper.reread();
    // This tab starts anew, but not at once.
    if (kind === 'forgotten') void pause();
  });

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    reread: keeper.reread,
    pause,
    resume: keeper.resume,
    newId() {
      last += 1;
      return `${ports.clock.now().toString(36)}-${last}`;
    },
  };
}

/** What the guide in this browser knows besides the facts of the moment. */
async function loadGuide(): Promise<Pick<AdvisorKnowledge, 'guide' | 'almanac'>> {
  const { guideSections, loadAlmanac } = await import('./facts');
  return { guide: guideSections(), almanac: await loadAlmanac() };
}

interface Keeper {
  keep(): void;
  reread(): void;
  /** What waits is left out; resolves when what is under way is done. */
  pause(): Promise<void>;
  resume(): void;
}

interface Kept {
  /** What is to be kept, at the moment of writing. */
  words(): KeptWords;
  /** Hears what lies there; `before` is what lay there the last time, if anybody looked. */
  takeIn(kept: KeptWords, before: KeptWords | undefined): void;
  written(): void;
  /** Why the last write was refused; undefined when it was not. */
  unkept(why: StorageError['code'] | undefined): void;
}

/**
 * One thing at a time; of several writes that wait only the newest counts. A write takes in what lies there in the same
 * step: another tab or an import may have kept something meanwhile.
 */
function createKeeper(opening: Promise<Repository<KeptChat>>, id: string, on: Kept): Keeper {
  let before: KeptWords | undefined;
  let wanted: 'read' | 'write' | undefined;
  let working: Promise<void> | undefined;
  let paused = false;

  const work = async () => {
    const repository = await opening;
    while (wanted && !paused) {
      const writes = wanted === 'write';
      wanted = undefined;
      if (writes) await write(repository);
      else await read(repository);
    }
    working = undefined;
  };

  const takeIn = (kept: KeptChat | undefined) => {
    if (!kept) return;
    const { chat } = kept;
    on.takeIn(chat, before);
    before = chat;
  };

  const read = async (repository: Repository<KeptChat>): Promise<void> => {
    const row = await repository.get(id);
    if (row.ok) takeIn(row.value);
  };

  const write = async (repository: Repository<KeptChat>): Promise<void> => {
    let written = on.words();
    const put = await repository.update(id, kept => {
      takeIn(kept);
      written = on.words();
      return { id, chat: toStored(written.messages, written.draft) };
    });
    if (put.ok) {
      before = { messages: written.messages, draft: written.draft };
      on.written();
    }
    on.unkept(put.ok ? undefined : put.error.code);
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
