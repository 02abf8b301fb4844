import type { HolidayRegion } from '@app/almanac/regions';
import type { Face } from '@app/i18n';

/** R490: the address of the public calendar feed; undefined without a gateway, as on a plain file host. */
export async function findFeed(face: Face, region: HolidayRegion): Promise<string | undefined> {
  try {
    const query = region === 'mainland' ? '' : `?holidays=${region}`;
    const { href } = new URL(`/api/calendar/${face}.ics${query}`, window.location.origin);
    const { ok, headers } = await fetch(href, { method: 'HEAD' });
    // A file host may answer any request with its page.
    return ok && headers.get('Content-Type')?.startsWith('text/calendar') ? href : undefined;
  } catch {
    return undefined;
  }
}
