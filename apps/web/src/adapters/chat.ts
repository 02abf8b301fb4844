import type { ChatPort, ChatPortEvent } from '@app/chat';

/** The client is fetched with the first question: no other screen needs it. */
export function createChatPort(): ChatPort {
  return {
    prepare: () => void import('./chatClient').catch(() => undefined), // reported when a question is asked
    ask: (messages, service, on, options) =>
      whenLoaded(on, client => client.ask(messages, service, on, options)),
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
