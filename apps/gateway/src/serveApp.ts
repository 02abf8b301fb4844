import { type Asset, type AssetStore, acceptedEncodings, cachingOf } from './assets';

/**
 * Answers a GET or HEAD from the built app. A path that is no file gets the app itself when a page was asked for
 * (the router inside knows the rest), and 404 when anything else was: a missing script must not turn into HTML.
 */
export async function serveApp(request: Request, assets: AssetStore): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method not allowed\n', { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  const path = decodePath(new URL(request.url).pathname);
  if (path === undefined) return new Response('Bad path\n', { status: 400 });
  const wanted = path.endsWith('/') ? `${path}index.html` : path;
  const file = await assets.find(wanted);
  if (file) return send(request, file, wanted);
  const page = asksForPage(request, path) ? await assets.find('/index.html') : undefined;
  if (page) return send(request, page, '/index.html');
  return new Response('Not found\n', { status: 404, headers: { 'Cache-Control': 'no-store' } });
}

async function send(request: Request, asset: Asset, path: string): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': cachingOf(path), Vary: 'Accept-Encoding' });
  const { bytes, encoding } = await asset.body(
    acceptedEncodings(request.headers.get('Accept-Encoding') ?? undefined),
  );
  // A compressed body is another representation, so it carries another tag.
  const tag = encoding === 'identity' ? `"${asset.version}"` : `"${asset.version}-${encoding}"`;
  headers.set('ETag', tag);
  if (matches(request.headers.get('If-None-Match'), tag)) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', asset.type);
  headers.set('Content-Length', String(bytes.byteLength));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : bytes, { headers });
}

/** Only navigation accepts HTML; scripts, pictures and `fetch` do not ask for it. */
function asksForPage(request: Request, path: string): boolean {
  if (path.startsWith('/api/') || path.startsWith('/assets/')) return false;
  return (request.headers.get('Accept') ?? '').includes('text/html');
}

function decodePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined; // a broken escape such as %E0%A4%A
  }
}

const matches = (header: string | null, tag: string): boolean =>
  header !== null &&
  (header.trim() === '*' || header.split(',').some(part => part.trim().replace(/^W\//, '') === tag));
