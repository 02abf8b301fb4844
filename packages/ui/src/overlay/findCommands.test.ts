import { describe, expect, it } from 'vitest';
import { findCommands } from './findCommands';

const ALMANAC = { label: 'Today’s almanac', hint: '今日黄历', keywords: ['jīnrì huánglì', 'calendar'] };
const RECORDS = { label: 'My records', hint: '个人记录', keywords: ['geren jilu', 'diary'] };
const OUT = { label: 'Sign out', hint: '退出登录', keywords: ['tuichu denglu'] };
const ALL = [ALMANAC, RECORDS, OUT];

describe('finding a command', () => {
  it.each([
    { query: '', finds: ALL },
    { query: '  ', finds: ALL },
    { query: 'ALMA', finds: [ALMANAC] },
    { query: 'todays', finds: [ALMANAC] },
    { query: '黄历', finds: [ALMANAC] },
    { query: 'huangli', finds: [ALMANAC] },
    { query: 'jinrihuangli', finds: [ALMANAC] },
    { query: 'diary', finds: [RECORDS] },
    { query: 'sign  out', finds: [OUT] },
    { query: 'out records', finds: [] },
    { query: 'xyz', finds: [] },
  ])('"$query" finds $finds.length', ({ query, finds }) => {
    expect(findCommands(ALL, query)).toEqual(finds);
  });

  it('ranks a label beginning with the query before a word that does, and that before the rest', () => {
    const inside = { label: 'A bonsai tree' };
    const word = { label: 'Switch on' };
    const label = { label: 'On the page' };
    expect(findCommands([inside, word, label], 'on')).toEqual([label, word, inside]);
  });
});
