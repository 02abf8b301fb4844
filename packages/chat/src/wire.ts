import { err, ok, type Result } from '@app/kernel';

/** R98: who speaks in the history a model reads. */
export const ROLES = ['system', 'user', 'assistant'] as const;
export type Role = (typeof ROLES)[number];

export interface WireMessage {
  readonly role: Role;
  readonly content: string;
}

/** R103: the body of a chat completions request. `stream` is absent unless asked for (A14). */
export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly WireMessage[];
  readonly temperature: number;
  readonly max_tokens: number;
  readonly stream?: true;
}

/** R103. The provider has renamed its models since, so another name can be given. */
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
}

/** R103. The body for these messages, its keys in the order of the specification. */
export const toRequest = (messages: readonly WireMessage[], options: RequestOptions = {}): ChatRequest => ({
  model: options.model?.trim() || MODEL,
  messages,
  temperature: TEMPERATURE,
  max_tokens: MAX_TOKENS,
  ...(options.stream ? { stream: true as const } : {}),
});

/** Why an answer ended, in the words of the wire format. */
export type FinishReason = 'stop' | 'length';

export interface Answer {
  readonly text: string;
  readonly finish: FinishReason;
}

/** What a provider's error object says. Its words are for the operator's log, not for a bubble. */
export interface ProviderError {
  readonly code: 'chat/provider-error';
  readonly message: string;
}
export interface NotAnAnswer {
  readonly code: 'chat/not-an-answer';
}

/** R104. The content of the first choice; empty when there is no choice or its content is missing (R110 follows). */
export function parseCompletion(json: string): Result<Answer, ProviderError | NotAnAnswer> {
  const body = parseJson(json);
  return isRecord(body) ? readCompletion(body) : err({ code: 'chat/not-an-answer' });
}

/** One step of a streamed answer: an OpenAI `delta`, or a whole `message` from servers that send it in one event. */
export function readChunk(
  json: string,
): Result<{ readonly text: string; readonly finish?: FinishReason }, ProviderError | NotAnAnswer> {
  const body = parseJson(json);
  if (!isRecord(body)) return err({ code: 'chat/not-an-answer' });
  const failure = readError(body);
  if (failure) return err(failure);
  const choice = firstChoice(body);
  const text = contentOf(choice?.delta) || contentOf(choice?.message);
  const finish = choice?.finish_reason;
  return ok({ text, ...(typeof finish === 'string' ? { finish: toFinish(finish) } : {}) });
}

/** The body of a whole answer, as `parseCompletion` reads it. */
export const formatCompletion = (answer: Answer, model: string, id: string, createdS: number): string =>
  JSON.stringify({
    id,
    object: 'chat.completion',
    created: createdS,
    model,
    choices: [
      { index: 0, message: { role: 'assistant', content: answer.text }, finish_reason: answer.finish },
    ],
  });

/** One server-sent event of a streamed answer, as `readChunk` reads it. */
export const formatChunk = (
  part: { readonly text?: string; readonly finish?: FinishReason },
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
        delta: part.text === undefined ? {} : { content: part.text },
        finish_reason: part.finish ?? null,
      },
    ],
  });

/** The event that ends a streamed answer. */
export const STREAM_END = 'data: [DONE]\n\n';
/** A comment that keeps a connection open while nothing is said. */
export const KEEP_ALIVE = ': keep-alive\n\n';

export const formatEvent = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;

function readCompletion(body: JsonRecord): Result<Answer, ProviderError | NotAnAnswer> {
  const failure = readError(body);
  if (failure) return err(failure);
  if (!Array.isArray(body.choices)) return err({ code: 'chat/not-an-answer' });
  const choice = firstChoice(body);
  const finish = choice?.finish_reason;
  return ok({
    text: contentOf(choice?.message),
    finish: toFinish(typeof finish === 'string' ? finish : 'stop'),
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

/** Content is a text, or from some servers a list of parts, of which the texts are joined. */
function contentOf(message: unknown): string {
  if (!isRecord(message)) return '';
  const { content } = message;
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map(part => (isRecord(part) && typeof part.text === 'string' ? part.text : '')).join('');
}

const toFinish = (reason: string): FinishReason => (reason === 'length' ? 'length' : 'stop');

/** Any JSON object; these are the properties we read. */
interface JsonRecord {
  readonly error?: unknown;
  readonly choices?: unknown;
  readonly delta?: unknown;
  readonly message?: unknown;
  readonly content?: unknown;
  readonly text?: unknown;
  readonly finish_reason?: unknown;
}
const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
