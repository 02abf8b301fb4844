import { isRecord } from '@app/kernel';
import { faultText, listTools, runTool, type World } from '@app/tools';

/** The versions of the protocol that this server speaks, newest first. Only 2025-03-26 has batches; they are always answered. */
const VERSIONS = ['2025-06-18', '2025-03-26', '2024-11-05'] as const;

/** JSON-RPC 2.0, section 5.1. */
const ERRORS = {
  parse: { code: -32_700, message: 'The message is not JSON' },
  request: { code: -32_600, message: 'The message is not a request' },
  method: { code: -32_601, message: 'There is no such method' },
  params: { code: -32_602, message: 'The method needs other parameters' },
} as const;

interface Message {
  readonly jsonrpc?: unknown;
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: unknown;
}
interface Params {
  readonly protocolVersion?: unknown;
  readonly name?: unknown;
  readonly arguments?: unknown;
}

/**
 * R408. The answer to one line of the Model Context Protocol over stdio, without its line break; undefined if none is
 * due: for a notification, or an answer to something never asked. `world` is read again for each call.
 */
export function answerLine(line: string, world: () => World): string | undefined {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return failed(null, ERRORS.parse);
  }
  // JSON-RPC 2.0, section 6: one answer for each request, and none at all for notifications alone.
  if (!Array.isArray(message) || message.length === 0) return answerMessage(message, world);
  const answers = message.flatMap(each => answerMessage(each, world) ?? []);
  return answers.length === 0 ? undefined : `[${answers.join(',')}]`;
}

function answerMessage(message: unknown, world: () => World): string | undefined {
  if (!isRecord(message)) return failed(null, ERRORS.request);
  const { jsonrpc, id, method, params } = message as Message;
  if (method === undefined && id !== undefined) return undefined;
  if (jsonrpc !== '2.0' || typeof method !== 'string') return failed(null, ERRORS.request);
  if (id === undefined) return undefined;
  if (typeof id !== 'string' && typeof id !== 'number') return failed(null, ERRORS.request);
  const given: Params = isRecord(params) ? params : {};
  switch (method) {
    case 'initialize':
      return done(id, {
        protocolVersion: VERSIONS.find(each => each === given.protocolVersion) ?? VERSIONS[0],
        capabilities: { tools: {} },
        serverInfo: { name: 'ink-and-starlight', title: '墨与星 · Ink & Starlight', version: '0.1.0' },
        instructions:
          'Chinese calendar, sky and feng shui, computed. Every result names its convention; what tradition says is tradition. 历法、天象与风水的推算，结果附约定与出处。',
      });
    case 'ping':
      return done(id, {});
    case 'tools/list':
      return done(id, {
        tools: listTools(world()).map(({ name, title, description, parameters }) => ({
          name,
          title: `${title.zh} · ${title.en}`,
          description,
          inputSchema: parameters,
          annotations: { readOnlyHint: true, openWorldHint: false },
        })),
      });
    case 'tools/call':
      return typeof given.name === 'string'
        ? done(id, call(given.name, given.arguments, world()))
        : failed(id, ERRORS.params);
    default:
      return failed(id, ERRORS.method);
  }
}

function call(name: string, args: unknown, world: World): object {
  const ran = runTool(name, args, world);
  if (!ran.ok)
    return { content: [{ type: 'text', text: faultText(ran.error, world.language) }], isError: true };
  return { content: [{ type: 'text', text: ran.value.text }], structuredContent: JSON.parse(ran.value.text) };
}

const done = (id: string | number, result: object): string => JSON.stringify({ jsonrpc: '2.0', id, result });
const failed = (id: string | number | null, error: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id, error });
