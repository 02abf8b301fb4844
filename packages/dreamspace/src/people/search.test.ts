import { millis, seededRandom } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import type { Bubble } from './bubble';
import { generateBubbles } from './generate';
import { isFound, nameOf } from './search';

const [first] = generateBubbles(seededRandom(1), millis(0));
if (!first) throw new Error('a space has thirteen bubbles');
const MINE: Bubble = { ...first, name: 'xu-zhiyao', location: 'suzhou', keywords: ['tea', 'sea'] };
const STRANGER: Bubble = { ...MINE, name: undefined, connectionStatus: 'available' };

describe('finding people', () => {
  it.each(['', '  ', '芷遥', 'ZHIYAO', '苏州', 'suzhou', '煮茶', 'brewing'])(
    '"%s" finds by name, place or word in either language',
    query => expect(isFound(MINE, query, 'all')).toBe(true),
  );
  it('finds nothing for an unknown word or a name not yet drawn', () => {
    expect(isFound(MINE, 'harbin', 'all')).toBe(false);
    expect(isFound(STRANGER, '芷遥', 'all')).toBe(false);
    expect(nameOf(STRANGER, 'zh')).toBeUndefined();
  });
  it('[R129] filters by the state of the connection', () => {
    expect(isFound(MINE, '', 'mine')).toBe(true);
    expect(isFound(MINE, '', 'available')).toBe(false);
    expect(isFound(STRANGER, '', 'available')).toBe(true);
  });
});
