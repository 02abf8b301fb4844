import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { badLinks } from './site.mjs';

it('[R454] pages of the site lead to one another by relative paths only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    mkdirSync(join(folder, 'api'));
    // It is there, but only for a site that lies at the root of its host.
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/x.js'), '');
    const fine = '<a href="api/a.html#x">a</a> <a href="https://example.org/">out</a> <link href="data:,">';
    writeFileSync(
      join(folder, 'index.html'),
      `${fine} <script src="/assets/x.js"></script> <a href="gone.html">`,
    );
    writeFileSync(join(folder, 'api/a.html'), '<a href="../index.html">home</a> <a href="?q=1">here</a>');
    expect(badLinks(folder)).toEqual(['index.html -> /assets/x.js', 'index.html -> gone.html']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
