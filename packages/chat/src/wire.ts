import { err, frozen, isRecord as isObject, ok, parseJson, type Result } from '@app/kernel';
import type { ToolSpec } from './computed';
import { type CallPart, createCallMerger, type ToolCall } from './toolCalls';

/** R98: the roles in a model's history. */
export const ROLES = /* @__PURE__ */ frozen(['system', 'user', 'assistant'] as const);
export type Role = (typeof ROLES)[number];

/** A call in the wire format. */
export interface WireCall {
  readonly id: string;
  readonly type: 'function';
  readonly function: { readonly name: string; readonly arguments: string };
}

export interface WireMessage {
  /** `tool` answers a call, between the assistant's request and its next turn. */
  readonly role: Role | 'tool';
  readonly content: string;
  /** R412: a data URL sent beside the words; `formatRequest` writes both. */
  readonly picture?: string;
  /** The assistant's requested calls. */
  readonly tool_calls?: readonly WireCall[];
  /** Some reasoning models refuse the turn unless their thoughts are returned with the calls they led to. */
  readonly reasoning_content?: string;
  /** The call answered by a `tool` message. */
  readonly tool_call_id?: string;
}

/** A tool in the wire format. */
export interface WireTool {
  readonly type: 'function';
  readonly function: ToolSpec;
}

/** R103: the body of a chat completions request. `stream` is missing unless requested (A14). */
export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly WireMessage[];
  readonly temperature: number;
  readonly max_tokens: number;
  readonly stream?: true;
  readonly tools?: readonly WireTool[];
  /** `none` requires words now, whatever tools there are. */
  readonly tool_choice?: 'none';
}

/** R103. The provider has renamed its models since, so another name can be set. */
export const MODEL = 'deepseek-chat';
/** R103. */
export const TEMPERATURE = 0.7;
/** R103. */
export const MAX_TOKENS = 2000;
/** R106: the placeholder for the credential. The gateway replaces it with the real one; the app never holds a key. */
export const CREDENTIAL = '{key}';

export interface RequestOptions {
  readonly model?: string | undefined;
  readonly stream?: boolean;
  readonly tools?: readonly ToolSpec[] | undefined;
  /** No further calls: the answer is due. */
  readonly noMoreCalls?: boolean | undefined;
}

/** R103. The body for these messages, with its keys in the specification's order. */
export const toRequest = (messages: readonly WireMessage[], options: RequestOptions = {}): ChatRequest => ({
  model: options.model?.trim() || MODEL,
  messages,
  temperature: TEMPERATURE,
  max_tokens: MAX_TOKENS,
  ...(options.stream ? { stream: true as const } : {}),
  ...(options.tools && options.tools.length > 0
    ? {
        tools: options.tools.map(({ name, description, parameters }) => ({
          type: 'function' as const,
          function: { name, description, parameters },
        })),
        ...(options.noMoreCalls ? { tool_choice: 'none' as const } : {}),
      }
    : {}),
});

/** The body as text. A message with a picture becomes the list of parts used by vision services. */
export const formatRequest = ({ messages, ...request }: ChatRequest): string => {
  const written = messages.map(({ picture, ...message }) =>
    picture === undefined
      ? message
      : {
          ...message,
          content: [
            { type: 'text', text: message.content },
            { type: 'image_url', image_url: { url: picture } },
          ],
        },
  );
  // Keys in the order of the specification.
  const { model, ...rest } = request;
  return JSON.stringify({ model, messages: written, ...rest });
};

/** The assistant's turn with its requests, and the results, as sent with the next request. */
export const toToolTurns = (
  turn: { readonly text: string; readonly reasoning: string; readonly calls: readonly ToolCall[] },
  answers: readonly string[],
): readonly WireMessage[] => [
  {
    role: 'assistant',
    content: turn.text,
    ...(turn.reasoning === '' ? {} : { reasoning_content: turn.reasoning }),
    tool_calls: turn.calls.map(({ id, name, arguments: text }) => ({
      id,
      type: 'function',
      // Broken arguments would make the whole request unreadable for strict providers: the result reports the error.
      function: { name, arguments: isJson(text) ? text : '{}' },
    })),
  },
  ...turn.calls.map(({ id }, at) => ({
    role: 'tool' as const,
    tool_call_id: id,
    content: answers[at] ?? '',
  })),
];

