import { assertNever, frozen, type Millis } from '@app/kernel';
import { type Branch, keepBranch, mergeBranches, reachable, switchBranch } from './branches';
import type { ComputedCard } from './computed';
import { checkDraft } from './draft';
import { type ChatFailure, explainFailure } from './failure';
import type { BotMessage, ChatMessage, ReplySource } from './message';

/**
 * The state of the conversation. `waiting` shows the thinking bubble (R102), `streaming` the reply as it grows.
 * A new question can be asked in every other phase.
 */
export type ChatPhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting'; readonly request: string }
  | { readonly kind: 'streaming'; readonly request: string }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly retryAt?: Millis };

export interface ChatState {
  readonly messages: readonly ChatMessage[];
  readonly draft: string;
  readonly phase: ChatPhase;
  /** The messages before a clear or before questions were dropped. They can be restored until the next question. */
  readonly cleared?: readonly ChatMessage[];
  /** R410: the other versions of retried or edited messages; missing without any. */
  readonly branches?: readonly Branch[];
}

/** Events of a conversation. `id` and `at` come from outside: this package has neither clock nor randomness. */
export type ChatInput =
  | { readonly kind: 'type'; readonly draft: string }
  /** Sends the draft, or `text` for a chosen suggestion, with a picture as a data URL. */
  | {
      readonly kind: 'send';
      readonly id: string;
      readonly at: Millis;
      readonly text?: string;
      readonly picture?: string;
    }
  /** Retries the question before the given reply, dropping it and what followed; without one, before the last. */
  | {
      readonly kind: 'ask-again';
      readonly id: string;
      readonly reply?: string;
      readonly source?: ReplySource;
    }
  /** Replaces a question and drops what followed. */
  | {
      readonly kind: 'edit';
      readonly message: string;
      readonly text: string;
      readonly id: string;
      readonly at: Millis;
    }
  | { readonly kind: 'stop'; readonly at: Millis }
  | {
      readonly kind: 'text';
      readonly request: string;
      readonly text: string;
      readonly at: Millis;
      readonly source: ReplySource;
      /** R182: the answer may know the home. */
      readonly personal: boolean;
    }
  /** R407: a result was computed for the answer. */
  | {
      readonly kind: 'computed';
      readonly request: string;
      readonly card: ComputedCard;
      readonly at: Millis;
      readonly source: ReplySource;
      readonly personal: boolean;
    }
  | {
      readonly kind: 'done';
      readonly request: string;
      readonly at: Millis;
      readonly cut?: boolean;
      /** R405: the service was asked without tools, since it refuses them. */
      readonly computedOff?: boolean;
      readonly model: string;
    }
  | {
      readonly kind: 'fail';
      readonly request: string;
      readonly failure: ChatFailure;
      readonly at: Millis;
      readonly model: string;
    }
  | { readonly kind: 'clear' }
  /** Removes one message, such as one that cannot be shown. */
  | { readonly kind: 'remove'; readonly message: string }
  | { readonly kind: 'undo-clear' }
  /** Shows the previous or next version of this message. */
  | { readonly kind: 'switch'; readonly message: string; readonly step: 1 | -1 }
  /**
   * Merges the stored conversation. `before` is its state when this tab last looked: messages new since then are added,
   * messages gone since then are removed, and messages only in this tab stay at the end.
   */
  | ({ readonly kind: 'restore'; readonly before?: ChatContent } & ChatContent);

/** The part of a conversation that outlives a tab. */
export interface ChatContent {
  readonly messages: readonly ChatMessage[];
  readonly draft: string;
  readonly branches?: readonly Branch[];
}

/** Effects for the caller. */
export type ChatEffect =
  /** Request an answer to these messages; `source` asks the built-in guide regardless of settings. */
  | {
      readonly kind: 'request';
      readonly request: string;
      readonly messages: readonly ChatMessage[];
      readonly source?: ReplySource;
      /** R412: sent with the last question, once. */
      readonly picture?: string;
    }
  | { readonly kind: 'cancel'; readonly request: string }
  /** Announce once, politely, that the reply has arrived: screen readers do not follow the stream. */
  | { readonly kind: 'announce'; readonly what: 'answered' | 'stopped' | 'failed' | 'cleared' }
  /** Messages or draft have changed and should be saved. */
  | { readonly kind: 'save' };

export type ChatStep = readonly [ChatState, readonly ChatEffect[]];

