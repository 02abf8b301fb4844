import { millis } from '@app/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HomeRecord } from './record';
import { hasTag, listTags, tagsOf } from './tags';

const note = (content: string): HomeRecord => ({ id: content, type: 'text', content, timestamp: millis(0) });

describe('tags', () => {
  it.each([
    ['The lamp #window', ['window']],
    ['#客厅 换了窗帘', ['客厅']],
    ['换了窗帘，#客厅。#窗-帘！', ['客厅', '窗-帘']],
    ['#客厅#', ['客厅']],
    ['#Window and #window and #WINDOW', ['Window']],
    ['(#living-room)', ['living-room']],
    ['#2026 #3f #a', ['3f', 'a']],
    ['in C#minor, a&#39;b, https://example.org/#part, ##twice, _#low', []],
    ['# window, #, #-dash', []],
    [`#${'a'.repeat(30)} #${'b'.repeat(31)}`, ['a'.repeat(30)]],
    ['#été #Überall #日本', ['été', 'Überall', '日本']],
  ])('[R242] %j has %j', (text, tags) => {
    expect(tagsOf(text)).toEqual(tags);
  });

  it('[R242] each tag is in the text after its sign, and listed once', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('#', 'a', 'B', '客', ' ', '-', '1', '/', '，') }),
        text => {
          const tags = tagsOf(text);
          expect(tags.every(tag => text.includes(`#${tag}`))).toBe(true);
          expect(new Set(tags.map(tag => tag.toLowerCase())).size).toBe(tags.length);
        },
      ),
    );
  });

  it('[R242] all are listed with their counts, captions too, and find their records', () => {
    const picture: HomeRecord = { ...note('blob:1'), type: 'image', content: 'blob:1', textContent: '#Lamp' };
    const records = [note('#window'), note('#lamp #window'), picture, note('#Window'), note('none')];
    expect(listTags(records)).toEqual([
      { tag: 'window', count: 3 },
      { tag: 'lamp', count: 2 },
    ]);
    expect(records.filter(record => hasTag(record, 'LAMP'))).toEqual([records[1], picture]);
    expect(listTags([note('blob:#none')])).toEqual([{ tag: 'none', count: 1 }]);
  });
});
