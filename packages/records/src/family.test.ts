import { describe, expect, it } from 'vitest';
import { formatFamilyLine } from './family';

const yue = { name: '林月', gender: '女', relationship: '本人', birthDate: '1990-05-15' };

describe('the family list', () => {
  it('[R114] a line has name, gender, relationship and birth date, joined by separators', () => {
    expect(formatFamilyLine(yue)).toBe('林月 · 女 · 本人 · 1990-05-15');
  });

  it.each([
    [{ ...yue, gender: '' }, '林月 · 本人 · 1990-05-15'],
    [{ ...yue, relationship: ' ', birthDate: '' }, '林月 · 女'],
    [{ name: ' Zhou Yan ', gender: '', relationship: '', birthDate: '' }, 'Zhou Yan'],
  ])('[R114] an unknown value leaves no gap: %j', (member, line) => {
    expect(formatFamilyLine(member)).toBe(line);
  });
});
