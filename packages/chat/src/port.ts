import type { AdvisorKnowledge } from './advisor/advisor';
import type { ComputedCard, ToolSpec } from './computed';
import type { ChatFailure } from './failure';
import type { ReplySource } from './message';
import type { ToolCall } from './toolCalls';
import type { WireMessage } from './wire';

/** The endpoint: the site's own gateway unless a person entered a service. */
export interface ChatService {
  /** Complete endpoint; missing for the gateway that serves the app. */
  readonly endpoint?: string;
  readonly model?: string;
  /** Missing: the placeholder is sent instead, and the gateway adds the real one (R106). */
  readonly key?: string;
  /** R412: a picture may accompany a question. Never true for the gateway. */
  readonly takesPictures?: true;
}

export type ChatPortEvent =
  | { readonly kind: 'text'; readonly text: string; readonly source: ReplySource }
  /** The guide has computed a result for its answer. */
  | { readonly kind: 'computed'; readonly card: ComputedCard }
  /** The model requests a computation and waits for it; this request is over. */
  | { readonly kind: 'calls'; readonly calls: readonly ToolCall[]; readonly reasoning: string }
  /** This site's gateway has no model: the guide in this browser may answer, which knows the home. */
  | { readonly kind: 'no-model' }
  | { readonly kind: 'done'; readonly cut: boolean; readonly model: string }
  | { readonly kind: 'failed'; readonly failure: ChatFailure; readonly model: string };

/** The tools of a request. */
export interface AskOptions {
  readonly tools?: readonly ToolSpec[] | undefined;
  /** The tools are used up: the answer is due. */
  readonly noMoreCalls?: boolean | undefined;
}

/** Asks one question at a time for each caller. After `calls`, `no-model`, `done` or `failed` nothing more follows. */
export interface ChatPort {
  /** Loads what the first question needs, so its answer comes at once. */
  prepare(): void;
  /** Returns a function that cancels the answer. */
  ask(
    messages: readonly WireMessage[],
    service: ChatService,
    on: (event: ChatPortEvent) => void,
    options?: AskOptions,
  ): () => void;
  /** Asks the built-in guide, with no network. */
  askGuide(
    messages: readonly WireMessage[],
    knowledge: AdvisorKnowledge,
    on: (event: ChatPortEvent) => void,
  ): () => void;
}
