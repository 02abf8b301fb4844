/** A provider's answer as it comes. */
export interface Answering {
  readonly status: number;
  header(name: string): string | null;
  /** The next bytes; undefined at the end. Rejects when the connection breaks or is closed by us. One read at a time. */
  read(): Promise<Uint8Array | undefined>;
}

/** A request under way. */
export interface Call {
  /** Rejects when the provider cannot be reached, or the call is ended. */
  readonly answered: Promise<Answering>;
  /**
   * Ends the connection at once, whatever is being awaited. This is a function instead of an `AbortSignal` because
   * Node's `fetch` holds the way from signal to connection weakly: a garbage collection between answer and abort left
   * the connection, and its place, open forever.
   */
  hangUp(): void;
}

export interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type CallProvider = (letter: Letter) => Call;

/** Calls through the platform's `fetch`, as a fallback. */
export function callByFetch(send: typeof fetch): CallProvider {
  return ({ url, headers, body }) => {
    const controller = new AbortController();
    let source: ReadableStreamDefaultReader<Uint8Array> | undefined;
    let over = false;
    let giveUp: (reason: Error) => void = () => undefined;
    const hungUp = new Promise<never>((_, reject) => {
      giveUp = reject;
    });
    hungUp.catch(() => undefined); // it may have no awaiter
    const drop = () => {
      controller.abort();
      source?.cancel().catch(() => undefined); // it may have failed already, which is fine
    };
    const sent = send(url, {
      method: 'POST',
      headers,
      body,
      signal: controller.signal,
      // A redirect could carry the key to another host.
      redirect: 'error',
    }).then(response => {
      source = response.body?.getReader();
      if (over) drop();
      return {
        status: response.status,
        header: (name: string) => response.headers.get(name),
        read: async () => (source ? (await Promise.race([source.read(), hungUp])).value : undefined),
      };
    });
    sent.catch(() => undefined); // reported through `answered`
    return {
      answered: Promise.race([sent, hungUp]),
      hangUp() {
        over = true;
        giveUp(new Error('hung up'));
        drop();
      },
    };
  };
}
