import {
  type AnswerEvent,
  type ChatFailure,
  type ChatRequest,
  createAnswerReader,
  parseRetryAfter,
} from '@app/chat';
import { assertNever, err, ok, type Result } from '@app/kernel';
import type { Answering, Call, CallProvider } from './call';
import {
  CUT_OFF,
  NOT_AN_ANSWER,
  PROVIDER_ERROR,
  READER_IDLE,
  type Refusal,
  refusalOfStatus,
  SILENT,
  UNREACHABLE,
} from './refusal';
import type { ChatSettings, Provider } from './settings';

/** An answer under way. */
export interface ProviderAnswer {
  /** Whether the provider streams; if not, its answer comes in one piece at the end. */
  readonly streams: boolean;
  /** The next events; an empty list while the provider only keeps the connection alive. Undefined after the end. */
  next(): Promise<readonly ProviderEvent[] | undefined>;
  /** Abandons the answer and frees the connection. */
  cancel(): void;
}

export type ProviderEvent =
  | Exclude<AnswerEvent, { kind: 'failed' }>
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface ProviderPorts {
  readonly call: CallProvider;
  now(): number;
}
type Patience = Pick<ChatSettings, 'silenceMs' | 'readerMs' | 'totalMs'>;

/** How long to wait for the end mark after a finish reason, ms: some servers never send it. */
const END_MARK_MS = 1000;
/** Bytes of one answer: a model that includes its thinking sends a hundred times its text. */
const ANSWER_BYTES = 32 * 1024 * 1024;

/**
 * Asks the provider. `reader` is aborted when the reader leaves, which ends the call at once. `onOver` is called
 * once, when the connection has ended for any reason, at the latest after `totalMs`, even without a reader.
 */
export async function askProvider(
  question: ChatRequest,
  provider: Provider,
  patience: Patience,
  reader: AbortSignal,
  ports: ProviderPorts,
  onOver: () => void,
): Promise<Result<ProviderAnswer, Refusal>> {
  const call = ports.call({
    url: provider.endpoint,
    headers: {
      'Content-Type': 'application/json',
      Accept: question.stream ? 'text/event-stream, application/json' : 'application/json',
      'Accept-Encoding': 'identity',
      Authorization: `Bearer ${provider.key}`,
    },
    body: JSON.stringify({ ...question, model: provider.model }),
  });
  const line = createLine(call, patience, reader, onOver);
  try {
    line.listen(patience.silenceMs);
    const answering = await call.answered;
    line.rest();
    const { status } = answering;
    if (status >= 200 && status < 300) {
      const encoding = answering.header('Content-Encoding') ?? 'identity';
      // It was asked for plain bytes but sent others: they are not unpacked, since their unpacked size is unknown.
      if (encoding.trim().toLowerCase() === 'identity') return ok(follow(answering, line));
      line.end();
      return err(NOT_AN_ANSWER);
    }
    line.end();
    if (status >= 300 && status < 400) return err(UNREACHABLE);
    const wait = parseRetryAfter(answering.header('Retry-After'), ports.now(), Date.parse);
    return err(refusalOfStatus(status, wait));
  } catch {
    line.end();
    return err(line.lost() === 'late' ? SILENT : UNREACHABLE);
  }
}

function follow(answering: Answering, line: Line): ProviderAnswer {
  const answer = createAnswerReader(new TextDecoder());
  let size = 0;
  let isDone = false;
  const tell = (events: readonly ProviderEvent[]) => {
    isDone = events.some(({ kind }) => kind === 'done' || kind === 'refused');
    if (isDone) line.end();
    return events;
  };
  return {
    streams: (answering.header('Content-Type') ?? '').includes('event-stream'),
    async next() {
      if (isDone) return undefined;
      try {
        line.listen(answer.finished ? END_MARK_MS : undefined);
        const bytes = await answering.read();
        line.rest();
        size += bytes?.byteLength ?? 0;
        if (size > ANSWER_BYTES) return tell([{ kind: 'refused', refusal: NOT_AN_ANSWER }]);
        return tell((bytes ? answer.push(bytes) : answer.end()).map(toProviderEvent));
      } catch {
        const lost = line.lost();
        line.end();
        // The reader has left: not a fault of the provider.
        if (lost === 'left') return undefined;
        if (answer.finished) return tell(answer.end().map(toProviderEvent));
        return tell([{ kind: 'refused', refusal: refusalOfLoss(lost) }]);
      }
    },
    cancel: line.end,
  };
}

const refusalOfLoss = (lost: Loss | undefined): Refusal =>
  lost === 'late' ? SILENT : lost === 'idle' ? READER_IDLE : CUT_OFF;

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
    case 'unreached':
    case 'http':
    case 'unexpected':
      return UNREACHABLE;
    default:
      return assertNever(failure);
  }
}

/** The provider was too slow, or the reader read nothing or left. */
type Loss = 'late' | 'idle' | 'left';

interface Line {
  /** Waits for the provider as long as it may stay silent. */
  listen(forMs?: number): void;
  /** A sign of life. Until the next read the delay is the reader's, and is limited too. */
  rest(): void;
  /** Closes the connection and stops the timers. */
  end(): void;
  /** Why it ended early; undefined when the provider broke off. */
  lost(): Loss | undefined;
}

/**
 * The connection of one answer, and everything that can end it: silence, a reader who stops reading or leaves, its
 * length.
 */
function createLine(
  call: Call,
  { silenceMs, readerMs, totalMs }: Patience,
  reader: AbortSignal,
  onOver: () => void,
): Line {
  let over = false;
  let lost: Loss | undefined;
  let turn: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    if (over) return;
    over = true;
    clearTimeout(turn);
    clearTimeout(total);
    reader.removeEventListener('abort', leave);
    call.hangUp();
    onOver();
  };
  const lose = (why: Loss) => () => {
    lost ??= why;
    end();
  };
  const leave = lose('left');
  const beLate = lose('late');
  const beIdle = lose('idle');
  const total = setTimeout(beLate, totalMs);
  const wait = (ms: number, giveUp: () => void) => {
    clearTimeout(turn);
    if (!over) turn = setTimeout(giveUp, ms);
  };
  if (reader.aborted) leave();
  else reader.addEventListener('abort', leave, { once: true });
  return {
    listen: (forMs = silenceMs) => wait(Math.min(forMs, silenceMs), beLate),
    rest: () => wait(readerMs, beIdle),
    end,
    lost: () => lost,
  };
}
