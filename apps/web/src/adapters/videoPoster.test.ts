import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { videoPoster } from './videoPoster';

interface Film {
  readonly width: number;
  /** Seconds; films from a recorder do not know theirs. */
  readonly duration: number;
  /** Called once an address is set. */
  readonly outcome: 'plays' | 'breaks' | 'never answers';
}

/** A video element with a decoder driven by the test; the test environment has none of its own. */
function fakeVideo({ width, duration, outcome }: Film) {
  const video = document.createElement('video');
  const sought: number[] = [];
  Object.defineProperties(video, {
    videoWidth: { value: width },
    videoHeight: { value: width / 2 },
    duration: { value: duration },
    src: {
      set: () => {
        if (outcome === 'plays') queueMicrotask(() => video.dispatchEvent(new Event('loadeddata')));
        if (outcome === 'breaks') queueMicrotask(() => video.dispatchEvent(new Event('error')));
      },
    },
    currentTime: {
      set: (to: number) => {
        sought.push(to);
        queueMicrotask(() => video.dispatchEvent(new Event('seeked')));
      },
    },
  });
  const letGo = vi.spyOn(video, 'load').mockImplementation(() => undefined);
  return { video, sought, letGo };
}

function stage(film: Film) {
  const fake = fakeVideo(film);
  const canvas = { width: 0, height: 0, getContext: () => ({ drawImage: vi.fn() }) };
  const frame = new Blob(['frame'], { type: 'image/jpeg' });
  const drawn = { ...canvas, toBlob: (done: (blob: Blob) => void) => done(frame) };
  vi.spyOn(document, 'createElement').mockImplementation(
    // the two elements it creates
    name => (name === 'video' ? fake.video : drawn) as HTMLElement,
  );
  return { ...fake, canvas: drawn, frame };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a film's poster", () => {
  it.each([
    { what: 'a film of a minute', duration: 60, at: 0.1 },
    { what: 'a film shorter than that moment', duration: 0.1, at: 0.05 },
    { what: "a recorder's film of unknown length", duration: Number.POSITIVE_INFINITY, at: 0.1 },
    { what: 'a film without a length', duration: Number.NaN, at: 0 },
  ])('[R115] is an early frame: $what', async ({ duration, at }) => {
    const { sought, frame, letGo } = stage({ width: 320, duration, outcome: 'plays' });
    expect(await videoPoster('blob:film')).toBe(frame);
    expect(sought).toEqual([at]);
    expect(letGo).toHaveBeenCalledOnce();
  });

  it('[R115] is at most 640 pixels wide', async () => {
    const { canvas } = stage({ width: 3840, duration: 60, outcome: 'plays' });
    await videoPoster('blob:film');
    expect([canvas.width, canvas.height]).toEqual([640, 320]);
  });

  it('[R115] never sounds: the player is muted', async () => {
    const { video } = stage({ width: 320, duration: 60, outcome: 'plays' });
    await videoPoster('blob:film');
    expect(video.muted).toBe(true);
  });

  it.each([
    { what: 'it cannot be decoded', film: { width: 320, duration: 60, outcome: 'breaks' } },
    { what: 'it is only sound', film: { width: 0, duration: 60, outcome: 'plays' } },
    { what: 'the decoder never answers', film: { width: 320, duration: 60, outcome: 'never answers' } },
  ] as const)('[R115] is missing when $what, and the decoder is released', async ({ film }) => {
    const { letGo } = stage(film);
    const poster = videoPoster('blob:film');
    await vi.advanceTimersByTimeAsync(8000);
    expect(await poster).toBeUndefined();
    expect(letGo).toHaveBeenCalledOnce();
  });
});
