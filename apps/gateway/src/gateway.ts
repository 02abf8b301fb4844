import { Hono } from 'hono';
import type { AssetStore } from './assets';
import { type ChatPorts, createCompletions } from './chat/completions';
import type { ChatSettings } from './chat/settings';
import { securityHeaders } from './securityHeaders';
import { serveApp } from './serveApp';

export interface GatewaySettings {
  readonly chat: ChatSettings;
}

/** What the gateway needs from the platform it runs on. */
export interface GatewayPorts {
  /** The built app; absent where the platform serves files itself. */
  readonly assets?: AssetStore;
  readonly chat: ChatPorts;
}

export interface Gateway {
  fetch(request: Request): Promise<Response>;
}

/** The whole service as one standard `fetch` handler: no port, no file, no clock of its own. */
export function createGateway({ chat }: GatewaySettings, ports: GatewayPorts): Gateway {
  const { assets } = ports;
  const complete = createCompletions(chat, ports.chat);
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    const { req, res } = context;
    const secure = new URL(req.url).protocol === 'https:' || req.header('X-Forwarded-Proto') === 'https';
    for (const [name, value] of Object.entries(securityHeaders(secure))) res.headers.set(name, value);
  });
  app.get('/api/health', context =>
    context.json({ status: 'ok', chat: chat.provider ? 'model' : 'built-in' }, 200, {
      'Cache-Control': 'no-store',
    }),
  );
  app.post('/api/chat/completions', context => complete(context.req.raw));
  app.all('/api/chat/completions', context =>
    context.json({ error: { message: 'Only POST' } }, 405, { Allow: 'POST' }),
  );
  app.all('/api/*', context => context.json({ error: { message: 'Not found' } }, 404));
  if (assets) app.all('*', context => serveApp(context.req.raw, assets));
  app.onError((error, context) => {
    // The name only: a message may hold what a reader wrote.
    ports.chat.log(`failed: ${error.name}`);
    return context.json({ error: { message: 'Internal error', code: 'internal' } }, 500);
  });
  return { fetch: async request => app.fetch(request) };
}
