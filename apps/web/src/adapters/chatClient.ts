import type { AskOptions, ChatPortEvent, ChatService } from '@app/chat';
import {
  type AdvisorKnowledge,
  advise,
  BUILT_IN_MODEL,
  type ChatFailure,
  CREDENTIAL,
  createAnswerReader,
  DEFAULT_ENDPOINT,
  formatRequest,
  hostOf,
  MODEL,
  parseRetryAfter,
  toRequest,
  type WireMessage,
} from '@app/chat';
import { parseJson } from '@app/kernel';
import { createPace } from './chatPace';

/** A service silent this long is given up, ms. */
const SILENCE_MS = 60_000;
/** How long to wait for the end mark after a finish reason, ms: some services never send it and keep the connection open. */
const END_MARK_MS = 1000;
/** Characters read of an error's body. */
const ERROR_BODY = 4000;
/** The guide's answer arrives in pieces, like a model's: pause between two in ms, and their number. */
const GUIDE_PAUSE_MS = 15;
const GUIDE_PIECES = 20;

/** Returns a function that cancels the answer. */
export function ask(
  messages: readonly WireMessage[],
  service: ChatService,
  on: (event: ChatPortEvent) => void,
  options: AskOptions = {},
): () => void {
  const controller = new AbortController();
  const pace = createPace(on);
  void answer({ messages, options }, service, controller, pace.tell);
  return () => {
    pace.stop();
    controller.abort();
  };
}

/** Asks the built-in guide, which answers in pieces like a model. */
export function askGuide(
  messages: readonly WireMessage[],
  knowledge: AdvisorKnowledge,
  on: (event: ChatPortEvent) => void,
): () => void {
  const advice = advise(messages, knowledge);
  const characters = [...advice.text];
  const size = Math.max(1, Math.ceil(characters.length / GUIDE_PIECES));
  for (const card of advice.computed) on({ kind: 'computed', card });
  const timer = setInterval(() => {
    const text = characters.splice(0, size).join('');
    if (text !== '') return on({ kind: 'text', text, source: 'built-in' });
    clearInterval(timer);
    on({ kind: 'done', cut: false, model: BUILT_IN_MODEL });
  }, GUIDE_PAUSE_MS);
  return () => clearInterval(timer);
}

interface Question {
  readonly messages: readonly WireMessage[];
  readonly options: AskOptions;
}

async function answer(
  question: Question,
  service: ChatService,
  controller: AbortController,
  on: (event: ChatPortEvent) => void,
): Promise<void> {
  const model = service.model || MODEL;
  const patience = createPatience(controller);
  const fail = (failure: ChatFailure) => {
    if (!patience.leftByReader()) on({ kind: 'failed', failure, model });
  };
  let response: Response | undefined;
  try {
    if (!navigator.onLine && service.endpoint) return fail({ kind: 'offline' });
    response = await post(question, service, controller.signal);
    if (!response.ok || !response.body) return fail(await toFailure(response, service));
    if (response.headers.get('X-Chat-Source') === 'built-in') {
      void response.body.cancel().catch(() => undefined); // the guide here knows more
      return on({ kind: 'no-model' });
    }
    await follow(response.body, model, patience, on);
  } catch {
    fail(patience.ranOut() ? { kind: 'timeout', seconds: SILENCE_MS / 1000 } : whyLost(service, response));
  } finally {
    patience.end();
  }
}

const post = (
  { messages, options }: Question,
  service: ChatService,
  signal: AbortSignal,
): Promise<Response> =>
  fetch(service.endpoint ?? DEFAULT_ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${service.key || CREDENTIAL}` },
    body: formatRequest(toRequest(messages, { ...options, model: service.model, stream: true })),
    signal,
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
  });

const ENDED = { done: true, value: undefined } as const;

async function follow(
  body: ReadableStream<Uint8Array>,
  model: string,
  patience: Patience,
  on: (event: ChatPortEvent) => void,
): Promise<void> {
  const reader = createAnswerReader(new TextDecoder());
  const bytes = body.getReader();
  for (;;) {
    patience.renew(reader.finished ? END_MARK_MS : SILENCE_MS);
    const { done, value } = await bytes.read().catch(reason => {
      if (reader.finished) return ENDED; // the answer is complete
      throw reason;
    });
    if (patience.leftByReader()) return;
    const events = done ? reader.end() : reader.push(value);
    const text = events.map(event => (event.kind === 'text' ? event.text : '')).join('');
    if (text !== '') on({ kind: 'text', text, source: 'model' });
    const calls = events.find(event => event.kind === 'calls');
    const last = events.findLast(event => event.kind === 'done' || event.kind === 'failed');
    if (calls) on({ kind: 'calls', calls: calls.calls, reasoning: calls.reasoning });
    else if (last?.kind === 'done') on({ kind: 'done', cut: last.finish !== 'stop', model });
    if (last?.kind === 'failed') on({ kind: 'failed', failure: last.failure, model });
    if (last || done) return void bytes.cancel().catch(() => undefined); // it has ended or is no longer needed
  }
}

async function toFailure(response: Response, service: ChatService): Promise<ChatFailure> {
  const { status } = response;
  const text = (await response.text().catch(() => '')).slice(0, ERROR_BODY);
  // The next line checks its shape.
  const body = parseJson(text) as { readonly error?: { readonly message?: unknown } } | null | undefined;
  const message = typeof body?.error?.message === 'string' ? body.error.message : undefined;
  // No gateway at this address: a static host answers with a page or refuses the method.
  if (!service.endpoint && message === undefined && [404, 405, 501].includes(status)) {
    return { kind: 'not-an-answer' };
  }
  const retryAfterS = parseRetryAfter(response.headers.get('Retry-After'), Date.now(), Date.parse);
  return {
    kind: 'http',
    status,
    message: message ?? `status ${status}`,
    ...(retryAfterS === undefined ? {} : { retryAfterS }),
  };
}

/** No further request is sent to find out more: only the question may leave for another site (R2). */
function whyLost({ endpoint }: ChatService, response: Response | undefined): ChatFailure {
  if (!navigator.onLine) return { kind: 'offline' };
  if (response) return { kind: 'cut-off' };
  if (!endpoint) return { kind: 'network', message: 'the site cannot be reached' };
  return { kind: 'unreached', host: hostOf(endpoint) };
}

type Patience = ReturnType<typeof createPatience>;

function createPatience(controller: AbortController) {
  let late = false;
  const giveUp = () => {
    late = true;
    controller.abort();
  };
  let timer = setTimeout(giveUp, SILENCE_MS);
  return {
    renew(silenceMs: number) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silenceMs);
    },
    end: () => clearTimeout(timer),
    ranOut: () => late,
    leftByReader: () => controller.signal.aborted && !late,
  };
}
