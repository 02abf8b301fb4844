import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

/** Gzipped bytes of a program that uses only this part of an entry. */
async function weigh(entry: string, name: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${name} } from './${entry}.ts'; globalThis.used = ${name};`,
      resolveDir: new URL('..', import.meta.url).pathname,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    conditions: ['@app/source'],
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

describe('the cost of one function', () => {
  it.each([
    { entry: 'field', name: 'createField', most: 4500 },
    { entry: 'index', name: 'createField', most: 4500 },
    { entry: 'index', name: 'placeBubbles', most: 1000 },
    { entry: 'people', name: 'generateBubbles', most: 3500 },
  ])('[R251] $name of $entry is at most $most bytes', async ({ entry, name, most }) => {
    expect(await weigh(entry, name)).toBeLessThanOrEqual(most);
  });
});
