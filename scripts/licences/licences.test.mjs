import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { folderOf, MATERIAL, packageIn, partsOf, toJson, toText } from './licences.mjs';

const home = mkdtempSync(join(tmpdir(), 'licences-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

function made(name, description, files = {}) {
  const folder = join(home, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...description }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

describe('[R452] licences of a build', () => {
  it.each([
    ['/a/node_modules/.pnpm/x@1/node_modules/x/dist/i.js', '/a/node_modules/.pnpm/x@1/node_modules/x'],
    ['/a/node_modules/@s/y/i.js?v=1', '/a/node_modules/@s/y'],
    ['\0/a/node_modules/x/i.js?commonjs-module', '/a/node_modules/x'],
    ['C:\\a\\node_modules\\x\\i.js', 'C:/a/node_modules/x'],
    ['/a/packages/kernel/src/i.ts', undefined],
  ])('%s belongs to the package in %s', (id, folder) => expect(folderOf(id)).toBe(folder));

  it('are listed with every text the package has: licence, notice, copying', () => {
    const folder = made(
      'two',
      { license: 'Apache-2.0' },
      { LICENSE: 'Apache text', 'NOTICE.txt': 'a notice', 'x.js': '' },
    );
    expect(packageIn(folder)).toEqual({
      name: 'two',
      version: '1.0.0',
      licence: 'Apache-2.0',
      texts: ['Apache text', 'a notice'],
    });
  });

  it('include the standard text where a package forgot its own, with the holder it names', () => {
    const folder = made('bare', {
      license: 'MIT',
      author: 'Ada Lovelace <ada@example.org> (https://example.org)',
    });
    expect(packageIn(folder).texts[0]).toMatch(/^MIT License\n\nCopyright \(c\) Ada Lovelace\n/);
  });

  it('choose the acceptable one of two, and refuse unacceptable ones', () => {
    expect(packageIn(made('either', { license: '(GPL-3.0 OR MIT)' }, { LICENSE: 'x' })).licence).toBe('MIT');
    for (const license of ['GPL-3.0', 'UNLICENSED', undefined]) {
      expect(() => packageIn(made('bad', { license }, { LICENSE: 'x' }))).toThrow('may not be shipped');
    }
  });

  it('stop a build when a text is missing', () => {
    const folder = made('silent', { license: 'BSD-2-Clause' });
    expect(() => packageIn(folder)).toThrow('no licence text');
  });

  it('name a package once, and print a shared text once', () => {
    const one = made('one', { license: 'MIT' }, { LICENSE: 'same' });
    const other = made('other', { license: 'MIT' }, { LICENSE: 'same' });
    const parts = partsOf([`${one}/a.js`, `${one}/b.js`, `${other}/a.js`, '/home/me/src/main.ts']);
    expect(parts.map(part => part.name)).toEqual(['one', 'other']);
    expect(JSON.parse(toJson(parts))).toMatchObject({
      texts: ['same'],
      parts: [{ texts: [0] }, { texts: [0] }],
    });
    expect(toText(parts)).toContain('one 1.0.0 (MIT)');
  });

  it('include the fonts, the sky and the tables of the calendar, which no package of the build contains', () => {
    const parts = Object.values(MATERIAL).flatMap(make => make());
    const text = toText(parts);
    expect(text).toMatch(/Noto Serif SC[\s\S]*SIL OPEN FONT LICENSE/i);
    expect(text).toMatch(/EB Garamond/);
    expect(text).toMatch(/Attribution-ShareAlike 4\.0/);
    expect(text).toMatch(/tyme4ts \(tables[\s\S]*Copyright \(c\) \d+ 6tail/);
  });
});
