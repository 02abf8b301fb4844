import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderAssets, holdsApp } from './folderAssets';

const SCRIPT = 'export const word = "墨与星";\n'.repeat(200);
let parent = '';
let folder = '';

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'gateway-'));
  folder = join(parent, 'dist');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mkdir(join(folder, '.vite'));
  await writeFile(join(parent, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'assets', 'index-1a2b3c4d.js'), SCRIPT);
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
});
afterAll(() => rm(parent, { recursive: true }));

describe('a folder of files', () => {
  it('sends each form a browser can read, with the same content', async () => {
    const asset = await folderAssets(folder).find('/assets/index-1a2b3c4d.js');
    const text = async (accepted: ('br' | 'gzip' | 'identity')[]) => {
      const { bytes, encoding } = (await asset?.body(accepted))!;
      const plain =
        encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
      return { encoding, text: new TextDecoder().decode(plain) };
    };
    expect(asset?.type).toBe('text/javascript; charset=utf-8');
    expect(await text(['br', 'gzip', 'identity'])).toEqual({ encoding: 'br', text: SCRIPT });
    expect(await text(['gzip', 'identity'])).toEqual({ encoding: 'gzip', text: SCRIPT });
    expect(await text(['identity'])).toEqual({ encoding: 'identity', text: SCRIPT });
  });

  it('compresses the catalogue of stars, and not what it does not know', async () => {
    await writeFile(join(folder, 'assets', 'core-1a2b3c4d.bin'), new Uint8Array(4096));
    await writeFile(join(folder, 'assets', 'photos-1a2b3c4d.zip'), new Uint8Array(4096));
    const store = folderAssets(folder);
    const encodingOf = async (path: string) =>
      (await (await store.find(path))?.body(['br', 'identity']))?.encoding;
    expect(await encodingOf('/assets/core-1a2b3c4d.bin')).toBe('br');
    expect(await encodingOf('/assets/photos-1a2b3c4d.zip')).toBe('identity');
  });

  it('does not compress what is too small to gain', async () => {
    const asset = await folderAssets(folder).find('/index.html');
    expect((await asset?.body(['br']))?.encoding).toBe('identity');
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..\\secret.txt',
    '/.vite/manifest.json',
    '/assets',
    '/none.js',
  ])('%s is not there', async path => {
    expect(await folderAssets(folder).find(path)).toBeUndefined();
  });

  it('a file written again is read again, and its version changes', async () => {
    const store = folderAssets(folder);
    await writeFile(join(folder, 'note.txt'), 'one');
    const before = await store.find('/note.txt');
    expect(await store.find('/note.txt')).toBe(before);
    await writeFile(join(folder, 'note.txt'), 'three');
    const after = await store.find('/note.txt');
    expect(after?.version).not.toBe(before?.version);
  });

  it('knows a built app by its index.html', async () => {
    expect(await holdsApp(folder)).toBe(true);
    expect(await holdsApp(join(folder, 'assets'))).toBe(false);
  });
});
