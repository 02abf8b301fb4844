import type { Millis } from '@app/kernel';
import type { AdvisorKnowledge } from './advisor/advisor';
import type { Toolbox } from './computed';
import { type ChatEffect, type ChatInput, type ChatState, NEW_CONVERSATION, stepChat } from './conversation';
import { type ChatFacts, withConsent } from './facts';
import { toHistory, withoutPersonal, withPicture } from './history';
import type { ChatMessage, ReplySource } from './message';
import type { ChatPort, ChatService } from './port';
import { toSystemPrompt } from './prompt';
import { type ChatStorage, createSaver } from './saver';
import { type TurnEvent, takeTurn } from './turn';

export type Announcement = Extract<ChatEffect, { kind: 'announce' }>['what'];

export interface ConversationView<Code extends string> {
  readonly state: ChatState;
  /** The last announcement; a new object each time. */
  readonly announced?: { readonly what: Announcement };
  /** Why the last write was refused: new messages then last only as long as the tab. Undefined if all is saved. */
  readonly saveError?: Code | undefined;
}

/** A conversation that continues while its dialog is closed: an answer under way is added to the history. */
export interface Conversation<Code extends string = string> {
  readonly view: () => ConversationView<Code>;
  /** Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  dispatch(input: ChatInput): void;
  /** Merges what another tab or an import has stored meanwhile. */
  reread(): void;
  /** R216: the page is being left: hands over unsaved data at once. True if there was any. */
  leave(): boolean;
  /** R201: stops the answer under way, keeps the part received, and then writes nothing more; resolves when it is saved. */
  end(): Promise<void>;
  /** Stops the answer under way and writes nothing more; resolves when the last write is done. */
  pause(): Promise<void>;
  resume(): void;
  newId(): string;
}

/** A conversation's dependencies. */
export interface ConversationPorts<Code extends string> {
  readonly chat: Pick<ChatPort, 'ask' | 'askGuide'>;
  readonly now: () => Millis;
  readonly storage: Promise<ChatStorage<Code>>;
  /** Other tabs should read the stored conversation again. */
  readonly onSaved: () => void;
  /** Read before each question. */
  readonly facts: () => Promise<ChatFacts>;
  /** What the guide in this browser knows besides the current facts; loaded on demand. */
  readonly guide: () => Promise<Pick<AdvisorKnowledge, 'guide' | 'almanac'>>;
  /**
   * R402: the tools available to the answerer. `nothing` of the home without consent, `home` with it, and everything for
   * the guide in this browser.
   */
  readonly tools?: (knows: 'nothing' | 'home' | 'everything') => Promise<Toolbox | undefined>;
  /** Read before each question. `share`: consent to share the home with the service. */
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

  /** Services that refuse tools, by endpoint and model. */
  const refusing = new Set<string>();

  const ask = async ({ request, messages, source, picture }: Extract<ChatEffect, { kind: 'request' }>) => {
    let givenUp = false;
    cancels.set(request, () => {
      givenUp = true;
    });
    try {
      const { service, share } = ports.settings();
      const facts = await ports.facts();
      if (source === 'built-in') return await askGuide(request, messages, facts, () => givenUp);
      const known = withConsent(facts, share);
      const key = `${service.endpoint ?? ''} ${service.model ?? ''}`;
      // Tools are optional: without them the model still answers.
      const toolbox = await ports.tools?.(share ? 'home' : 'nothing').catch(() => undefined);
      if (givenUp) return;
      const shared = share ? messages : withoutPersonal(messages);
      // R412: only a service the person marked as taking pictures gets one.
      // R182: what an answer may repeat: the home as known now, through tools, or from an earlier answer.
      const personal =
        share &&
        (known.home !== undefined || toolbox !== undefined || withoutPersonal(shared).length < shared.length);
      const shown = service.takesPictures ? picture : undefined;
      const history = (hasTools: boolean) =>
        withPicture(toHistory(toSystemPrompt(known, hasTools), shared), shown);
      const isRefused = refusing.has(key);
      const cancel = takeTurn({
        ask: ports.chat.ask,
        service,
        messages: history(toolbox !== undefined),
        withoutTools: history(false),
        toolbox,
        isRefused,
        onRefused: () => refusing.add(key),
        on(event) {
          if (event.kind !== 'no-model') return receive(request, event, 'model', personal);
          askGuide(request, messages, facts, () => givenUp).catch(() => failUnexpectedly(request));
        },
      });
      cancels.set(request, () => {
        givenUp = true;
        cancel();
      });
    } catch {
      failUnexpectedly(request);
    }
  };

  /** The guide in this browser sends nothing, so it may know the home without consent. */
  const askGuide = async (
    request: string,
    messages: readonly ChatMessage[],
    facts: ChatFacts,
    isGivenUp: () => boolean,
  ) => {
    const [guide, tools] = await Promise.all([ports.guide(), ports.tools?.('everything')]);
    if (isGivenUp()) return;
    const knowledge = { ...facts, ...guide, ...(tools ? { tools } : {}) };
    const cancel = ports.chat.askGuide(toHistory('', messages), knowledge, event => {
      if (event.kind === 'calls' || event.kind === 'no-model') return;
      const personal = facts.home !== undefined || withoutPersonal(messages).length < messages.length;
      receive(request, event, 'built-in', personal);
    });
    cancels.set(request, cancel);
  };

  const failUnexpectedly = (request: string) =>
    receive(request, { kind: 'failed', failure: { kind: 'unexpected' }, model: '' }, 'model', false);

  const receive = (
    request: string,
    event: Exclude<TurnEvent, { kind: 'no-model' }>,
    source: ReplySource,
    personal: boolean,
  ) => {
    const at = ports.now();
    switch (event.kind) {
      case 'text':
        return dispatch({ kind: 'text', request, text: event.text, at, source: event.source, personal });
      case 'computed':
        return dispatch({ kind: 'computed', request, card: event.card, at, source, personal });
      case 'done': {
        cancels.delete(request);
        const { cut, model, computedOff = false } = event;
        return dispatch({ kind: 'done', request, at, cut, model, computedOff });
      }
      case 'failed':
        cancels.delete(request);
        return dispatch({ kind: 'fail', request, at, failure: event.failure, model: event.model });
    }
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
    leave: saver.leave,
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
