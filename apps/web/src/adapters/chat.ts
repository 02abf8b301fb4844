import type { AdvisorKnowledge, ChatFailure, ReplySource, WireMessage } from '@app/chat';

/** Where to ask: the site's own gateway unless a person entered a service. */
export interface ChatService {
  /** Complete endpoint; absent for the gateway that serves the app. */
  readonly endpoint?: string;
  readonly model?: string;
  /** Absent: the placeholder goes out in its place, and the gateway adds the real one (R106). */
  readonly key?: string;
}

export type ChatPortEvent =
  | { readonly kind: 'text'; readonly text: string; readonly source: ReplySource }
  | { readonly kind: 'done'; readonly cut: boolean; readonly model: string }
  | { readonly kind: 'failed'; readonly failure: ChatFailure; readonly model: string };

/** Asks one question at a time for whoever calls. After `done` or `failed` nothing more comes. */
export interface ChatPort {
  /** Fetches what the first question needs, so that its answer comes at once. */
  prepare(): void;
  /** Returns how to give the answer up. */
  ask(messages: readonly WireMessage[], service: ChatService, on: (event: ChatPortEvent) => void): () => void;
  /** Asks the guide that is built in, with no network. */
  askGuide(
    messages: readonly WireMessage[],
    knowledge: AdvisorKnowledge,
    on: (event: ChatPortEvent) => void,
  ): () => void;
}

/** The client is fetched with the first question: no other screen needs it. */
export function createChatPort(): ChatPort {
  return {
    prepare: () => void import('./chatClient').catch(() => undefined), // told when a question is asked
    ask: (messages, service, on) => whenLoaded(on, client => client.ask(messages, service, on)),
    askGuide: (messages, knowledge, on) => whenLoaded(on, client => client.askGuide(messages, knowledge, on)),
  };
}

function whenLoaded(
  on: (event: ChatPortEvent) => void,
  start: (client: typeof import('./chatClient')) => () => void,
): () => void {
  let givenUp = false;
  let cancel: (() => void) | undefined;
  import('./chatClient').then(
    client => {
      if (!givenUp) cancel = start(client);
    },
    () => {
      const failure = { kind: 'network', message: 'the chat could not be loaded' } as const;
      if (!givenUp) on({ kind: 'failed', failure, model: '' });
    },
  );
  return () => {
    givenUp = true;
    cancel?.();
  };
}
