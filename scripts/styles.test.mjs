import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// A bundler passes over an entry that only passes things on, and over a sheet imported there: the built app had a photo's
// sheet and the year without their styles. The component that needs a sheet imports it.
it('no entry of a room imports a style sheet', () => {
  const entries = ['ui', 'scenes'].flatMap(room =>
    readdirSync(join('packages', room, 'src'), { recursive: true })
      .map(String)
      .filter(path => /(^|\/)index\.ts$/.test(path.replaceAll('\\', '/')))
      .map(path => join('packages', room, 'src', path)),
  );
  expect(entries.length).toBeGreaterThan(3);
  expect(entries.filter(path => /^import '.*\.css'/m.test(readFileSync(path, 'utf8')))).toEqual([]);
});

// Two sheets whose rules weigh the same are decided by their order, which is the bundler's: the built app gave the photo's
// and the resident's sheet the usual width, and the served one while developing theirs.
it('the usual widths of a dialog yield to the dialog’s own width', () => {
  const sheet = readFileSync('packages/ui/src/overlay/Dialog.css', 'utf8');
  const rules = [...sheet.matchAll(/([^{}]+)\{\s*--dialog-width:/g)].map(([, selector]) =>
    selector.replace(/\/\*.*?\*\//gs, '').trim(),
  );
  expect(rules).toHaveLength(3);
  expect(rules.filter(selector => !selector.startsWith(':where('))).toEqual([]);
});
