import type { Wait } from './limits';

/**
 * An answer that is not a completion: everything a client needs to choose its message, and nothing of the provider's
 * text.
 */
export interface Refusal {
  readonly status: number;
  /** A stable code for programs. */
  readonly code: string;
  /** For people who read responses, and for clients that map by "API key" and "network". */
  readonly message: string;
  readonly retryAfterS?: number;
}

/** The error object of the chat completions format. */
export const refusalBody = ({ code, message }: Refusal) => ({ error: { message, type: 'gateway', code } });

export function refuse(refusal: Refusal): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (refusal.retryAfterS !== undefined) headers.set('Retry-After', String(refusal.retryAfterS));
  return Response.json(refusalBody(refusal), { status: refusal.status, headers });
}

export const UNREACHABLE: Refusal = {
  status: 502,
  code: 'provider_unreachable',
  message: 'network: the provider cannot be reached',
};
export const SILENT: Refusal = {
  status: 504,
  code: 'provider_silent',
  message: 'network: the provider did not answer in time',
};
export const READER_IDLE: Refusal = {
  status: 504,
  code: 'reader_idle',
  message: 'network: the answer was not read in time',
};
export const CUT_OFF: Refusal = {
  status: 502,
  code: 'provider_cut_off',
  message: 'network: the provider broke off its answer',
};
export const NOT_AN_ANSWER: Refusal = {
  status: 502,
  code: 'provider_not_an_answer',
  message: 'The provider sent something that is not a chat completion',
};
export const PROVIDER_ERROR: Refusal = {
  status: 502,
  code: 'provider_error',
  message: 'The provider reported an error',
};

/** R405: many providers answer a request with tools this way; the app then asks without. */
const PROVIDER_REFUSES: Refusal = {
  status: 422,
  code: 'provider_refuses',
  message: 'The provider does not take a request of this form',
};

export const FULL: Refusal = {
  status: 503,
  code: 'full',
  message: 'Too many answers in progress',
  retryAfterS: 5,
};

const WAITS = {
  minute: { code: 'too_many', message: 'Too many questions' },
  day: { code: 'too_many_today', message: 'Too many questions today' },
  places: { code: 'too_many_at_once', message: 'Too many answers to one reader at once' },
} as const;

export const refusalOfWait = ({ reason, seconds }: Wait): Refusal => ({
  status: 429,
  ...WAITS[reason],
  retryAfterS: seconds,
});

/** The meaning of a provider's status for the reader; its own text is not passed on. */
export function refusalOfStatus(status: number, retryAfterS: number | undefined): Refusal {
  const wait = retryAfterS === undefined ? {} : { retryAfterS };
  if (status === 401 || status === 403) {
    return {
      status: 401,
      code: 'provider_key',
      message: 'The provider does not accept the API key of this site',
    };
  }
  if (status === 402)
    return { status, code: 'provider_credit', message: 'The provider account has no credit left' };
  if (status === 404 || status === 410) {
    return {
      status: 404,
      code: 'provider_model',
      message: 'The provider does not know this model or address',
    };
  }
  if (status === 400 || status === 422) return PROVIDER_REFUSES;
  if (status === 429) return { status, code: 'provider_busy', message: 'The provider asks to wait', ...wait };
  if (status === 503 || status === 529) {
    return { status: 503, code: 'provider_overloaded', message: 'The provider is overloaded', ...wait };
  }
  return PROVIDER_ERROR;
}
