import { err, ok } from '@app/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { StoredPhoto } from '../storage/storedPhoto';
import type { Photo } from './photo';
import type { PhotoSet } from './photoStore';
import { type PhotoReadingPorts, readPhotos } from './readPhotos';

interface Bytes {
  readonly type: string;
  readonly size: number;
  readonly name: string;
}
const file = (name: string, size = 10): Bytes => ({ name, size, type: 'image/jpeg' });
const photo = (id: string): Photo => ({ ...file(`${id}.jpg`), id, state: 'reading', turns: 0 });
const header = { format: 'jpeg', size: { width: 40, height: 30 } };

/** A desk with photos; `change` replaces the part under test. */
function stage(
  ids: readonly string[],
  change: Partial<PhotoReadingPorts<Bytes, Bytes, string, string>> = {},
) {
  let set: PhotoSet<Bytes> = { photos: ids.map(photo), pictures: new Map<string, StoredPhoto<Bytes>>() };
  const ports: PhotoReadingPorts<Bytes, Bytes, string, string> = {
    workshop: {
      read: async chosen =>
        ok({
          reading: { hash: chosen.name, header },
          capture: 'capture',
          cleaned: file(`clean ${chosen.name}`),
        }),
      scale: async () => ok({ width: 40, height: 30, picture: file('thumb', 3), pixels: 'pixels' }),
    },
    now: () => set,
    show: more => {
      set = { ...set, ...more };
    },
    tells: () => true,
    format: async ({ capture, pixels }) => [capture, pixels].join('+'),
    captureOf: async reading => reading?.split('+')[0] ?? 'nothing',
    empty: ({ name }) => file(name, 0),
    ...change,
  };
  const turns = {
    isHere: vi.fn(() => true),
    keep: vi.fn(async (): Promise<string | undefined> => undefined),
    report: vi.fn(),
    onDone: vi.fn(),
  };
  const run = () =>
    readPhotos(
      ids.map(id => ({ photo: photo(id), file: file(`${id}.jpg`) })),
      ports,
      turns,
    );
  return {
    ports,
    turns,
    run,
    set: () => set,
    drop: (id: string) => {
      set = { ...set, photos: set.photos.filter(other => other.id !== id) };
    },
  };
}