export const NEW_CONVERSATION: ChatState = /* @__PURE__ */ frozen({
  messages: [],
  draft: '',
  phase: { kind: 'idle' },
});

/** R101: while true, nothing can be sent in any way. */
export const isPending = ({ phase }: ChatState): boolean =>
  phase.kind === 'waiting' || phase.kind === 'streaming';

/**
 * R100 to R102, A33. One step of a conversation. Input that does not fit the phase changes nothing, such as a late piece
 * of a cancelled answer or a second click.
 */
export function stepChat(state: ChatState, input: ChatInput): ChatStep {
  switch (input.kind) {
    case 'type':
      return input.draft === state.draft
        ? same(state)
        : [{ ...state, draft: input.draft }, [{ kind: 'save' }]];
    case 'send':
      return send(state, input);
    case 'ask-again':
      return askAgain(state, input.id, input.reply, input.source);
    case 'edit':
      return edit(state, input.message, input.text, input.id, input.at);
    case 'stop':
      return stop(state, input.at);
    case 'text':
      return grow(state, input);
    case 'computed':
      return showComputed(state, input);
    case 'done':
      return finish(state, input);
    case 'fail':
      return fail(state, input.request, input.failure, input.at, input.model);
    case 'clear':
      return clear(state);
    case 'remove':
      return remove(state, input.message);
    case 'undo-clear':
      return state.cleared ? undoClear(state, state.cleared) : same(state);
    case 'switch':
      return turnTo(state, input.message, input.step);
    case 'restore':
      return [restore(state, input, input.before), []];
    default:
      return assertNever(input);
  }
}

function send(state: ChatState, input: Extract<ChatInput, { kind: 'send' }>): ChatStep {
  const { id, at, picture } = input;
  const fromField = input.text === undefined;
  const text = checkDraft(input.text ?? state.draft);
  if (isPending(state) || !text.ok) return same(state);
  const question: ChatMessage = {
    id,
    sender: 'user',
    text: text.value,
    at,
    ...(picture === undefined ? {} : { withPicture: true }),
  };
  const messages: readonly ChatMessage[] = [...state.messages, question];
  return ask({ ...state, messages, draft: fromField ? '' : state.draft }, id, undefined, picture);
}

function askAgain(
  state: ChatState,
  id: string,
  reply: string | undefined,
  source: ReplySource | undefined,
): ChatStep {
  if (isPending(state)) return same(state);
  const before =
    reply === undefined ? state.messages.length : state.messages.findIndex(message => message.id === reply);
  const question = state.messages.findLastIndex(
    (message, index) => message.sender === 'user' && index < before,
  );
  if (question < 0) return same(state);
  return askInstead(state, state.messages.slice(0, question + 1), id, source);
}

function edit(state: ChatState, message: string, draft: string, id: string, at: Millis): ChatStep {
  const index = state.messages.findIndex(other => other.id === message && other.sender === 'user');
  const text = checkDraft(draft);
  if (isPending(state) || index < 0 || !text.ok) return same(state);
  const messages: readonly ChatMessage[] = [
    ...state.messages.slice(0, index),
    { id, sender: 'user', text: text.value, at },
  ];
  return askInstead(state, messages, id);
}

/** Replaces the messages and asks the last one. If later questions are lost, they can be restored. */
function askInstead(
  state: ChatState,
  messages: readonly ChatMessage[],
  id: string,
  source?: ReplySource,
): ChatStep {
  const keptCount = messages.length - (messages.at(-1) === state.messages[messages.length - 1] ? 0 : 1);
  const branches = keepBranch(state.branches ?? [], state.messages, keptCount);
  const [next, effects] = ask({ ...state, messages, branches }, id, source);
  const drops = state.messages.slice(messages.length).some(({ sender }) => sender === 'user');
  return [drops ? { ...next, cleared: state.messages } : next, effects];
}

/** The request has the id of its question, so no second clock or random source is needed. */
function ask(state: ChatState, id: string, source?: ReplySource, picture?: string): ChatStep {
  const next = pruned(withoutCleared({ ...state, phase: { kind: 'waiting', request: id } }));
  const request = {
    kind: 'request',
    request: id,
    messages: next.messages,
    ...(source ? { source } : {}),
    ...(picture === undefined ? {} : { picture }),
  } as const;
  return [next, [request, { kind: 'save' }]];
}

