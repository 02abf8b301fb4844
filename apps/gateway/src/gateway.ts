import { Hono, type MiddlewareHandler } from 'hono';
import { createCalendar } from './calendar';
import { type Caller, servesAs } from './caller';
import { type ChatPorts, createCompletions } from './chat/completions';
import type { ChatSettings } from './chat/settings';
import { securityHeaders } from './securityHeaders';

export interface GatewaySettings {
  readonly chat: ChatSettings;
  /** Names this site is served under besides `localhost` and numeric addresses; `*` for any. */
  readonly hosts?: readonly string[];
}

/** What the gateway needs from the platform it runs on. */
export interface GatewayPorts {
  /** Serves the built app; missing if the platform serves files itself. */
  readonly files?: MiddlewareHandler;
  callerOf(request: Request): Caller;
  readonly chat: ChatPorts;
}

export interface Gateway {
  fetch(request: Request): Promise<Response>;
}

/** The whole service as one standard `fetch` handler: no port, no file, no clock of its own. */
export function createGateway({ chat, hosts = [] }: GatewaySettings, ports: GatewayPorts): Gateway {
  const complete = createCompletions(chat, ports.chat);
  const calendar = createCalendar(ports.chat.now);
  const overHttp = securityHeaders(false);
  const overHttps = securityHeaders(true);
  const app = new Hono<{ Variables: { caller: Caller } }>();
  app.use((context, next) => {
    const caller = ports.callerOf(context.req.raw);
    context.set('caller', caller);
    return (caller.secure ? overHttps : overHttp)(context, next);
  });
  app.use(async (context, next) => {
    const { host } = context.get('caller');
    if (host === '') return context.text('One Host, please.\n', 400, { 'Cache-Control': 'no-store' });
    if (servesAs(host, hosts)) return next();
    return context.text(
      'This site is not served under that name. Its operator can add it to ALLOWED_HOSTS.\n',
      421,
      {
        'Cache-Control': 'no-store',
      },
    );
  });
  app.get('/api/health', context =>
    context.json({ status: 'ok', chat: chat.provider ? 'model' : 'built-in' }, 200, {
      'Cache-Control': 'no-store',
    }),
  );
  app.post('/api/chat/completions', context => complete(context.req.raw, context.get('caller')));
  app.all('/api/chat/completions', context =>
    context.json({ error: { message: 'Only POST' } }, 405, { Allow: 'POST' }),
  );
  app.get('/api/calendar/:file', context => calendar(context.req.raw, context.req.param('file')));
  app.all('/api/*', context => context.json({ error: { message: 'Not found' } }, 404));
  if (ports.files) app.use(ports.files);
  app.onError((error, context) => {
    // Only the error's name: a message may contain a reader's text.
    ports.chat.log(`failed: ${error.name}`);
    return context.json({ error: { message: 'Internal error', code: 'internal' } }, 500);
  });
  return { fetch: async request => app.fetch(request) };
}
