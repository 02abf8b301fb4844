import {
  type Answer,
  type ChatRequest,
  formatChunk,
  formatCompletion,
  formatEvent,
  KEEP_ALIVE,
  STREAM_END,
} from '@app/chat';
import { assertNever, err, ok, type Result } from '@app/kernel';
import { askGuide, BUILT_IN_MODEL, type CompleteFacts } from './guide';
import { type Asked, askProvider, type ProviderEvent } from './provider';
import { readQuestion } from './question';
import { createRateLimit } from './rate';
import { type Refusal, refusalBody, refuse } from './refusal';
import type { ChatSettings } from './settings';

/** What the chat needs from the platform. */
export interface ChatPorts {
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now(): number;
  wait(ms: number): Promise<void>;
  newId(): string;
  /** Who asks, for the rate limit: an address, or one word for all where it cannot be known. */
  readerOf(request: Request): string;
  /** One line for the operator. It is never given content, keys or addresses. */
  log(line: string): void;
  readonly completeFacts: CompleteFacts;
}

/** Who answered, for the label of a bubble. */
export const SOURCE_HEADER = 'X-Chat-Source';
const STREAM_TYPE = 'text/event-stream; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** `POST /api/chat/completions` (A12): relays to the provider, or lets the built-in guide answer in the same format. */
export function createCompletions(
  settings: ChatSettings,
  ports: ChatPorts,
): (request: Request) => Promise<Response> {
  const rate = createRateLimit(settings.perMinute);
  let open = 0;

  return async request => {
    if (isForeign(request)) {
      return refuse({ status: 403, code: 'foreign_origin', message: 'Only this site may ask here' });
    }
    const waitS = rate.take(ports.readerOf(request), ports.now());
    if (waitS > 0)
      return refuse({ status: 429, code: 'too_many', message: 'Too many questions', retryAfterS: waitS });
    const question = await readQuestion(request);
    if (!question.ok) return refuse(question.error);
    // Looked at and taken in one go: nobody comes between, however many questions arrive together.
    if (open >= settings.atOnce) {
      return refuse({ status: 503, code: 'full', message: 'Too many answers in progress', retryAfterS: 5 });
    }
    open += 1;
    const release = once(() => {
      open -= 1;
    });
    try {
      const asked = await ask(question.value, request.signal);
      const response = asked.ok ? await answer(question.value, asked.value, release) : asked;
      if (response.ok) return response.value;
      release();
      ports.log(`chat: ${response.error.code}`);
      return refuse(response.error);
    } catch (bug) {
      // The place must not stay taken.
      release();
      throw bug;
    }
  };

  async function ask(question: ChatRequest, signal: AbortSignal): Promise<Result<Asked, Refusal>> {
    const { provider } = settings;
    return provider
      ? askProvider(question, provider, settings, signal, ports)
      : ok(askGuide(question, ports.completeFacts, ports.wait));
  }

  async function answer(
    question: ChatRequest,
    asked: Asked,
    release: () => void,
  ): Promise<Result<Response, Refusal>> {
    const { provider } = settings;
    const label: Label = {
      id: ports.newId(),
      model: provider?.model ?? BUILT_IN_MODEL,
      createdS: Math.floor(ports.now() / 1000),
    };
    const headers = { 'Cache-Control': 'no-store', [SOURCE_HEADER]: provider ? 'model' : 'built-in' };
    const streaming = { ...headers, 'Content-Type': STREAM_TYPE, 'X-Accel-Buffering': 'no' };
    if (question.stream && asked.streams) {
      return ok(new Response(streamOf(asked, label, release, ports.log), { headers: streaming }));
    }
    // In one piece: everything is known before the status is sent.
    const whole = await collect(asked);
    release();
    if (!whole.ok) return whole;
    const { text, finish } = whole.value;
    const { id, model, createdS } = label;
    if (question.stream) {
      const body = formatChunk({ text }, model, id, createdS) + endOf(finish, label);
      return ok(new Response(body, { headers: streaming }));
    }
    const body = formatCompletion({ text, finish }, model, id, createdS);
    return ok(new Response(body, { headers: { ...headers, 'Content-Type': JSON_TYPE } }));
  }
}

interface Label {
  readonly id: string;
  readonly model: string;
  readonly createdS: number;
}

async function collect(asked: Asked): Promise<Result<Answer, Refusal>> {
  let text = '';
  let finish: Answer['finish'] = 'stop';
  for (let events = await asked.next(); events; events = await asked.next()) {
    for (const event of events) {
      if (event.kind === 'refused') return err(event.refusal);
      if (event.kind === 'text') text += event.text;
      else finish = event.finish === 'stop' ? 'stop' : 'length';
    }
  }
  return ok({ text, finish });
}

/** Passes each piece on as it comes. When the reader goes, the provider is told. */
function streamOf(
  asked: Asked,
  label: Label,
  release: () => void,
  log: (line: string) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const events = await asked.next();
      if (!events) {
        release();
        controller.close();
        return;
      }
      const text = events.length === 0 ? KEEP_ALIVE : events.map(event => format(event, label, log)).join('');
      if (text !== '') controller.enqueue(encoder.encode(text));
    },
    cancel() {
      release();
      asked.cancel();
    },
  });
}

function format(event: ProviderEvent, label: Label, log: (line: string) => void): string {
  switch (event.kind) {
    case 'text':
      return formatChunk({ text: event.text }, label.model, label.id, label.createdS);
    case 'done':
      return endOf(event.finish === 'stop' ? 'stop' : 'length', label);
    case 'refused':
      log(`chat: ${event.refusal.code}`);
      return formatEvent(refusalBody(event.refusal));
    default:
      return assertNever(event);
  }
}

const endOf = (finish: 'stop' | 'length', { model, id, createdS }: Label): string =>
  formatChunk({ finish }, model, id, createdS) + STREAM_END;

/** Browsers name the page that asks; a page of another site may not spend this site's credit. */
function isForeign(request: Request): boolean {
  if (request.headers.get('Sec-Fetch-Site') === 'cross-site') return true;
  const origin = request.headers.get('Origin');
  if (origin === null) return false;
  const host =
    request.headers.get('X-Forwarded-Host') ?? request.headers.get('Host') ?? new URL(request.url).host;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (!done) action();
    done = true;
  };
}
