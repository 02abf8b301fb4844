import { type ChatRequest, MAX_TOKENS, MODEL, ROLES, TEMPERATURE, type WireMessage } from '@app/chat';
import { err, ok, type Result } from '@app/kernel';
import type { Refusal } from './refusal';

/** Bytes of a request's body: the history window of the app fits many times. */
const BODY_LIMIT = 256 * 1024;
const MESSAGE_LIMIT = 64;
const CONTENT_LIMIT = 32_000;

/**
 * Reads a chat completions request and keeps what belongs to it (R103). `max_tokens` is held to the product's limit;
 * the model is the caller's word, which a provider setting replaces.
 */
export async function readQuestion(request: Request): Promise<Result<ChatRequest, Refusal>> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\b/i.test(type))
    return bad(415, 'content_type', 'Content-Type must be application/json');
  const text = await readLimited(request);
  if (text === 'too-large') return bad(413, 'too_large', `The request is larger than ${BODY_LIMIT} bytes`);
  if (text === 'broken-off') return bad(400, 'broken_off', 'The request ended before its body did');
  const body = parse(text.body);
  if (!isRecord(body)) return bad(400, 'not_json', 'The body must be a JSON object');
  const messages = readMessages(body.messages);
  if (!messages) {
    return bad(
      400,
      'messages',
      `messages must be 1 to ${MESSAGE_LIMIT} objects with role (${ROLES.join(', ')}) and content (text of at most ${CONTENT_LIMIT} characters), one of them of role user`,
    );
  }
  return ok({
    model: typeof body.model === 'string' ? body.model.slice(0, 100) : MODEL,
    messages,
    temperature: inRange(body.temperature, 0, 2) ?? TEMPERATURE,
    max_tokens: Math.floor(inRange(body.max_tokens, 1, MAX_TOKENS) ?? MAX_TOKENS),
    ...(body.stream === true ? { stream: true as const } : {}),
  });
}

/** Stops reading as soon as it is too much, whatever Content-Length says. A reader may also leave before the end. */
async function readLimited(
  request: Request,
): Promise<{ readonly body: string } | 'too-large' | 'broken-off'> {
  const announced = request.headers.get('Content-Length');
  if (Number(announced) > BODY_LIMIT) return 'too-large';
  // No more than was announced can come, and all at once costs less than piece by piece.
  if (announced !== null)
    return request.text().then(
      body => ({ body }),
      () => 'broken-off',
    );
  const decoder = new TextDecoder();
  let body = '';
  let size = 0;
  const reader = request.body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.byteLength;
      if (size > BODY_LIMIT) {
        await reader?.cancel();
        return 'too-large';
      }
      body += decoder.decode(part.value, { stream: true });
    }
  } catch {
    return 'broken-off';
  }
  return { body: body + decoder.decode() };
}

function readMessages(value: unknown): readonly WireMessage[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > MESSAGE_LIMIT) return undefined;
  const messages: WireMessage[] = [];
  for (const item of value) {
    const role = isRecord(item) ? ROLES.find(name => name === item.role) : undefined;
    const content: unknown = isRecord(item) ? item.content : undefined;
    if (!role || typeof content !== 'string' || content.length > CONTENT_LIMIT) return undefined;
    messages.push({ role, content });
  }
  return messages.some(({ role }) => role === 'user') ? messages : undefined;
}

const bad = (status: number, code: string, message: string) =>
  err({ status, code, message } satisfies Refusal);

const inRange = (value: unknown, low: number, high: number): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : undefined;

/** Any object: of its properties these are looked at. */
interface JsonRecord {
  readonly model?: unknown;
  readonly messages?: unknown;
  readonly temperature?: unknown;
  readonly max_tokens?: unknown;
  readonly stream?: unknown;
  readonly role?: unknown;
  readonly content?: unknown;
}
const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
