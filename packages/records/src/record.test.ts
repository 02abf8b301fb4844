import { millis } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type BubbleRecord,
  editText,
  filterRecords,
  type HomeRecord,
  nextRecordId,
  removeRecord,
  restoreRecord,
  sortRecords,
  textOf,
} from './record';

const note = (id: string, at: number, content = `note ${id}`): HomeRecord => ({
  id,
  type: 'text',
  content,
  timestamp: millis(at),
});
const picture: HomeRecord = {
  id: '5',
  type: 'image',
  content: 'blob:5',
  textContent: 'A round window',
  timestamp: millis(5),
};
const film: HomeRecord = { id: '6', type: 'video', content: 'blob:6', timestamp: millis(6) };

describe('records', () => {
  it('[R125] have id, type, content, timestamp, and a caption where there is one', () => {
    expect(Object.keys(picture).sort()).toEqual(['content', 'id', 'textContent', 'timestamp', 'type']);
    expectTypeOf<HomeRecord['type']>().toEqualTypeOf<'text' | 'image' | 'video'>();
    expectTypeOf<keyof BubbleRecord>().toEqualTypeOf<'id' | 'title' | 'content' | 'timestamp'>();
    // @ts-expect-error a text record has its text in `content`, and no caption
    const captioned: HomeRecord = { ...note('1', 1), type: 'text', textContent: 'x' };
    expect(captioned.id).toBe('1');
  });

  it('[R115] show the text of a note, the caption of a picture, and nothing for a film without words', () => {
    expect([textOf(note('1', 1, 'hello')), textOf(picture), textOf(film)]).toEqual([
      'hello',
      'A round window',
      undefined,
    ]);
  });

  it('[R115] come newest first, and within one millisecond the later id first', () => {
    const records = [note('1', 10), note('30', 30), note('31', 30), note('2', 20)];
    expect(sortRecords(records).map(({ id }) => id)).toEqual(['31', '30', '2', '1']);
  });

  it('[R115] keep their order however they were read', () => {
    const records = Array.from({ length: 12 }, (_, n) => note(String(n), Math.floor(n / 3)));
    fc.assert(
      fc.property(fc.shuffledSubarray(records, { minLength: 12 }), shuffled => {
        expect(sortRecords(shuffled)).toEqual(sortRecords(records));
      }),
    );
  });

  it('[R125] get unique ids, even within one millisecond', () => {
    let records: readonly HomeRecord[] = [];
    for (let n = 0; n < 5; n += 1) records = [...records, note(nextRecordId(records, millis(100)), 100)];
    expect(records.map(({ id }) => id)).toEqual(['100', '101', '102', '103', '104']);
  });

  it('[R125] get ids even if an older one is not a number', () => {
    expect(nextRecordId([{ id: 'imported' }], millis(7))).toBe('7');
  });

  it.each(['Infinity', '1e308', '-Infinity', '9007199254740993', 'NaN'])(
    '[R125] get ids of their own even if an import brought one called %s',
    id => {
      const first = nextRecordId([{ id }], millis(7));
      const second = nextRecordId([{ id }, { id: first }], millis(7));
      expect([first, second]).toEqual(['7', '8']);
    },
  );
});

describe('finding', () => {
  const all = [note('1', 1, '把书桌移到了东墙'), picture, film, note('2', 2, 'A LAMP by the entrance')];

  it('[R116] report an empty list and a search without a hit', () => {
    expect(filterRecords([], 'all', '')).toEqual([]);
    expect(filterRecords(all, 'all', 'attic')).toEqual([]);
  });

  it.each([
    ['all', '', 4],
    ['image', '', 1],
    ['video', '', 1],
    ['text', '', 2],
    ['all', ' lamp ', 1],
    ['all', '东墙', 1],
    ['image', 'ROUND', 1],
    ['text', 'round', 0],
  ] as const)('[R115] of kind %s with the words %j: %d', (type, words, count) => {
    expect(filterRecords(all, type, words)).toHaveLength(count);
  });
});

describe('changing', () => {
  it('[R121] a caption is trimmed, and removed when empty', () => {
    expect(editText(picture, '  New words ')).toEqual({ ...picture, textContent: 'New words' });
    expect(Object.keys(editText(picture, '  '))).not.toContain('textContent');
  });

  it('[R122] a text record never becomes empty', () => {
    expect(editText(note('1', 1, 'a'), ' b ')).toEqual(note('1', 1, 'b'));
    expect(editText(note('1', 1, 'a'), '   ')).toEqual(note('1', 1, 'a'));
  });

  it('[R115] a removed record returns to its place', () => {
    const records = sortRecords([note('1', 1), picture, note('9', 9)]);
    const { records: fewer, removed } = removeRecord(records, '5');
    expect(fewer.map(({ id }) => id)).toEqual(['9', '1']);
    expect(removed && restoreRecord(fewer, removed)).toEqual(records);
    expect(removed && restoreRecord(records, removed)).toEqual(records);
  });

  it('[R115] removing an unknown record changes nothing', () => {
    const records = [note('1', 1)];
    expect(removeRecord(records, '2')).toEqual({ records });
  });
});