const isJson = (text: string): boolean => parseJson(text) !== undefined;

/** Why an answer ended, in the words of the wire format. */
export type FinishReason = 'stop' | 'length';

export interface Answer {
  readonly text: string;
  readonly finish: FinishReason;
  /** The calls the model requests before it continues; missing if none. */
  readonly calls?: readonly ToolCall[];
  /** Its thoughts, which are not part of the answer; missing if none. */
  readonly reasoning?: string;
}

/** One step of a streamed answer. */
export interface Chunk {
  readonly text: string;
  readonly finish?: FinishReason;
  readonly calls?: readonly CallPart[];
  readonly reasoning?: string;
}

/** A provider's error object. Its words are for the operator's log, not for a bubble. */
export interface ProviderError {
  readonly code: 'chat/provider-error';
  readonly message: string;
}
export interface NotAnAnswer {
  readonly code: 'chat/not-an-answer';
}

/** R104. The content of the first choice; empty if there is no choice or no content (R110 follows). */
export function parseCompletion(json: string): Result<Answer, ProviderError | NotAnAnswer> {
  const body = parseJson(json);
  return isRecord(body) ? readCompletion(body) : err({ code: 'chat/not-an-answer' });
}

/** An OpenAI `delta`, or a whole `message` from servers that send it in one event. */
export function readChunk(json: string): Result<Chunk, ProviderError | NotAnAnswer> {
  const body = parseJson(json);
  if (!isRecord(body)) return err({ code: 'chat/not-an-answer' });
  const failure = readError(body);
  if (failure) return err(failure);
  const choice = firstChoice(body);
  const finish = choice?.finish_reason;
  return ok({
    text: contentOf(choice?.delta) || contentOf(choice?.message),
    ...askedIn(choice?.delta, choice?.message),
    ...(typeof finish === 'string' ? { finish: toFinish(finish) } : {}),
  });
}

/** Calls and thoughts of the first message that has any. */
function askedIn(...messages: readonly unknown[]): Pick<Chunk, 'calls' | 'reasoning'> {
  const calls = messages.map(callsOf).find(each => each.length > 0);
  const reasoning = messages.map(reasoningOf).find(each => each !== '');
  return { ...(calls ? { calls } : {}), ...(reasoning === undefined ? {} : { reasoning }) };
}

/** Providers use one name or the other. */
function reasoningOf(message: unknown): string {
  if (!isRecord(message)) return '';
  const text = message.reasoning_content ?? message.reasoning;
  return typeof text === 'string' ? text : '';
}

function callsOf(message: unknown): readonly CallPart[] {
  if (!isRecord(message) || !Array.isArray(message.tool_calls)) return [];
  return message.tool_calls.flatMap((each: unknown): CallPart[] => {
    if (!isRecord(each)) return [];
    const call = isRecord(each.function) ? each.function : {};
    // Some write the arguments as an object, and numbers as text.
    const given = call.arguments;
    const isObject = typeof given === 'object' && given !== null;
    const text = typeof given === 'string' ? given : isObject ? JSON.stringify(given) : undefined;
    const index = typeof each.index === 'string' ? Number(each.index || Number.NaN) : each.index;
    return [
      {
        ...(Number.isInteger(index) ? { index: index as number } : {}), // just checked
        ...(typeof each.id === 'string' && each.id !== '' ? { id: each.id } : {}),
        ...(typeof call.name === 'string' && call.name !== '' ? { name: call.name } : {}),
        ...(text === undefined ? {} : { arguments: text }),
      },
    ];
  });
}

