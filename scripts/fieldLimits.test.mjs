import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sourcesIn = (...rooms) =>
  rooms.flatMap(room =>
    readdirSync(join(room, 'src'), { recursive: true })
      .map(String)
      .filter(path => path.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(path))
      .map(path => ({
        path: join(room, 'src', path),
        source: readFileSync(join(room, 'src', path), 'utf8'),
      })),
  );

/** Types of raw elements without text: files, ranges, switches, days and times. */
const NO_TEXT = /type="(file|range|checkbox|radio|date|time)"|getInputProps|ui-num/;
/** Fields whose text is refused whole, with its length, beside them. */
const REFUSED_WHOLE = /checkDraft|<textarea \{\.\.\.area\}/;

it('[R255] every text field states its limit: TextField must by its type, and no other accepts text without one', () => {
  const files = sourcesIn('apps/web', 'packages/scenes', 'packages/ui');
  expect(files.length).toBeGreaterThan(200);
  const silent = files.flatMap(({ path, source }) => {
    const fields = [...source.matchAll(/<(?:input|textarea)\b(?:[^>]|=>){0,1500}?\/>/g)].map(
      ([field]) => field,
    );
    return fields
      .filter(field => !NO_TEXT.test(field) && !field.includes('maxLength={'))
      .filter(field => !REFUSED_WHOLE.test(field.startsWith('<textarea') ? source : field))
      .map(field => `${path}: ${field.slice(0, 80)}`);
  });
  expect(silent).toEqual([]);
});

it('[R255] no limit of a field is a separate number', () => {
  const found = sourcesIn('apps/web', 'packages/scenes').filter(({ source }) =>
    /(?:\blimit|maxLength)=\{\d+\}/.test(source),
  );
  expect(found).toEqual([]);
});
