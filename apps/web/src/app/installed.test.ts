import { existsSync } from 'node:fs';
import { isClean, readAddress } from '@app/session/addresses';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MANIFEST, takeShared } from '../../installed';

const params = (url: string) => Object.fromEntries(new URL(url, 'https://app.example').searchParams);

describe('[R466] the installed app', () => {
  it('has shortcuts to today, the chat and the stars, each an address that opens as it is', () => {
    const opened = MANIFEST.shortcuts?.map(({ url }) => {
      expect(new URL(url, 'https://app.example').pathname).toBe('/visualization');
      expect(isClean('/visualization', params(url))).toBe(true);
      return readAddress('/visualization', params(url));
    });
    expect(opened).toEqual([{ tool: 'almanac' }, { tool: 'chat' }, { view: 'stars' }]);
  });

  it('shows pictures that are there', () => {
    for (const { src } of MANIFEST.screenshots ?? []) expect(existsSync(`apps/web/public${src}`)).toBe(true);
    expect(MANIFEST.screenshots).toHaveLength(3);
  });
});

describe('[R466] what another app shares', () => {
  let room = Number.POSITIVE_INFINITY;
  afterEach(() => {
    room = Number.POSITIVE_INFINITY;
    vi.unstubAllGlobals();
  });

  const share = async (...files: readonly File[]) => {
    const laid = new Map<string, Response>();
    const put = async (path: string, file: Response) => {
      if (laid.size === room) throw new DOMException('full', 'QuotaExceededError');
      laid.set(path, file);
    };
    vi.stubGlobal('caches', { open: async () => ({ put }) });
    const form = new FormData();
    for (const file of files) form.append('shared-photos', file);
    form.append('title', 'My garden');
    // The answer's address is of the worker's site.
    vi.stubGlobal(
      'Response',
      class extends Response {
        static override redirect = (url: string, status?: number) =>
          new Response(undefined, { status: status ?? 302, headers: { location: url } });
      },
    );
    const request = { formData: async () => form } as unknown as Request;
    return { answer: await takeShared({ request }), laid };
  };

  it.each([
    { case: 'of a thousand photos 60 lie there', given: 1000, space: 1000, laidThere: 60 },
    { case: 'where there is no room, those before it', given: 5, space: 2, laidThere: 2 },
  ])('$case, and the page opens', async ({ given, space, laidThere }) => {
    room = space;
    const photo = new File(['one'], 'a.jpg', { type: 'image/jpeg' });
    const { answer, laid } = await share(...Array.from({ length: given }, () => photo));
    expect([answer.status, laid.size]).toEqual([303, laidThere]);
  });

  it('is in the inbox with its name and type, and leads to the photos without a second request', async () => {
    const photo = new File(['one'], '客厅.jpg', { type: 'image/jpeg' });
    const { answer, laid } = await share(photo, photo, new File(['x'], 'a.txt', { type: 'text/plain' }));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/create']);
    expect(laid.size).toBe(2);
    const [first] = laid.values();
    expect(first?.headers.get('content-type')).toBe('image/jpeg');
    expect(decodeURIComponent(first?.headers.get('x-name') ?? '')).toBe('客厅.jpg');
  });

  it('knows nothing but its own text, as the worker is written from it', () => {
    const alone = new Function(`return (${takeShared.toString()})`)();
    expect(typeof alone).toBe('function');
    expect(takeShared.toString()).not.toContain('INBOX');
  });
});
