import { Hono } from 'hono';
import type { AssetStore } from './assets';
import { securityHeaders } from './securityHeaders';
import { serveApp } from './serveApp';

/** What the gateway needs from the platform it runs on. */
export interface GatewayPorts {
  /** The built app; absent where the platform serves files itself. */
  readonly assets?: AssetStore;
}

export interface Gateway {
  fetch(request: Request): Promise<Response>;
}

/** The whole service as one standard `fetch` handler: no port, no file, no clock of its own. */
export function createGateway({ assets }: GatewayPorts): Gateway {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    const { req, res } = context;
    const secure = new URL(req.url).protocol === 'https:' || req.header('X-Forwarded-Proto') === 'https';
    for (const [name, value] of Object.entries(securityHeaders(secure))) res.headers.set(name, value);
  });
  app.get('/api/health', context => context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  app.all('/api/*', context => context.json({ error: { message: 'Not found' } }, 404));
  if (assets) app.all('*', context => serveApp(context.req.raw, assets));
  return { fetch: async request => app.fetch(request) };
}
