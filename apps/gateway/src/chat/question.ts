import {
  type ChatRequest,
  MAX_TOKENS,
  MODEL,
  ROLES,
  TEMPERATURE,
  type WireCall,
  type WireMessage,
  type WireTool,
} from '@app/chat';
import { err, isNestedDeeply, isRecord as isObject, ok, parseJson, type Result } from '@app/kernel';
import type { Refusal } from './refusal';

/** Bytes of a request's body: several times the history window of the app. */
const BODY_LIMIT = 256 * 1024;
const MESSAGE_LIMIT = 64;
const CONTENT_LIMIT = 32_000;
/** Limits on the tools of a question, the calls in one message, and the JSON of each. */
const TOOLS_LIMIT = 24;
const CALLS_LIMIT = 16;
const TOOL_JSON_LIMIT = 8000;
const NAME = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Reads a chat completions request and keeps the known fields (R103). `max_tokens` is limited to the product's
 * maximum; the model is the caller's, unless a provider setting replaces it.
 */
export async function readQuestion(request: Request): Promise<Result<ChatRequest, Refusal>> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\b/i.test(type))
    return bad(415, 'content_type', 'Content-Type must be application/json');
  // R167: compressed bodies are refused (RFC 9110, 15.5.16).
  const form = request.headers.get('Content-Encoding') ?? 'identity';
  if (form.toLowerCase() !== 'identity')
    return bad(415, 'content_encoding', 'The body must come without a content encoding');
  const text = await readLimited(request);
  if (text === 'too-large') return bad(413, 'too_large', `The request is larger than ${BODY_LIMIT} bytes`);
  if (text === 'broken-off') return bad(400, 'broken_off', 'The request ended before its body did');
  if (isNestedDeeply(text.body)) return bad(400, 'too_deep', 'The body is nested deeper than 64 levels');
  const body = parseJson(text.body);
  if (!isRecord(body)) return bad(400, 'not_json', 'The body must be a JSON object');
  const messages = readMessages(body.messages);
  if (!messages) {
    return bad(
      400,
      'messages',
      `messages must be 1 to ${MESSAGE_LIMIT} objects with role (${ROLES.join(', ')}) and content (text of at most ${CONTENT_LIMIT} characters), one of them of role user`,
    );
  }
  const tools = readTools(body.tools);
  if (tools === 'bad') {
    return bad(
      400,
      'tools',
      `tools must be at most ${TOOLS_LIMIT} functions with a name of letters, digits, _ and -, a description and parameters, each of at most ${TOOL_JSON_LIMIT} characters`,
    );
  }
  return ok({
    model: typeof body.model === 'string' ? body.model.slice(0, 100) : MODEL,
    messages,
    temperature: inRange(body.temperature, 0, 2) ?? TEMPERATURE,
    max_tokens: Math.floor(inRange(body.max_tokens, 1, MAX_TOKENS) ?? MAX_TOKENS),
    ...(body.stream === true ? { stream: true as const } : {}),
    ...(tools ? { tools } : {}),
    ...(tools && body.tool_choice === 'none' ? { tool_choice: 'none' as const } : {}),
  });
}

/** Stops reading at the limit, whatever Content-Length says. A reader may also leave before the end. */
async function readLimited(
  request: Request,
): Promise<{ readonly body: string } | 'too-large' | 'broken-off'> {
  const announced = request.headers.get('Content-Length');
  if (Number(announced) > BODY_LIMIT) return 'too-large';
  // No more than announced can arrive, and reading it whole costs less than piece by piece.
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
    const message = isRecord(item) ? readMessage(item) : undefined;
    if (!message) return undefined;
    messages.push(message);
  }
  return messages.some(({ role }) => role === 'user') ? messages : undefined;
}

function readMessage(item: JsonRecord): WireMessage | undefined {
  const { content, reasoning_content: reasoning, tool_call_id: answers } = item;
  // A message with calls may have no text.
  const text = content === null && item.tool_calls !== undefined ? '' : content;
  if (!isText(text, CONTENT_LIMIT)) return undefined;
  if (item.role === 'tool') {
    return isText(answers, 200) ? { role: 'tool', tool_call_id: answers, content: text } : undefined;
  }
  const role = ROLES.find(name => name === item.role);
  const calls = role === 'assistant' ? readCalls(item.tool_calls) : undefined;
  if (!role || calls === 'bad') return undefined;
  return {
    role,
    content: text,
    ...(calls ? { tool_calls: calls } : {}),
    ...(calls && isText(reasoning, 100_000) ? { reasoning_content: reasoning } : {}),
  };
}

const isText = (value: unknown, limit: number): value is string =>
  typeof value === 'string' && value.length <= limit;

/** R406: valid calls pass unchanged. */
function readCalls(value: unknown): readonly WireCall[] | undefined | 'bad' {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length === 0 || value.length > CALLS_LIMIT) return 'bad';
  const calls: WireCall[] = [];
  for (const each of value) {
    const call = isRecord(each) && isRecord(each.function) ? each.function : undefined;
    if (!isRecord(each) || !isText(each.id, 200) || !call || !isText(call.name, 64)) return 'bad';
    if (!isText(call.arguments, TOOL_JSON_LIMIT)) return 'bad';
    calls.push({
      id: each.id,
      type: 'function',
      function: { name: call.name, arguments: call.arguments },
    });
  }
  return calls;
}

function readTools(value: unknown): readonly WireTool[] | undefined | 'bad' {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length > TOOLS_LIMIT) return 'bad';
  const tools: WireTool[] = [];
  for (const each of value) {
    const spec = isRecord(each) && isRecord(each.function) ? each.function : undefined;
    if (!spec || !isText(spec.name, 64) || !NAME.test(spec.name)) return 'bad';
    const { name, description = '', parameters = {} } = spec;
    if (!isText(description, 2000) || !isRecord(parameters)) return 'bad';
    if (JSON.stringify(parameters).length > TOOL_JSON_LIMIT) return 'bad';
    tools.push({ type: 'function', function: { name, description, parameters } });
  }
  return tools.length > 0 ? tools : undefined;
}

const bad = (status: number, code: string, message: string) =>
  err({ status, code, message } satisfies Refusal);

const inRange = (value: unknown, low: number, high: number): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : undefined;

/** Any object: only these of its properties are read. */
interface JsonRecord {
  readonly model?: unknown;
  readonly messages?: unknown;
  readonly temperature?: unknown;
  readonly max_tokens?: unknown;
  readonly stream?: unknown;
  readonly role?: unknown;
  readonly content?: unknown;
  readonly tools?: unknown;
  readonly tool_choice?: unknown;
  readonly tool_calls?: unknown;
  readonly tool_call_id?: unknown;
  readonly reasoning_content?: unknown;
  readonly function?: unknown;
  readonly id?: unknown;
  readonly name?: unknown;
  readonly arguments?: unknown;
  readonly description?: unknown;
  readonly parameters?: unknown;
}
const isRecord: (value: unknown) => value is JsonRecord = isObject;
