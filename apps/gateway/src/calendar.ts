import {
  almanacEvents,
  FIRST_YEAR,
  getYear,
  LAST_YEAR,
  type Names,
  toICalendar,
  unwrap,
  zh,
} from '@app/almanac';
import { en } from '@app/almanac/en';
import { type HolidayRegion, holidaysOf, inRegion, isHolidayRegion } from '@app/almanac/regions';
import { convertAll, toTraditional } from '@app/hant';

/** Kinds of events the feed can contain, as named in its address. */
const KINDS = ['terms', 'festivals', 'holidays'] as const;
type Kind = (typeof KINDS)[number];

interface Face {
  readonly names: Names;
  /** Shown by calendar apps. */
  readonly title: string;
}
const CHINESE: Face = { names: zh, title: '节气、节日与放假' };
const FACES: ReadonlyMap<string, Face> = new Map([
  ['zh', CHINESE],
  // Applied before lines are folded: a word split by a fold would not match.
  ['zh-Hant', convertAll(CHINESE, toTraditional)],
  ['en', { names: en, title: 'Chinese solar terms, festivals and holidays' }],
]);

/** Years before and after this one: people look up the past, and subscribers plan ahead. */
const BEFORE = 1;
const AFTER = 2;
/** Calendar apps poll every few hours, some as often as the feed says; the tables change only with a release. */
const REFRESH_HOURS = 24;
const CACHING = `public, max-age=${REFRESH_HOURS * 3600}`;

interface Feed {
  readonly text: string;
  readonly tag: string;
}

/**
 * R173. `GET /api/calendar/zh.ics`: solar terms, festivals and public holidays as a subscription (webcal), limited by
 * `only`, with the holidays of another region if asked (R482). Nothing personal. The same year gives the same text,
 * byte for byte, so its tag lasts.
 */
export function createCalendar(now: () => number): (request: Request, file: string) => Promise<Response> {
  let year = 0;
  const feeds = new Map<string, Promise<Feed>>();
  return async (request, file) => {
    const face = FACES.get(/^([\w-]+)\.ics$/.exec(file)?.[1] ?? '');
    const { searchParams } = new URL(request.url);
    const kinds = readKinds(searchParams.get('only'));
    const region = searchParams.get('holidays') ?? 'mainland';
    if (!face || !kinds || !isHolidayRegion(region)) return new Response('Not found\n', { status: 404 });
    const thisYear = new Date(now()).getUTCFullYear();
    if (thisYear !== year) feeds.clear();
    year = thisYear;
    const key = `${file} ${kinds.join()} ${region}`;
    const feed = feeds.get(key) ?? write(face, kinds, region, year);
    feeds.set(key, feed);
    feed.catch(() => feeds.delete(key)); // reported below; the next request tries again
    const { text, tag } = await feed;
    const headers = { ETag: tag, 'Cache-Control': CACHING };
    const known = request.headers.get('If-None-Match')?.split(',') ?? [];
    // RFC 9110, 13.1.2: * is any tag.
    if (known.some(part => ['*', tag].includes(part.trim().replace(/^W\//, '')))) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(text, { headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' } });
  };
}

/** In our own order, so one feed has one address in the cache; undefined for an unknown word. */
function readKinds(only: string | null): readonly Kind[] | undefined {
  const words = only?.split(',') ?? KINDS;
  const isKnown = words.every(word => KINDS.some(kind => kind === word));
  return isKnown ? KINDS.filter(kind => words.includes(kind)) : undefined;
}

async function write(
  { names, title }: Face,
  kinds: readonly Kind[],
  region: HolidayRegion,
  year: number,
): Promise<Feed> {
  const first = Math.max(FIRST_YEAR, year - BEFORE);
  const last = Math.min(LAST_YEAR, year + AFTER);
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const days = years.flatMap(each => unwrap(getYear(each, inRegion(region))));
  const choice = {
    solarTerms: kinds.includes('terms'),
    festivals: kinds.includes('festivals'),
    holidays: kinds.includes('holidays') && holidaysOf(region),
  };
  const text = unwrap(
    toICalendar({
      name: title,
      refreshHours: REFRESH_HOURS,
      events: almanacEvents(days, choice, [names]),
    }),
  );
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return {
    text,
    tag: `"${Array.from(hash.slice(0, 12), byte => byte.toString(16).padStart(2, '0')).join('')}"`,
  };
}