function stop(state: ChatState, at: Millis): ChatStep {
  const { phase } = state;
  if (phase.kind !== 'waiting' && phase.kind !== 'streaming') return same(state);
  const stopped: ChatState =
    phase.kind === 'streaming'
      ? endReply(state, { outcome: 'stopped', at })
      : {
          ...state,
          messages: [...state.messages, reply(replyId(phase.request), '', at, 'model', 'stopped')],
        };
  return [
    { ...stopped, phase: { kind: 'stopped' } },
    [{ kind: 'cancel', request: phase.request }, { kind: 'announce', what: 'stopped' }, { kind: 'save' }],
  ];
}

function grow(state: ChatState, input: Extract<ChatInput, { kind: 'text' }>): ChatStep {
  const { request, text, at, source, personal } = input;
  if (!isOurs(state, request) || text === '') return same(state);
  if (state.phase.kind === 'waiting') {
    // A reply so far consisting of blank lines still counts as thinking.
    if (text.trim() === '') return same(state);
    const begun = { ...reply(replyId(request), text.trimStart(), at, source, 'whole'), personal };
    const messages = [...state.messages, begun];
    return [{ ...state, messages, phase: { kind: 'streaming', request } }, []];
  }
  const last = state.messages.at(-1);
  if (last?.sender !== 'bot') return same(state);
  const grown = last.text === '' ? text.trimStart() : last.text + text;
  return [{ ...state, messages: state.messages.with(-1, { ...last, source, text: grown }) }, []];
}

/** Maximum cards of one answer: as many as an answer may have calls, plus the guide's own. */
const MOST_CARDS = 12;

/** A computed result is in the bubble before the words about it. */
function showComputed(state: ChatState, input: Extract<ChatInput, { kind: 'computed' }>): ChatStep {
  const { request, card, at, source, personal } = input;
  if (!isOurs(state, request)) return same(state);
  const last = state.messages.at(-1);
  if (state.phase.kind === 'waiting') {
    const begun = { ...reply(replyId(request), '', at, source, 'whole'), personal, computed: [card] };
    return [{ ...state, messages: [...state.messages, begun], phase: { kind: 'streaming', request } }, []];
  }
  if (last?.sender !== 'bot' || (last.computed?.length ?? 0) >= MOST_CARDS) return same(state);
  const computed = [...(last.computed ?? []), card];
  return [{ ...state, messages: state.messages.with(-1, { ...last, computed }) }, []];
}

function finish(state: ChatState, input: Extract<ChatInput, { kind: 'done' }>): ChatStep {
  if (!isOurs(state, input.request)) return same(state);
  // Results without words are no answer either; they stay above the report.
  if (state.phase.kind === 'waiting' || state.messages.at(-1)?.text.trim() === '')
    return fail(state, input.request, { kind: 'empty' }, input.at, input.model);
  const ended = endReply(state, {
    outcome: input.cut ? 'cut' : 'whole',
    at: input.at,
    ...(input.computedOff ? { computedOff: true } : {}),
  });
  return [{ ...ended, phase: { kind: 'idle' } }, [{ kind: 'announce', what: 'answered' }, { kind: 'save' }]];
}

function fail(state: ChatState, request: string, failure: ChatFailure, at: Millis, model: string): ChatStep {
  if (!isOurs(state, request)) return same(state);
  const report = explainFailure(failure, model);
  // Words that have already arrived stay in their own bubble, and the report follows.
  const ended = state.phase.kind === 'streaming' ? endReply(state, { outcome: 'stopped', at }) : state;
  const bubble: BotMessage = { ...reply(`${request}-failure`, '', at, 'model', 'failed'), failure: report };
  const retryAt = report.retryAfterS === undefined ? undefined : ((at + report.retryAfterS * 1000) as Millis); // finite
  return [
    {
      ...ended,
      messages: [...ended.messages, bubble],
      phase: { kind: 'failed', ...(retryAt === undefined ? {} : { retryAt }) },
    },
    [{ kind: 'announce', what: 'failed' }, { kind: 'save' }],
  ];
}

function clear(state: ChatState): ChatStep {
  if (state.messages.length === 0) return same(state);
  return [
    { ...withoutCleared(state), messages: [], phase: { kind: 'idle' }, cleared: state.messages },
    [...giveUp(state), { kind: 'announce', what: 'cleared' }, { kind: 'save' }],
  ];
}

function remove(state: ChatState, message: string): ChatStep {
  const messages = state.messages.filter(({ id }) => id !== message);
  if (isPending(state) || messages.length === state.messages.length) return same(state);
  return [{ ...state, messages, cleared: state.messages }, [{ kind: 'save' }]];
}

