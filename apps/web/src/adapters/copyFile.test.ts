import { describe, expect, it } from 'vitest';
import { copyFile } from './copyFile';

const MB = 1024 * 1024;
const fileOf = (bytes: number, name = 'walk.webm') =>
  new File([new Uint8Array(bytes).map((_, index) => index % 251)], name, {
    type: 'video/webm',
    lastModified: 1_782_018_444_000,
  });
/** Comparing five million bytes one by one takes seconds. */
const digest = async (file: File) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));

describe('a copy of a chosen file', () => {
  it('[A17] has the same bytes, name, type and date', async () => {
    const file = fileOf(5 * MB + 3);
    const copy = await copyFile(file, () => undefined);
    if (!copy.ok) throw new Error(copy.error);
    const { name, type, lastModified } = copy.value;
    expect({ name, type, lastModified }).toEqual({
      name: 'walk.webm',
      type: 'video/webm',
      lastModified: 1_782_018_444_000,
    });
    expect(await digest(copy.value)).toEqual(await digest(file));
  });

  it.each([
    { bytes: 4 * MB, shares: [1] },
    { bytes: 4 * MB + 1, shares: [4 / (4 + 1 / MB), 1] },
    { bytes: 10 * MB, shares: [0.4, 0.8, 1] },
  ])('reports its progress, piece by piece, and ends at 1 ($bytes bytes)', async ({ bytes, shares }) => {
    const heard: number[] = [];
    await copyFile(fileOf(bytes), share => heard.push(share));
    expect(heard).toEqual(shares);
  });

  it('[A17] an empty file has an empty copy', async () => {
    const copy = await copyFile(fileOf(0), () => undefined);
    expect(copy.ok && copy.value.size).toBe(0);
  });

  it('[A17] a file that became unreadable half way is reported', async () => {
    const file = fileOf(9 * MB);
    const slice = file.slice.bind(file);
    file.slice = (from = 0, to) =>
      from === 0
        ? slice(from, to)
        : Object.assign(slice(from, to), {
            arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
          });
    expect(await copyFile(file, () => undefined)).toEqual({ ok: false, error: 'unreadable' });
  });
});
