export type Encoding = 'br' | 'gzip' | 'identity';

export interface AssetBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly encoding: Encoding;
}

/** A file of the built app. */
export interface Asset {
  /** Changes with the content: the ETag before quotes. */
  readonly version: string;
  readonly type: string;
  /** The body in the first of `accepted` that is worth sending; `identity` when none is. */
  body(accepted: readonly Encoding[]): Promise<AssetBody>;
}

/** Where the built app comes from: a folder under Node, a bundle of files elsewhere. */
export interface AssetStore {
  /** The file at a path such as `/assets/index-1a2b3c4d.js`; undefined when there is none or it must stay hidden. */
  find(path: string): Promise<Asset | undefined>;
}

/** Vite writes the content's hash into the names of this folder, so they never change meaning. */
const HASHED = /[^/]-[\w-]{8,40}\.\w{1,20}$/;
/** Names that stay while their content changes with each release. */
const ENTRY = /(\.html|\/sw\.js|\/registerSW\.js|\.webmanifest)$/;

/** How long a browser may keep a file without asking. */
export function cachingOf(path: string): string {
  if (path.startsWith('/assets/') && HASHED.test(path)) return 'public, max-age=31536000, immutable';
  if (ENTRY.test(path)) return 'no-cache';
  return 'public, max-age=3600';
}

/**
 * What a browser accepts of what we can send, best first (RFC 9110, 12.5.3). Brotli before gzip when both weigh the same.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return ['identity'];
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(text => text.trim());
    const quality = parameters.map(text => /^q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
    weights.set(name, quality === undefined ? 1 : Number(quality));
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const encodings: readonly Encoding[] = ['br', 'gzip'];
  return [
    ...encodings.filter(name => weightOf(name) > 0).sort((a, b) => weightOf(b) - weightOf(a)),
    'identity',
  ];
}
