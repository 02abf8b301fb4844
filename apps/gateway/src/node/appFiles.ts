import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';

/** Vite writes the content's hash into the names of this folder, so their content never changes. */
const HASHED = /[^/]-[\w-]{8,40}\.\w{1,20}$/;
/** Fixed names whose content changes with each release. */
const ENTRY = /(\.html|\/sw\.js|\/registerSW\.js|\.webmanifest)$/;
/** Paths that look like pages of the app and never like files. */
const PAGE_NAME = /^\/(?!assets\/?$)[a-z][a-z-]{0,40}\/?$/;
/** Suffixes of the compressed files beside each built file. */
const FORMS: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };
const ONE_RANGE = /^bytes=(?:(\d+)-(\d*)|-\d+)$/;

/** How long a browser may keep a file without asking. */
export function cachingOf(path: string): string {
  if (path.startsWith('/assets/') && HASHED.test(path)) return 'public, max-age=31536000, immutable';
  if (ENTRY.test(path)) return 'no-cache';
  return 'public, max-age=3600';
}

/** True when the folder holds a built app. */
export const holdsApp = async (folder: string): Promise<boolean> =>
  (await stat(join(folder, 'index.html')).catch(() => undefined))?.isFile() ?? false;

/**
 * R164. Answers a GET or HEAD from the built app. A path that is not a file, or an invalid path, gets the app itself
 * if a page was asked for (its router handles the rest), and 404 otherwise: a missing script must not turn into HTML.
 * Names that begin with a dot stay hidden, as does everything outside the folder, behind a link too.
 */
export function appFiles(folder: string): MiddlewareHandler {
  const tags = createTags();
  return async (context, next) => {
    const { req } = context;
    // R466: normally the worker intercepts shared photos. Without it, they are chosen by hand.
    if (req.method === 'POST' && req.path === '/create') return context.redirect('/create', 303);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return context.text('Method not allowed\n', 405, { Allow: 'GET, HEAD' });
    }
    const path = decodePath(new URL(req.url).pathname);
    const wanted = path?.endsWith('/') ? `${path}index.html` : path;
    const file = wanted === undefined ? undefined : await locate(folder, wanted);
    const page = file || !asksForPage(context) ? undefined : await locate(folder, '/index.html');
    const found = file ?? page;
    if (!found) return context.text('Not found\n', 404, { 'Cache-Control': 'no-store' });
    const response = await send(context, found, next, tags);
    response.headers.set('Cache-Control', cachingOf(page ? '/index.html' : (wanted ?? '')));
    return response;
  };
}

async function send(
  context: Context,
  file: string,
  next: () => Promise<void>,
  tagOf: (file: string) => Promise<string>,
): Promise<Response> {
  const { req } = context;
  const serve = async (): Promise<Response> => {
    const served = await serveStatic({ path: file, precompressed: true })(context, next);
    if (!(served instanceof Response)) throw new Error('the file went away');
    return served;
  };
  const range = req.header('Range');
  if (range !== undefined && !isOneRange(range)) req.raw.headers.delete('Range');
  // The library compares plain names.
  req.raw.headers.set('Accept-Encoding', formsTaken(req.header('Accept-Encoding') ?? ''));
  let response = await serve();
  // A compressed body is another representation, so it carries another tag.
  const tag = await tagOf(file + (FORMS[response.headers.get('Content-Encoding') ?? ''] ?? ''));
  const unsent = notSent(req, tag, response.headers.get('Last-Modified') ?? '');
  if (unsent !== undefined) {
    await response.body?.cancel();
    return new Response(null, { status: unsent, headers: { ETag: tag, Vary: 'Accept-Encoding' } });
  }
  const ifRange = req.header('If-Range');
  if (response.status !== 200 && ifRange !== undefined && ifRange !== tag) {
    // A range of another version would not match the part the browser has.
    await response.body?.cancel();
    req.raw.headers.delete('Range');
    response = await serve();
    response.headers.delete('Content-Range');
  }
  response.headers.set('Accept-Ranges', 'bytes');
  response.headers.set('Vary', 'Accept-Encoding');
  response.headers.set('ETag', tag);
  return response;
}

