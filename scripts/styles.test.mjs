import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// A bundler skips an entry that only re-exports, and with it any style sheet imported there: the built app once lacked
// the styles of the photo sheet and of the year. The component that needs a style sheet imports it.
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

// The bundler's order decides between two style sheets of equal specificity: the built app gave the photo's and the
// resident's sheet the usual width, and the development server gave them their own.
it('the usual widths of a dialog yield to the dialog’s own width', () => {
  const sheet = readFileSync('packages/ui/src/overlay/Dialog.css', 'utf8');
  const rules = [...sheet.matchAll(/([^{}]+)\{\s*--dialog-width:/g)].map(([, selector]) =>
    selector.replace(/\/\*.*?\*\//gs, '').trim(),
  );
  expect(rules).toHaveLength(3);
  expect(rules.filter(selector => !selector.startsWith(':where('))).toEqual([]);
});
