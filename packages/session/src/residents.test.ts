import { millis } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lin } from './fixtures.cases';
import {
  addResident,
  findSelf,
  formatResidents,
  GENDERS,
  MOST_RESIDENTS,
  nextResidentId,
  parseResidents,
  type Resident,
  removeResident,
  toPlainDate,
  updateResident,
} from './residents';

const now = millis(1_750_000_000_000);

describe('the household', () => {
  it('[R53] a resident has exactly these fields, the id a timestamp as text', () => {
    const [resident] = addResident([], now);
    expect(Object.keys(resident ?? {}).sort()).toEqual(
      ['birthDate', 'birthTime', 'birthplace', 'chineseDate', 'gender', 'id', 'name', 'relationship'].sort(),
    );
    expect(resident?.id).toBe('1750000000000');
  });

  it('[R53] residents added in the same millisecond get different ids', () => {
    const three = addResident(addResident(addResident([], now), now), now);
    expect(three.map(({ id }) => id)).toEqual(['1750000000000', '1750000000001', '1750000000002']);
    expect(nextResidentId([{ id: 'x' }], now)).toBe('1750000000000');
    expect(nextResidentId([{ id: '1800000000000' }], now)).toBe('1800000000001');
  });

  it('[R54] genders are male, female, other and not specified', () => {
    expect(GENDERS).toEqual(['male', 'female', 'other', 'unspecified']);
    expect(parseResidents([{ ...lin, gender: 'dragon' }]).residents[0]?.gender).toBe('unspecified');
  });

  it('[R55] residents can be added, changed and removed', () => {
    const two = addResident([lin], now);
    const id = two[1]?.id ?? '';
    expect(updateResident(two, id, { name: '周砚' })[1]?.name).toBe('周砚');
    expect(removeResident(two, lin.id).map(resident => resident.id)).toEqual([id]);
    expect(removeResident(two, 'nobody')).toEqual(two);
  });

  it('identifies the person themselves: marked as self, or else the first', () => {
    const child: Resident = { ...lin, id: '2', relationship: 'child' };
    expect(findSelf([child, lin])).toBe(lin);
    expect(findSelf([child, { ...lin, relationship: '本人' }])?.id).toBe(lin.id);
    expect(findSelf([child])).toBe(child);
    expect(findSelf([])).toBeUndefined();
  });

  it('keeps a birth date as a plain day, in every zone', () => {
    expect(toPlainDate('1990-05-01')).toBe('1990-05-01');
    expect(toPlainDate('1990-05-01T00:00:00.000Z')).toBe('1990-05-01');
    expect(toPlainDate('1990年5月1日')).toBe('1990-05-01');
    expect(toPlainDate('in spring')).toBe('in spring');
  });
});

describe('the stored list', () => {
  it('[R4, R53] is a JSON text and reads back the same', () => {
    expect(parseResidents(formatResidents([lin]))).toEqual({ residents: [lin], setAside: undefined });
    expect(parseResidents([lin])).toEqual({ residents: [lin], setAside: undefined });
  });

  it.each(['{', 'null', '42', '{}', '"[]"', '[1]', '[[]]', '[null]'])(
    '[R4] %s is set aside unchanged',
    raw => {
      expect(parseResidents(raw)).toEqual({ residents: [], setAside: raw });
    },
  );

  it('[R4] one unreadable resident does not remove the others', () => {
    const raw = JSON.stringify([lin, 'x']);
    expect(parseResidents(raw)).toEqual({ residents: [lin], setAside: raw });
  });

  it('gives every resident its own id', () => {
    const { residents } = parseResidents([{ id: '1' }, { id: '1' }, {}, { id: 7 }]);
    expect(residents.map(({ id }) => id)).toEqual(['1', '2', '3', '7']);
  });

  it('[R621] is read in one pass if longer than any household, and the rest is set aside', () => {
    let reads = 0;
    const list = Array.from({ length: 4000 }, (_, i) => ({
      name: 'x',
      get id() {
        reads += 1;
        return i < 100 ? `${101 + i}` : '';
      },
    }));
    const { residents, setAside } = parseResidents(list);
    expect(residents).toHaveLength(MOST_RESIDENTS);
    expect(new Set(residents.map(({ id }) => id)).size).toBe(MOST_RESIDENTS);
    expect(setAside).toContain('"name":"x"');
    // Each is read once, and once more when the rest is serialised.
    expect(reads).toBeLessThanOrEqual(4000 + 2 * MOST_RESIDENTS);
  });

  it('[R4] never makes reading throw', () => {
    fc.assert(fc.property(fc.anything(), value => void parseResidents(value)));
    fc.assert(fc.property(fc.json(), text => void parseResidents(text)));
  });
});
