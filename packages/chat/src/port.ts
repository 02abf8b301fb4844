import type { AdvisorKnowledge } from './advisor/advisor';
import type { ComputedCard, ToolSpec } from './computed';
import type { ChatFailure } from './failure';
import type { ReplySource } from './message';
import type { ToolCall } from './toolCalls';
import type { WireMessage } from './wire';

/** Where to ask: the site's own gateway unless a person entered a service. */
export interface ChatService {
  /** Complete endpoint; absent for the gateway that serves the app. */
  readonly endpoint?: string;
  readonly model?: string;
  /** Absent: the placeholder goes out in its place, and the gateway adds the real one (R106). */
  readonly key?: string;
  /** R412: a picture may go with a question. Never so for the gateway. */
  readonly takesPictures?: true;
}

export type ChatPortEvent =
  | { readonly kind: 'text'; readonly text: string; readonly source: ReplySource }
  /** The guide has computed something for its answer. */
  | { readonly kind: 'computed'; readonly card: ComputedCard }
  /** The model asks to have something computed and waits for it; nothing more comes of this request. */
  | { readonly kind: 'calls'; readonly calls: readonly ToolCall[]; readonly reasoning: string }
  /** There is no model behind this site's gateway: the guide in this browser may answer, which knows the home. */
  | { readonly kind: 'no-model' }
  | { readonly kind: 'done'; readonly cut: boolean; readonly model: string }
  | { readonly kind: 'failed'; readonly failure: ChatFailure; readonly model: string };

/** What a request may have computed. */
export interface AskOptions {
  readonly tools?: readonly ToolSpec[] | undefined;
  /** The tools have been used up: the answer is due. */
  readonly noMoreCalls?: boolean | undefined;
}

/** Asks one question at a time for each caller. After `calls`, `no-model`, `done` or `failed` nothing more comes. */
export interface ChatPort {
  /** Fetches what the first question needs, so that its answer comes at once. */
  prepare(): void;
  /** Returns how to give the answer up. */
  ask(
    messages: readonly WireMessage[],
    service: ChatService,
    on: (event: ChatPortEvent) => void,
    options?: AskOptions,
  ): () => void;
  /** Asks the guide that is built in, with no network. */
  askGuide(
    messages: readonly WireMessage[],
    knowledge: AdvisorKnowledge,
    on: (event: ChatPortEvent) => void,
  ): () => void;
}
