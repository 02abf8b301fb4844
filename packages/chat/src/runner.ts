import type { Millis } from '@app/kernel';
import type { AdvisorKnowledge } from './advisor/advisor';
import { type ChatEffect, type ChatInput, type ChatState, NEW_CONVERSATION, stepChat } from './conversation';
import { type ChatFacts, withConsent } from './facts';
import { toHistory, withoutPersonal } from './history';
import type { ChatPort, ChatPortEvent, ChatService } from './port';
import { toSystemPrompt } from './prompt';
import { type ChatStorage, createSaver } from './saver';

export type Announcement = Extract<ChatEffect, { kind: 'announce' }>['what'];

export interface ConversationView<Code extends string> {
  readonly state: ChatState;
  /** What was last announced; a new object each time. */
  readonly announced?: { readonly what: Announcement };
  /** Why the last write was refused: new messages then last only as long as the tab. Undefined when all is saved. */
  readonly saveError?: Code | undefined;
}

/** A conversation that goes on while its dialog is closed: an answer under way lands in the history. */
export interface Conversation<Code extends string = string> {
  readonly view: () => ConversationView<Code>;
  /** Returns how to stop listening. */
  subscribe(listener: () => void): () => void;
  dispatch(input: ChatInput): void;
  /** Merges what another tab or an import has stored meanwhile. */
  reread(): void;
  /** R201: stops the answer under way, keeps what came of it, and then writes nothing more; resolves when it is kept. */
  end(): Promise<void>;
  /** Stops the answer under way and writes nothing more; resolves when the last write is done. */
  pause(): Promise<void>;
  resume(): void;
  newId(): string;
}

/** What a conversation needs of the world. */
export interface ConversationPorts<Code extends string> {
  readonly chat: Pick<ChatPort, 'ask' | 'askGuide'>;
  readonly now: () => Millis;
  readonly storage: Promise<ChatStorage<Code>>;
  /** Other tabs should read the stored conversation again. */
  readonly onSaved: () => void;
  /** Asked before each question. */
  readonly facts: () => Promise<ChatFacts>;
  /** What the guide in this browser knows besides the facts of the moment; fetched when it is asked. */
  readonly guide: () => Promise<Pick<AdvisorKnowledge, 'guide' | 'almanac'>>;
  /** Read before each question. `share`: consent to tell the service of the home. */
  readonly settings: () => { readonly service: ChatService; readonly share: boolean };
}

/** Opens the conversation stored under `id`. */
export function openConversation<Code extends string>(
  ports: ConversationPorts<Code>,
  id: string,
): Conversation<Code> {
  let view: ConversationView<Code> = { state: NEW_CONVERSATION };
  let lastId = 0;
  const listeners = new Set<() => void>();
  const cancels = new Map<string, () => void>();
  const saver = createSaver(ports.storage, id, {
    content: () => view.state,
    merge: (stored, before) => dispatch({ kind: 'restore', ...stored, ...(before ? { before } : {}) }),
    onSaved: ports.onSaved,
    onSaveError(saveError) {
      if (saveError === view.saveError) return;
      view = { ...view, saveError };
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
        cancels.get(effect.request)?.();
        cancels.delete(effect.request);
        return;
      case 'announce':
        view = { ...view, announced: { what: effect.what } };
        return;
      case 'save':
        return saver.save();
    }
  };

  const ask = async ({ request, messages, source }: Extract<ChatEffect, { kind: 'request' }>) => {
    let givenUp = false;
    cancels.set(request, () => {
      givenUp = true;
    });
    try {
      const { service, share } = ports.settings();
      const facts = await ports.facts();
      const guide = source === 'built-in' ? await ports.guide() : undefined;
      if (givenUp) return;
      // The guide that answers in this browser sends nothing, so it may know the home without consent.
      const known = guide ? facts : withConsent(facts, share);
      const on = (event: ChatPortEvent) => receive(request, event, known.home !== undefined);
      const told = share ? messages : withoutPersonal(messages);
      const cancel = guide
        ? ports.chat.askGuide(toHistory('', messages), { ...known, ...guide }, on)
        : ports.chat.ask(toHistory(toSystemPrompt(known), told), service, on);
      cancels.set(request, cancel);
    } catch {
      receive(request, { kind: 'failed', failure: { kind: 'unexpected' }, model: '' }, false);
    }
  };

  const receive = (request: string, event: ChatPortEvent, personal: boolean) => {
    const at = ports.now();
    if (event.kind === 'text') {
      dispatch({ kind: 'text', request, text: event.text, at, source: event.source, personal });
      return;
    }
    cancels.delete(request);
    if (event.kind === 'done') dispatch({ kind: 'done', request, at, cut: event.cut, model: event.model });
    else dispatch({ kind: 'fail', request, at, failure: event.failure, model: event.model });
  };

  const stop = () => dispatch({ kind: 'stop', at: ports.now() });

  saver.reread();
  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    reread: saver.reread,
    end() {
      stop();
      return saver.end();
    },
    pause() {
      stop();
      return saver.pause();
    },
    resume: saver.resume,
    newId() {
      lastId += 1;
      return `${ports.now().toString(36)}-${lastId}`;
    },
  };
}
