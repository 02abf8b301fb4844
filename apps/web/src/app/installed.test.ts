import { readFileSync } from 'node:fs';
import { isClean, readAddress } from '@app/session/addresses';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MANIFEST, takeShared } from '../../installed';
import { createInbox } from '../adapters/inbox';

const params = (url: string) => Object.fromEntries(new URL(url, 'https://app.example').searchParams);

/** Width and height of a JPEG, from its frame header (ISO/IEC 10918-1, B.2.2). */
function sizeOfJpeg(bytes: Buffer): readonly number[] {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1];
    if (marker === 0xc0 || marker === 0xc2) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  return [];
}

describe('[R466] the installed app', () => {
  it('has shortcuts to today, the chat and the stars, and each address opens', () => {
    const opened = MANIFEST.shortcuts?.map(({ url }) => {
      expect(new URL(url, 'https://app.example').pathname).toBe('/visualization');
      expect(isClean('/visualization', params(url))).toBe(true);
      return readAddress('/visualization', params(url));
    });
    expect(opened).toEqual([{ tool: 'almanac' }, { tool: 'chat' }, { view: 'stars' }]);
  });

  // W3C Manifest: App Information, form_factor. Chromium accepts 320 to 3840 px, a long side of at most 2.3 short
  // ones, and equally sized pictures per orientation.
  it.each(['wide', 'narrow'])('has icons of the declared size, %s ones too', shape => {
    const pictures = (MANIFEST.screenshots ?? []).filter(({ form_factor }) => form_factor === shape);
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    expect(new Set(pictures.map(({ sizes }) => sizes)).size).toBe(1);
    for (const { src, sizes } of pictures) {
      const [width = 0, height = 0] = sizeOfJpeg(readFileSync(`apps/web/public${src}`));
      expect(`${width}x${height}`).toBe(sizes);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThan(2.3);
      expect(width > height).toBe(shape === 'wide');
    }
  });
});

describe('[R466] photos shared by another app', () => {
  afterEach(() => vi.unstubAllGlobals());

  const share = async (...files: readonly File[]) => {
    const stored = vi.fn();
    vi.stubGlobal('caches', { open: stored });
    vi.stubGlobal('indexedDB', { open: stored });
    const form = new FormData();
    for (const file of files) form.append('shared-photos', file);
    form.append('title', 'My garden');
    // The answer's address belongs to the worker's site.
    vi.stubGlobal(
      'Response',
      class extends Response {
        static override redirect = (url: string, status?: number) =>
          new Response(undefined, { status: status ?? 302, headers: { location: url } });
      },
    );
    let isHeld = false;
    const waitUntil = (until: Promise<unknown>) => {
      isHeld = true;
      void until.then(() => {
        isHeld = false;
      });
    };
    const request = { formData: async () => form } as unknown as Request;
    const answer = await takeShared({ request, event: { waitUntil } });
    return { answer, stored, isHeld: () => isHeld };
  };

  it.each([
    { case: 'of a thousand photos 60 are handed over', given: 1000, size: 3, handed: 60 },
    { case: 'of more than 500 MB, those that fit', given: 3, size: 200_000_000, handed: 2 },
    { case: 'of none, none', given: 0, size: 3, handed: 0 },
  ])('$case, and the page opens', async ({ given, size, handed }) => {
    const photo = new File(['one'], 'a.jpg', { type: 'image/jpeg' });
    Object.defineProperty(photo, 'size', { value: size });
    const form = { getAll: () => Array.from({ length: given }, () => photo) };
    vi.spyOn(FormData.prototype, 'getAll').mockImplementation(form.getAll);
    const { answer, isHeld } = await share(photo);
    vi.restoreAllMocks();
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/create']);
    expect(isHeld()).toBe(handed > 0);
    if (handed > 0) expect(await createInbox(Date.now, 'me').look(0)).toHaveLength(handed);
  });

  it('[R220] is handed to the first page that asks, with name and type, once, and nothing of it is stored', async () => {
    const photo = new File(['one'], '客厅.jpg', { type: 'image/jpeg' });
    const { stored, isHeld } = await share(photo, photo, new File(['x'], 'a.txt', { type: 'text/plain' }));
    const [inbox, other] = [createInbox(Date.now, 'me'), createInbox(Date.now, 'another tab')];
    // The other tab gives up after two seconds without an answer.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const looks = [inbox.look(0), other.look(0)];
    await looks[0];
    vi.advanceTimersByTime(2000);
    const found = await Promise.all(looks);
    expect(found.map(files => files.map(({ name, type }) => [name, type]))).toEqual([
      [
        ['客厅.jpg', 'image/jpeg'],
        ['客厅.jpg', 'image/jpeg'],
      ],
      [],
    ]);
    expect(stored).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(isHeld()).toBe(false));
  });

  it('uses nothing but its own text, since the worker is written from it', () => {
    const alone = new Function(`return (${takeShared.toString()})`)();
    expect(typeof alone).toBe('function');
    expect(takeShared.toString()).not.toContain('INBOX');
  });
});
