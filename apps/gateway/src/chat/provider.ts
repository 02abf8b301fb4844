import {
  type AnswerEvent,
  type ChatFailure,
  type ChatRequest,
  createAnswerReader,
  parseRetryAfter,
} from '@app/chat';
import { assertNever, err, ok, type Result } from '@app/kernel';
import {
  CUT_OFF,
  NOT_AN_ANSWER,
  PROVIDER_ERROR,
  type Refusal,
  refusalOfStatus,
  SILENT,
  UNREACHABLE,
} from './refusal';
import type { ChatSettings, Provider } from './settings';

/** An answer under way. */
export interface Asked {
  /** Whether the provider streams; if not, its answer comes in one piece at the end. */
  readonly streams: boolean;
  /** The next events; an empty list while the provider only keeps the connection alive. Undefined after the end. */
  next(): Promise<readonly ProviderEvent[] | undefined>;
  /** Gives the answer up and the connection back. */
  cancel(): void;
}

export type ProviderEvent =
  | Exclude<AnswerEvent, { kind: 'failed' }>
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Asks the provider. `signal` is the reader's: when they leave, the provider is told at once. */
export async function askProvider(
  question: ChatRequest,
  provider: Provider,
  { silenceMs, totalMs }: Pick<ChatSettings, 'silenceMs' | 'totalMs'>,
  signal: AbortSignal,
  ports: { readonly fetch: typeof fetch; now(): number },
): Promise<Result<Asked, Refusal>> {
  const patience = createPatience(silenceMs, totalMs, signal);
  try {
    const response = await ports.fetch(provider.endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: question.stream ? 'text/event-stream, application/json' : 'application/json',
        Authorization: `Bearer ${provider.key}`,
      },
      body: JSON.stringify({ ...question, model: provider.model }),
      signal: patience.signal,
      // A redirect could carry the key to another host.
      redirect: 'error',
    });
    patience.rest();
    if (response.ok && response.body) return ok(follow(response, response.body, patience));
    patience.end();
    await response.body?.cancel();
    const wait = parseRetryAfter(response.headers.get('Retry-After'), ports.now(), Date.parse);
    return err(refusalOfStatus(response.status, wait));
  } catch {
    patience.end();
    return err(patience.ranOut() ? SILENT : UNREACHABLE);
  }
}

function follow(response: Response, body: ReadableStream<Uint8Array>, patience: Patience): Asked {
  const source = body.getReader();
  const answer = createAnswerReader(new TextDecoder());
  let over = false;
  const close = () => {
    over = true;
    patience.end();
    source.cancel().catch(() => undefined); // it may have failed already, which is what ended it
  };
  return {
    streams: (response.headers.get('Content-Type') ?? '').includes('event-stream'),
    async next() {
      if (over) return undefined;
      try {
        patience.listen();
        const { done, value } = await source.read();
        patience.rest();
        const events = (done ? answer.end() : answer.push(value)).map(toProviderEvent);
        if (done || events.some(({ kind }) => kind !== 'text')) close();
        return events;
      } catch {
        close();
        // Nobody reads any more: it is no fault of the provider's.
        if (patience.readerLeft()) return undefined;
        const refusal = patience.ranOut() ? SILENT : CUT_OFF;
        return [{ kind: 'refused', refusal }];
      }
    },
    cancel: () => {
      patience.abort();
      close();
    },
  };
}

const toProviderEvent = (event: AnswerEvent): ProviderEvent =>
  event.kind === 'failed' ? { kind: 'refused', refusal: refusalOfFailure(event.failure) } : event;

function refusalOfFailure(failure: ChatFailure): Refusal {
  switch (failure.kind) {
    case 'cut-off':
      return CUT_OFF;
    case 'error':
      return PROVIDER_ERROR;
    case 'empty':
    case 'not-an-answer':
      return NOT_AN_ANSWER;
    case 'offline':
    case 'network':
    case 'timeout':
    case 'refused-by-browser':
    case 'http':
    case 'unexpected':
      return UNREACHABLE;
    default:
      return assertNever(failure);
  }
}

interface Patience {
  readonly signal: AbortSignal;
  /** The silence begins: the provider is waited for. */
  listen(): void;
  /** A sign of life. Until one listens again it is the reader who takes their time. */
  rest(): void;
  abort(): void;
  /** Stops the clocks. */
  end(): void;
  /** True when time, not the reader, ended it. */
  ranOut(): boolean;
  readerLeft(): boolean;
}

/** Ends a request when the provider is silent too long, takes too long altogether, or the reader leaves. */
function createPatience(silenceMs: number, totalMs: number, reader: AbortSignal): Patience {
  const controller = new AbortController();
  let late = false;
  const giveUp = () => {
    late = true;
    controller.abort();
  };
  const leave = () => controller.abort();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const rest = () => clearTimeout(silence);
  const listen = () => {
    rest();
    silence = setTimeout(giveUp, silenceMs);
  };
  const total = setTimeout(giveUp, totalMs);
  if (reader.aborted) leave();
  reader.addEventListener('abort', leave, { once: true });
  listen();
  return {
    signal: controller.signal,
    listen,
    rest,
    abort: leave,
    end() {
      rest();
      clearTimeout(total);
      reader.removeEventListener('abort', leave);
    },
    ranOut: () => late,
    readerLeft: () => controller.signal.aborted && !late,
  };
}
