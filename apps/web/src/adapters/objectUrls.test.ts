import { describe, expect, it, vi } from 'vitest';
import { createObjectUrls } from './objectUrls';

const fakeUrl = () => {
  let made = 0;
  return { createObjectURL: vi.fn(() => `blob:${made++}`), revokeObjectURL: vi.fn() };
};

describe('object URLs', () => {
  it('gives a blob one URL and revokes it when the last holder releases it', () => {
    const url = fakeUrl();
    const urls = createObjectUrls(url);
    const blob = new Blob(['a']);
    expect(urls.acquire(blob)).toBe(urls.acquire(blob));
    urls.release(blob);
    expect(url.revokeObjectURL).not.toHaveBeenCalled();
    urls.release(blob);
    expect(url.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:0');
    expect(urls.live).toBe(0);
  });

  it('ignores the release of an unknown URL', () => {
    const url = fakeUrl();
    createObjectUrls(url).release(new Blob(['b']));
    expect(url.revokeObjectURL).not.toHaveBeenCalled();
  });
});
