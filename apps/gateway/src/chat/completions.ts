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
import { type Caller, readerOf } from '../caller';
import { askGuide, BUILT_IN_MODEL, type CompleteFacts } from './guide';
import { type Limits, memoryLimits, type Place } from './limits';
import { askProvider, type ProviderAnswer, type ProviderEvent, type ProviderPorts } from './provider';
import { readQuestion } from './question';
import { FULL, type Refusal, refusalBody, refusalOfWait, refuse } from './refusal';
import type { ChatSettings } from './settings';

/** What the chat needs from the platform. */
export interface ChatPorts extends ProviderPorts {
  wait(ms: number): Promise<void>;
  /** R175: waits until the platform has looked at other input; releases one waiting question at a time. */
  turn(): Promise<void>;
  newId(): string;
  /** One line for the operator. It is never given content, keys or addresses. */
  log(line: string): void;
  readonly completeFacts: CompleteFacts;
  /** Limits that several copies share; without them each copy counts by itself. */
  readonly limits?: Limits;
}

/** The source of the answer, for the label of a bubble. */
export const SOURCE_HEADER = 'X-Chat-Source';
const STREAM_TYPE = 'text/event-stream; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * With many simultaneous answers each is written less often, so a first word need not wait behind a thousand others:
 * this many answers are written per millisecond, and none waits longer than this, ms.
 */
const WRITTEN_PER_MS = 8;
const LONGEST_PAUSE_MS = 100;

/** `POST /api/chat/completions` (A12): relays to the provider, or lets the built-in guide answer in the same format. */
export function createCompletions(
  settings: ChatSettings,
  ports: ChatPorts,
): (request: Request, caller: Caller) => Promise<Response> {
  const limits = ports.limits ?? memoryLimits(settings);
  let open = 0;
  /** Waits until an answer may be written again. */
  const pause = async (): Promise<void> => {
    const ms = Math.min(LONGEST_PAUSE_MS, Math.floor(open / WRITTEN_PER_MS));
    if (ms > 0) await ports.wait(ms);
  };

  return async (request, caller) => {
    if (isForeign(request, caller)) {
      return refuse({ status: 403, code: 'foreign_origin', message: 'Only this site may ask here' });
    }
    const place = await limits.take(readerOf(caller.address), ports.now());
    if (!place.ok) return refuse(refusalOfWait(place.error));
    try {
      // Each of several simultaneous questions takes a millisecond: a word that has arrived does not wait for all of them.
      await ports.turn();
      const question = await readQuestion(request);
      const response = question.ok ? await answer(question.value, request.signal, place.value) : question;
      if (response.ok) return response.value;
      place.value.release();
      return refuse(response.error);
    } catch (bug) {
      // The place must be freed.
      place.value.release();
      throw bug;
    }
  };

  /** The place is freed when the provider's connection ends, however slowly the reader reads. */
  async function answer(
    question: ChatRequest,
    reader: AbortSignal,
    place: Place,
  ): Promise<Result<Response, Refusal>> {
    // Checked and taken in one step, so simultaneous questions cannot overtake each other.
    if (open >= settings.atOnce) return err(FULL);
    open += 1;
    const release = once(() => {
      open -= 1;
      place.release();
    });
    try {
      const answer = await ask(question, reader, release);
      const response = answer.ok ? await write(question, answer.value) : answer;
      if (!response.ok) ports.log(`chat: ${response.error.code}`);
      return response;
    } catch (bug) {
      release();
      throw bug;
    }
  }

  async function ask(
    question: ChatRequest,
    reader: AbortSignal,
    release: () => void,
  ): Promise<Result<ProviderAnswer, Refusal>> {
    const { provider } = settings;
    if (provider) return askProvider(question, provider, settings, reader, ports, release);
    const answer = askGuide(question, ports.completeFacts, ports.wait);
    // The built-in guide has its whole answer: only sending takes time, and it needs no place.
    release();
    return ok(answer);
  }

  async function write(question: ChatRequest, answer: ProviderAnswer): Promise<Result<Response, Refusal>> {
    const { provider } = settings;
    const label: Label = {
      id: ports.newId(),
      model: provider?.model ?? BUILT_IN_MODEL,
      createdS: Math.floor(ports.now() / 1000),
    };
    const headers = { 'Cache-Control': 'no-store', [SOURCE_HEADER]: provider ? 'model' : 'built-in' };
    const streaming = { ...headers, 'Content-Type': STREAM_TYPE, 'X-Accel-Buffering': 'no' };
    if (question.stream && answer.streams) {
      return ok(new Response(streamOf(answer, label, pause, ports.log), { headers: streaming }));
    }
    // In one piece: everything is known before the status is sent.
    const whole = await collect(answer);
    if (!whole.ok) return whole;
    const { id, model, createdS } = label;
    if (question.stream) {
      const { finish, ...content } = whole.value;
      const body =
        formatChunk(content, model, id, createdS) + endOf(content.calls ? 'tool_calls' : finish, label);
      return ok(new Response(body, { headers: streaming }));
    }
    const body = formatCompletion(whole.value, model, id, createdS);
    return ok(new Response(body, { headers: { ...headers, 'Content-Type': JSON_TYPE } }));
  }
}