describe('newly chosen photos', () => {
  it('[R220, R231, R233] are read, cleaned, scaled and stored one by one, and counted', async () => {
    const { run, set, turns } = stage(['1', '2']);
    await run();
    expect(set().photos.map(({ state, reading }) => [state, reading])).toEqual([
      ['ready', 'capture+pixels'],
      ['ready', 'capture+pixels'],
    ]);
    expect(set().pictures.get('1')).toMatchObject({
      blob: { name: 'clean 1.jpg' },
      thumb: { name: 'thumb' },
    });
    // Each once it is read, and once it is drawn.
    expect(turns.keep).toHaveBeenCalledTimes(4);
    expect(turns.onDone).toHaveBeenCalledTimes(2);
    expect(turns.report).not.toHaveBeenCalled();
  });

  it('[R220, R1094] are all stored, cleaned, before the first of them is drawn', async () => {
    const kept: string[][] = [];
    const { run, turns, set } = stage(['1', '2', '3'], {
      workshop: {
        read: async ({ name }) => ok({ reading: { hash: name, header }, cleaned: file(`clean ${name}`) }),
        scale: () => new Promise(() => undefined),
      },
    });
    turns.keep.mockImplementation(async () => {
      const read = set().photos.filter(({ hash }) => hash !== undefined);
      kept.push(read.map(({ id }) => set().pictures.get(id)?.blob.name ?? ''));
      return undefined;
    });
    void run();
    await vi.waitFor(() => expect(kept).toHaveLength(3));
    expect(kept.at(-1)).toEqual(['clean 1.jpg', 'clean 2.jpg', 'clean 3.jpg']);
    expect(kept.flat().filter(name => !name.startsWith('clean'))).toEqual([]);
  });

  it('[R201] are dropped once another account is here: before the next photo, and before storing', async () => {
    const before = stage(['1']);
    before.turns.isHere.mockReturnValue(false);
    await before.run();
    expect(before.set().photos[0]?.state).toBe('reading');
    const between = stage(['1', '2']);
    between.turns.isHere.mockReturnValueOnce(true).mockReturnValue(false);
    await between.run();
    expect(between.turns.keep).not.toHaveBeenCalled();
    expect(between.turns.onDone).not.toHaveBeenCalled();
    expect(between.set().photos[1]?.state).toBe('reading');
  });

  it('[A39] are not restored if removed while they waited or were being read', async () => {
    const waiting = stage(['1']);
    const read = vi.spyOn(waiting.ports.workshop, 'read');
    waiting.drop('1');
    await waiting.run();
    expect(read).not.toHaveBeenCalled();
    expect(waiting.set().pictures.size).toBe(0);
    const during = stage(['1'], {
      workshop: {
        read: async () => {
          during.drop('1');
          return ok({ reading: { hash: '1', header }, cleaned: file('clean') });
        },
        scale: vi.fn(async () => err('unreadable')),
      },
    });
    await during.run();
    expect(during.set().photos).toEqual([]);
    expect(during.ports.workshop.scale).not.toHaveBeenCalled();
  });

  it('[R247] stay without a verdict when the workshop could not be fetched', async () => {
    const { run, set, turns } = stage(['1', '2'], {
      workshop: { read: async () => err('missing'), scale: async () => err('missing') },
    });
    expect(await run()).toBe('missing');
    expect(set().photos.map(({ state }) => state)).toEqual(['reading', 'reading']);
    expect(turns.keep).not.toHaveBeenCalled();
  });

  it('[R247, R1094] end once where the code that draws is missing, whatever becomes of the others', async () => {
    const { ports, run } = stage(['1', '2', '3']);
    const { read } = ports.workshop;
    const later = vi.spyOn(ports.workshop, 'read').mockRejectedValue(new Error('gone'));
    later.mockImplementationOnce(read);
    vi.spyOn(ports.workshop, 'scale').mockResolvedValue(err('missing'));
    expect(await run()).toBe('missing');
    // Left alone, the rejection would fail this run of the tests.
    await expect(later.mock.results[1]?.value).rejects.toThrow('gone');
  });

  it('[A39] are marked, and stored empty, if their file was withdrawn', async () => {
    const { run, set } = stage(['1'], {
      workshop: { read: async () => err('unreadable'), scale: async () => err('unreadable') },
    });
    await run();
    expect(set().pictures.get('1')?.blob.size).toBe(0);
    expect(set().photos[0]?.state).toBe('unreadable');
  });

  it.each([
    ['jpeg', 'unreadable', 0],
    // Most browsers have no decoder for it: that says nothing about the file.
    ['heic', 'no-preview', 3],
  ])('[R628] if a %s cannot be decoded, are %s and keep %d bytes', async (format, state, size) => {
    const { run, set } = stage(['1'], {
      workshop: {
        read: async () => ok({ reading: { hash: '1', header: { format } }, cleaned: file('clean', 3) }),
        scale: async () => err('unreadable'),
      },
    });
    await run();
    expect([set().photos[0]?.state, set().pictures.get('1')?.blob.size]).toEqual([state, size]);
  });

  it('[A39] are removed with their picture if too large, and that is reported', async () => {
    const { run, set, turns } = stage(['1'], {
      workshop: {
        read: async () =>
          ok({
            reading: { hash: '1', header: { format: 'jpeg', size: { width: 20_000, height: 20_000 } } },
            cleaned: file('clean'),
          }),
        scale: async () => err('unreadable'),
      },
    });
    await run();
    expect([set().photos, set().pictures.size]).toEqual([[], 0]);
    expect(turns.report).toHaveBeenCalledWith(expect.objectContaining({ code: 'photos/too-many-pixels' }));
  });

  it('[R232] have no reading if reading was switched off meanwhile', async () => {
    let on = true;
    const { run, set } = stage(['1'], {
      tells: () => on,
      format: async () => {
        on = false;
        return 'read';
      },
    });
    await run();
    expect(set().photos[0]).not.toHaveProperty('reading');
  });

  it('[R233] report why they could not be stored, and the next ones are still read', async () => {
    const { run, turns } = stage(['1', '2']);
    // What it is refused when it has been read is said when it has been drawn.
    turns.keep.mockResolvedValueOnce('full').mockResolvedValueOnce('full').mockResolvedValueOnce('full');
    await run();
    expect(turns.report.mock.calls).toEqual([['full']]);
    expect(turns.onDone).toHaveBeenCalledTimes(2);
  });
});