/**
 * R253: the reason not to send a file: it is not the version the reader insists on, or it is the one they have (RFC
 * 9110, 13.1 and 13.2.2). An instant must equal the file's own: after a rollback to an earlier release, a later one
 * proves nothing.
 */
function notSent(req: Context['req'], tag: string, changed: string): 304 | 412 | undefined {
  const at = Date.parse(changed);
  const [match, unmodifiedSince] = [
    req.header('If-Match'),
    Date.parse(req.header('If-Unmodified-Since') ?? ''),
  ];
  if (match !== undefined ? !includes(match, tag) : unmodifiedSince < at) return 412;
  const noneMatch = req.header('If-None-Match')?.replaceAll('W/', '');
  const has =
    noneMatch !== undefined
      ? includes(noneMatch, tag)
      : Date.parse(req.header('If-Modified-Since') ?? '') === at;
  return has ? 304 : undefined;
}

/** R177: several ranges, another unit or a reversed range get the whole file (RFC 9110, 14.1.1 and 14.2). */
function isOneRange(header: string): boolean {
  const range = ONE_RANGE.exec(header);
  if (!range) return false;
  const [, first, last] = range;
  return !first || !last || Number(first) <= Number(last);
}

/** R457: the compressed forms the reader prefers; none if plain is preferred (RFC 9110, 12.5.3). */
function formsTaken(header: string): string {
  const weights = new Map(
    header.split(',').map(part => {
      const [name = '', weight = ''] = part.toLowerCase().split(';');
      return [name.trim(), weight === '' ? 1 : Number(weight.trim().replace(/^q=/, ''))];
    }),
  );
  const weightOf = (form: string) => weights.get(form) ?? weights.get('*') ?? 0;
  const forms = Object.keys(FORMS).filter(form => weightOf(form) > 0);
  const best = Math.max(weights.get('identity') ?? 0, ...forms.map(weightOf));
  return forms.filter(form => weightOf(form) === best).join(', ');
}

/** Tags of contents, computed once for each version of a file. */
function createTags(): (file: string) => Promise<string> {
  const known = new Map<string, { readonly version: string; readonly tag: Promise<string> }>();
  return async file => {
    const { mtimeMs, size } = await stat(file);
    const version = `${mtimeMs}-${size}`;
    const before = known.get(file);
    if (before?.version === version) return before.tag;
    const tag = readFile(file).then(
      bytes => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`,
    );
    known.set(file, { version, tag });
    // A file that disappeared between the two calls must not be remembered as a failure.
    tag.catch(() => known.delete(file));
    return tag;
  };
}

/** The file at a path of the site, with links followed; undefined if missing or hidden. */
async function locate(folder: string, path: string): Promise<string | undefined> {
  if (path.includes('\\') || path.split('/').some(part => part.startsWith('.'))) return undefined;
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, path));
    return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : undefined;
  } catch {
    return undefined; // missing, or its name is too long to exist
  }
}

/**
 * Navigation accepts HTML; scripts, pictures and `fetch` do not ask for it. Link preview services accept anything:
 * they get the page if the path looks like one.
 */
function asksForPage({ req }: Context): boolean {
  const { pathname } = new URL(req.url);
  if (pathname.startsWith('/assets/')) return false;
  const accept = req.header('Accept') ?? '*/*';
  return accept.includes('text/html') || (accept === '*/*' && PAGE_NAME.test(pathname));
}

function decodePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined; // a broken escape such as %E0%A4%A
  }
}

const includes = (header: string, tag: string): boolean =>
  header.trim() === '*' || header.split(',').some(part => part.trim() === tag);