interface Label {
  readonly id: string;
  readonly model: string;
  readonly createdS: number;
}

async function collect(answer: ProviderAnswer): Promise<Result<Answer, Refusal>> {
  let text = '';
  let finish: Answer['finish'] = 'stop';
  let wanted: Pick<Answer, 'calls' | 'reasoning'> = {};
  for (let events = await answer.next(); events; events = await answer.next()) {
    for (const event of events) {
      if (event.kind === 'refused') return err(event.refusal);
      if (event.kind === 'text') text += event.text;
      else if (event.kind === 'calls') wanted = { calls: event.calls, reasoning: event.reasoning };
      else finish = event.finish === 'stop' ? 'stop' : 'length';
    }
  }
  return ok({ text, finish, ...wanted });
}

/** Passes on everything received since the last time, in one piece. When the reader leaves, the call to the provider ends. */
function streamOf(
  answer: ProviderAnswer,
  label: Label,
  pause: () => Promise<void>,
  log: (line: string) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let begun = false;
  return new ReadableStream({
    async pull(controller) {
      if (begun) await pause();
      const events = await answer.next();
      if (!events) return controller.close();
      const text = format(events, label, log);
      begun ||= text !== KEEP_ALIVE;
      controller.enqueue(encoder.encode(text));
    },
    cancel: () => answer.cancel(),
  });
}

function format(events: readonly ProviderEvent[], label: Label, log: (line: string) => void): string {
  if (events.length === 0) return KEEP_ALIVE;
  const { model, id, createdS } = label;
  const text = events.map(event => (event.kind === 'text' ? event.text : '')).join('');
  const chunk = text === '' ? '' : formatChunk({ text }, model, id, createdS);
  const hasCalls = events.some(({ kind }) => kind === 'calls');
  return chunk + events.map(event => formatRest(event, label, hasCalls, log)).join('');
}

function formatRest(
  event: ProviderEvent,
  label: Label,
  hasCalls: boolean,
  log: (line: string) => void,
): string {
  switch (event.kind) {
    case 'text':
      return '';
    case 'calls': {
      const { calls, reasoning } = event;
      return formatChunk({ calls, reasoning }, label.model, label.id, label.createdS);
    }
    case 'done':
      return endOf(hasCalls ? 'tool_calls' : event.finish === 'stop' ? 'stop' : 'length', label);
    case 'refused':
      log(`chat: ${event.refusal.code}`);
      return formatEvent(refusalBody(event.refusal));
    default:
      return assertNever(event);
  }
}

const endOf = (finish: 'stop' | 'length' | 'tool_calls', { model, id, createdS }: Label): string =>
  formatChunk({ finish }, model, id, createdS) + STREAM_END;

/** Browsers name the page that asks; a page of another site may not spend this site's credit. */
function isForeign(request: Request, { host }: Caller): boolean {
  if (request.headers.get('Sec-Fetch-Site') === 'cross-site') return true;
  const origin = request.headers.get('Origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (!done) action();
    done = true;
  };
}
