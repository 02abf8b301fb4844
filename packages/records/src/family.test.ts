import { describe, expect, it } from 'vitest';
import { FAMILY_SEPARATOR, type FamilyMember, familyParts } from './family';

const yue = { name: '林月', gender: '女', relationship: '本人', birthDate: '1990-05-15' };

const lineOf = (member: FamilyMember) =>
  familyParts(member)
    .map(({ text }) => text)
    .join(FAMILY_SEPARATOR);

describe('the family list', () => {
  it('[R114] a line has name, gender, relationship and birth date, joined by separators', () => {
    expect(lineOf(yue)).toBe('林月 · 女 · 本人 · 1990-05-15');
  });

  it.each([
    [{ ...yue, gender: '' }, '林月 · 本人 · 1990-05-15'],
    [{ ...yue, relationship: ' ', birthDate: '' }, '林月 · 女'],
    [{ name: ' Zhou Yan ', gender: '', relationship: '', birthDate: '' }, 'Zhou Yan'],
  ])('[R114] an unknown value leaves no gap: %j', (member, line) => {
    expect(lineOf(member)).toBe(line);
  });

  it('[R114] each part keeps its own name, whatever it says and whatever is unknown', () => {
    expect(familyParts({ name: '', gender: 'Other', relationship: 'Other', birthDate: '' })).toEqual([
      { part: 'gender', text: 'Other' },
      { part: 'relationship', text: 'Other' },
    ]);
    expect(familyParts({ ...yue, gender: '', relationship: 'aunt · by marriage' })).toEqual([
      { part: 'name', text: '林月' },
      { part: 'relationship', text: 'aunt · by marriage' },
      { part: 'birthDate', text: '1990-05-15' },
    ]);
  });
});
