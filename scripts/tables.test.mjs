import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');

/** The cells of a row. A bar in code or after a backslash is text. */
const cellsOf = row =>
  row
    .replace(/`[^`]*`|\\\|/g, '')
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;

it.each(files)('every row of a table in %s has the cells of its heading', file => {
  const faults = [];
  let cells = 0;
  let isCode = false;
  for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line.startsWith('```')) isCode = !isCode;
    if (isCode || !line.startsWith('|')) cells = 0;
    else if (cells === 0) cells = cellsOf(line);
    else if (cellsOf(line) !== cells) faults.push(`${at + 1}: ${line}`);
  }
  expect(faults).toEqual([]);
});
