import { assertNever } from '@app/kernel';
import type { Message } from '@app/validation';

/** Everything that can fail between a question and its answer. */
export type ChatFailure =
  | { readonly kind: 'offline' }
  /** The request failed: connection refused or reset, or unknown host. */
  | { readonly kind: 'network'; readonly message: string }
  /** The connection ended before the answer did. */
  | { readonly kind: 'cut-off' }
  | { readonly kind: 'timeout'; readonly seconds: number }
  /** The person's own service is down or refuses other sites (CORS); the browser does not report which. */
  | { readonly kind: 'unreached'; readonly host: string }
  /** `retryAfterS` is the provider's Retry-After in seconds, if any. `message` is its own text. */
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly message: string;
      readonly retryAfterS?: number;
    }
  /** An error object instead of an answer. */
  | { readonly kind: 'error'; readonly message: string }
  /** HTML, or JSON of another shape. */
  | { readonly kind: 'not-an-answer' }
  /** R110: no choice, or nothing readable in it. */
  | { readonly kind: 'empty' }
  /** Anything thrown outside the client. */
  | { readonly kind: 'unexpected' };

/** The next actions, offered under the bubble. */
export type ChatAction = 'retry' | 'settings' | 'built-in';

type ChatMessageCode =
  | 'chat/key-invalid'
  | 'chat/network'
  | 'chat/unavailable'
  | 'chat/empty-reply'
  | 'chat/failed';
type DetailCode =
  | 'chat/out-of-credit'
  | 'chat/rate-limited'
  | 'chat/server-error'
  | 'chat/model-unknown'
  | 'chat/timeout'
  | 'chat/offline'
  | 'chat/refused-by-browser';

/** Shown to the person: the bubble of the catalogue, a second line if more is known, and the next actions. */
export interface FailureReport {
  readonly bubble: Message<ChatMessageCode>;
  readonly detail?: Message<DetailCode>;
  readonly actions: readonly ChatAction[];
  /** When a retry may help, in seconds from the failure; missing if at once. */
  readonly retryAfterS?: number;
}

/** Longer waits are not counted down, seconds. */
const LONGEST_WAIT_S = 600;
/** The wait after "too many requests" without a Retry-After, seconds. */
const DEFAULT_WAIT_S = 20;

/**
 * R107, R108, R109. The bubble for an error's message, by the words it contains, in this order and ignoring case (A13,
 * A37): providers write "Authentication Fails, Your api key: ****c6 is invalid".
 */
export function mapErrorMessage(message: string): 'chat/key-invalid' | 'chat/network' | 'chat/unavailable' {
  const lower = typeof message === 'string' ? message.toLowerCase() : '';
  if (lower.includes('api key')) return 'chat/key-invalid';
  if (lower.includes('network')) return 'chat/network';
  return 'chat/unavailable';
}

/** A13. The failure as an error message, so one mapping covers all of them. */
export function toErrorMessage(failure: ChatFailure): string {
  switch (failure.kind) {
    case 'offline':
      return 'network: offline';
    case 'network':
      return `network: ${failure.message}`;
    case 'cut-off':
      return 'network: the answer was cut off';
    case 'timeout':
      return `network: no answer within ${failure.seconds} s`;
    case 'unreached':
      return `network: ${failure.host} is not reached`;
    case 'http':
      return failure.status === 401 || failure.status === 403
        ? `API key refused: ${failure.message}`
        : failure.message;
    case 'error':
      return failure.message;
    case 'not-an-answer':
      return 'the answer is not a chat completion';
    case 'empty':
      return 'the answer is empty';
    case 'unexpected':
      return 'unexpected';
    default:
      return assertNever(failure);
  }
}

/** R107 to R111. `model` is the requested one. */
export function explainFailure(failure: ChatFailure, model: string): FailureReport {
  if (failure.kind === 'empty') return { bubble: { code: 'chat/empty-reply' }, actions: ['retry'] };
  if (failure.kind === 'unexpected')
    return { bubble: { code: 'chat/failed' }, actions: ['retry', 'built-in'] };
  const bubble = { code: mapErrorMessage(toErrorMessage(failure)) } as const;
  const detail = detailOf(failure, model);
  const wait = waitOf(failure);
  return {
    bubble,
    ...(detail ? { detail } : {}),
    actions: actionsFor(bubble.code, failure),
    ...(wait === undefined ? {} : { retryAfterS: wait }),
  };
}

function detailOf(failure: ChatFailure, model: string): Message<DetailCode> | undefined {
  switch (failure.kind) {
    case 'offline':
      return { code: 'chat/offline' };
    case 'timeout':
      return { code: 'chat/timeout', seconds: failure.seconds };
    case 'unreached':
      return { code: 'chat/refused-by-browser', host: failure.host };
    case 'http':
      if (mapErrorMessage(toErrorMessage(failure)) !== 'chat/unavailable') return undefined;
      return detailOfStatus(failure.status, waitOf(failure), model);
    default:
      return undefined;
  }
}

function detailOfStatus(
  status: number,
  waitS: number | undefined,
  model: string,
): Message<DetailCode> | undefined {
  if (status === 402) return { code: 'chat/out-of-credit' };
  if (status === 429) return { code: 'chat/rate-limited', seconds: waitS ?? DEFAULT_WAIT_S };
  if (status === 404 || status === 410) return { code: 'chat/model-unknown', model };
  if (status >= 500) return { code: 'chat/server-error', status };
  return undefined;
}

function waitOf(failure: ChatFailure): number | undefined {
  if (failure.kind !== 'http') return undefined;
  const asked = failure.retryAfterS;
  if (asked !== undefined && asked > 0 && asked <= LONGEST_WAIT_S) return Math.ceil(asked);
  return failure.status === 429 ? DEFAULT_WAIT_S : undefined;
}

function actionsFor(code: ChatMessageCode, failure: ChatFailure): readonly ChatAction[] {
  if (code === 'chat/key-invalid') return ['settings', 'built-in'];
  if (failure.kind === 'unreached') return ['settings', 'built-in'];
  if (failure.kind === 'http' && [402, 404, 410].includes(failure.status))
    return ['settings', 'retry', 'built-in'];
  return ['retry', 'built-in'];
}

/** Waits are limited to a day: a longer one is ignored, seconds. */
const A_DAY_S = 86_400;

/** The seconds of a Retry-After header (RFC 9110, 10.2.3): a number, or a date against `nowMs`; at most a day. */
export function parseRetryAfter(
  header: string | null | undefined,
  nowMs: number,
  parseDate: (text: string) => number,
): number | undefined {
  if (typeof header !== 'string' || header === '') return undefined;
  if (/^\d+$/.test(header.trim())) return Math.min(A_DAY_S, Number(header));
  const at = parseDate(header);
  return Number.isFinite(at) ? Math.min(A_DAY_S, Math.max(0, Math.ceil((at - nowMs) / 1000))) : undefined;
}