/** The body of a whole answer, as read by `parseCompletion`. */
export const formatCompletion = (answer: Answer, model: string, id: string, createdS: number): string =>
  JSON.stringify({
    id,
    object: 'chat.completion',
    created: createdS,
    model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: answer.text,
          ...(answer.reasoning ? { reasoning_content: answer.reasoning } : {}),
          ...(answer.calls ? { tool_calls: answer.calls.map(toWireCall) } : {}),
        },
        finish_reason: answer.calls ? 'tool_calls' : answer.finish,
      },
    ],
  });

const toWireCall = ({ id, name, arguments: text }: ToolCall): WireCall => ({
  id,
  type: 'function',
  function: { name, arguments: text },
});

/** One server-sent event of a streamed answer, as read by `readChunk`. Calls come complete, in one event. */
export const formatChunk = (
  part: Partial<Pick<Answer, 'text' | 'calls' | 'reasoning'>> & {
    readonly finish?: FinishReason | 'tool_calls';
  },
  model: string,
  id: string,
  createdS: number,
): string =>
  formatEvent({
    id,
    object: 'chat.completion.chunk',
    created: createdS,
    model,
    choices: [
      {
        index: 0,
        delta: {
          ...(part.text === undefined ? {} : { content: part.text }),
          ...(part.reasoning ? { reasoning_content: part.reasoning } : {}),
          ...(part.calls
            ? { tool_calls: part.calls.map((call, i) => ({ index: i, ...toWireCall(call) })) }
            : {}),
        },
        finish_reason: part.finish ?? null,
      },
    ],
  });

/** The event that ends a streamed answer. */
export const STREAM_END = 'data: [DONE]\n\n';
/** A comment that keeps an idle connection open. */
export const KEEP_ALIVE = ': keep-alive\n\n';

export const formatEvent = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;

function readCompletion(body: JsonRecord): Result<Answer, ProviderError | NotAnAnswer> {
  const failure = readError(body);
  if (failure) return err(failure);
  if (!Array.isArray(body.choices)) return err({ code: 'chat/not-an-answer' });
  const choice = firstChoice(body);
  const finish = choice?.finish_reason;
  const { calls: parts = [], reasoning } = askedIn(choice?.message);
  const merger = createCallMerger();
  merger.add(parts);
  const calls = merger.calls();
  return ok({
    text: contentOf(choice?.message),
    finish: toFinish(typeof finish === 'string' ? finish : 'stop'),
    ...(calls.length > 0 ? { calls } : {}),
    ...(reasoning === undefined ? {} : { reasoning }),
  });
}

function readError({ error }: JsonRecord): ProviderError | undefined {
  if (error === undefined || error === null) return undefined;
  const message = isRecord(error) ? error.message : error;
  return { code: 'chat/provider-error', message: typeof message === 'string' ? message : 'unnamed' };
}

function firstChoice({ choices }: JsonRecord): JsonRecord | undefined {
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  return isRecord(choice) ? choice : undefined;
}

/** Content is a text, or from some servers a list of parts, whose texts are joined. */
function contentOf(message: unknown): string {
  if (!isRecord(message)) return '';
  const { content } = message;
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map(part => (isRecord(part) && typeof part.text === 'string' ? part.text : '')).join('');
}

const toFinish = (reason: string): FinishReason => (reason === 'length' ? 'length' : 'stop');

/** Any JSON object; only these properties are read. */
interface JsonRecord {
  readonly error?: unknown;
  readonly choices?: unknown;
  readonly delta?: unknown;
  readonly message?: unknown;
  readonly content?: unknown;
  readonly text?: unknown;
  readonly finish_reason?: unknown;
  readonly tool_calls?: unknown;
  readonly reasoning_content?: unknown;
  readonly reasoning?: unknown;
  readonly function?: unknown;
  readonly arguments?: unknown;
  readonly index?: unknown;
  readonly id?: unknown;
  readonly name?: unknown;
}
const isRecord: (value: unknown) => value is JsonRecord = isObject;