function undoClear(state: ChatState, messages: readonly ChatMessage[]): ChatStep {
  const next = pruned({ ...withoutCleared(state), messages, phase: { kind: 'idle' } });
  return [next, [...giveUp(state), { kind: 'save' }]];
}

function turnTo(state: ChatState, message: string, step: 1 | -1): ChatStep {
  const turned = switchBranch(state.messages, state.branches ?? [], message, step);
  if (isPending(state) || !turned) return same(state);
  return [{ ...withoutCleared(state), ...turned, phase: { kind: 'idle' } }, [{ kind: 'save' }]];
}

/** Without unreachable versions. */
function pruned(state: ChatState): ChatState {
  const { branches = [], ...rest } = state;
  const left = reachable(state.messages, branches);
  return left.length > 0 ? { ...rest, branches: left } : rest;
}

const giveUp = ({ phase }: ChatState): readonly ChatEffect[] =>
  phase.kind === 'waiting' || phase.kind === 'streaming' ? [{ kind: 'cancel', request: phase.request }] : [];

const NOTHING: ChatContent = { messages: [], draft: '' };

function restore(state: ChatState, stored: ChatContent, before = NOTHING): ChatState {
  // The current question and its growing reply stay last, whatever was added meanwhile.
  const settled = state.messages.slice(0, firstPending(state));
  const pending = state.messages.slice(settled.length);
  const own = byId(settled);
  const known = byId(before.messages);
  const there = byId(stored.messages);
  const isPendingHere = new Set(pending.map(({ id }) => id));
  const shared = stored.messages.flatMap(message => {
    if (isPendingHere.has(message.id)) return [];
    const mine = own.get(message.id);
    const last = known.get(message.id);
    if (!mine) return last ? [] : [message];
    return isSame(mine, message) || !last || !isSame(mine, last) ? [mine] : [message];
  });
  const merged = [...shared];
  for (const [at, message] of settled.entries()) {
    if (there.has(message.id) || known.has(message.id)) continue;
    // A reply follows its question; a new question comes last.
    const behind = message.sender === 'bot' ? merged.findIndex(({ id }) => id === settled[at - 1]?.id) : -1;
    merged.splice(behind < 0 ? merged.length : behind + 1, 0, message);
  }
  const messages = [...merged, ...pending];
  const draft = state.draft === before.draft ? stored.draft : state.draft;
  const unchanged =
    messages.length === state.messages.length && messages.every((one, at) => one === state.messages[at]);
  const branches = mergeBranches(state.branches, stored.branches);
  const sameBranches = branches.length === (state.branches ?? []).length;
  if (unchanged && sameBranches && draft === state.draft) return state;
  return pruned({ ...state, messages, draft, branches });
}

function firstPending({ messages, phase }: ChatState): number {
  const own = phase.kind === 'waiting' ? 1 : phase.kind === 'streaming' ? 2 : 0;
  return messages.length - own;
}

type ById = ReadonlyMap<string, ChatMessage>;
const byId = (messages: readonly ChatMessage[]): ById =>
  new Map(messages.map(message => [message.id, message]));

/** The same bubble in the same condition. */
const isSame = (one: ChatMessage, other: ChatMessage): boolean =>
  one.text === other.text &&
  (one.sender === 'bot' ? one.outcome : undefined) === (other.sender === 'bot' ? other.outcome : undefined);

const replyId = (request: string): string => `${request}-reply`;

const reply = (
  id: string,
  text: string,
  at: Millis,
  source: ReplySource,
  outcome: BotMessage['outcome'],
): BotMessage => ({
  id,
  sender: 'bot',
  text,
  at,
  outcome,
  source,
});

function endReply(state: ChatState, end: Pick<BotMessage, 'outcome' | 'at' | 'computedOff'>): ChatState {
  const last = state.messages.at(-1);
  return last?.sender === 'bot'
    ? { ...state, messages: state.messages.with(-1, { ...last, ...end, text: last.text.trimEnd() }) }
    : state;
}

function withoutCleared({ cleared: _, ...rest }: ChatState): ChatState {
  return rest;
}

const isOurs = ({ phase }: ChatState, request: string): boolean =>
  (phase.kind === 'waiting' || phase.kind === 'streaming') && phase.request === request;

const same = (state: ChatState): ChatStep => [state, []];
