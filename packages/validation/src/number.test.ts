import { describe, expect, it } from 'vitest';
import { formatMetres, readMetres, readNumber } from './number';

describe('[R256] a typed number', () => {
  it.each([
    ['180', 180],
    [' 7.25 ', 7.25],
    ['7,25', 7.25],
    ['.5', 0.5],
    ['-3', -3],
    ['−3', -3],
    ['１９９８', 1998],
    ['274°', 274],
    [' 97.5 ° ', 97.5],
    ['99999', 99999],
  ])('%j is %d', (text, value) => expect(readNumber(text)).toBe(value));

  it.each([
    '',
    ' ',
    '1e3',
    '0x7D0',
    '0b1',
    'Infinity',
    'NaN',
    '1_000',
    '1.2.3',
    '--1',
    '12 m',
    '٣',
    '9'.repeat(16),
    '1'.repeat(1_000_000),
  ])('%.20j is not a number', text => expect(readNumber(text)).toBeNaN());
});

describe('[R370] a typed length', () => {
  it.each([
    ['3.60', 3600],
    ['3,605', 3605],
    ['0', undefined],
    ['-2', undefined],
    ['1e1', undefined],
    [' 3,6 ', 3600],
    ['0.0004', 0],
    ['1e999', undefined],
    ['wide', undefined],
    ['1500 mm', 1500],
    ['150cm', 150 * 10],
    ['1.5 M', 1500],
    ['１５００毫米', 1500],
    ['150 公分', 1500],
    ['1.5米', 1500],
    ['-5 mm', undefined],
    ['mm', undefined],
    ['1 mm mm', undefined],
  ])('%j is %j mm', (text, mm) => expect(readMetres(text)).toBe(mm));

  it('is written with two decimals', () => {
    expect([3600, 3605, 12].map(formatMetres)).toEqual(['3.60', '3.61', '0.01']);
  });
});
