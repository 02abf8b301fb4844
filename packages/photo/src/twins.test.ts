import { describe, expect, it } from 'vitest';
import { findTwins } from './twins';

const A = 'f0f0f0f0f0f0f0f0';
/** Bits changed from `A`: a number of the last ones. */
const near = (bits: number) => `${A.slice(0, 12)}${(0xf0f0 ^ (2 ** bits - 1)).toString(16).padStart(4, '0')}`;

describe('photos that look alike', () => {
  it.each([
    ['equal bytes', { hash: 'h', likeness: A }, { hash: 'h', likeness: near(14) }, 'equal-bytes'],
    ['equal bytes, not decoded', { hash: 'h' }, { hash: 'h' }, 'equal-bytes'],
    ['the same picture recompressed', { hash: 'a', likeness: A }, { hash: 'b', likeness: near(10) }, 'same'],
    [
      'a picture that may be the same',
      { hash: 'a', likeness: A },
      { hash: 'b', likeness: near(11) },
      'perhaps',
    ],
    ['another picture', { hash: 'a', likeness: A }, { hash: 'b', likeness: near(16) }, undefined],
    [
      'two bare walls',
      { hash: 'a', likeness: '0'.repeat(16) },
      { hash: 'b', likeness: '0'.repeat(16) },
      undefined,
    ],
    ['neither has a reading', {}, {}, undefined],
    ['two rooms of equal shape', { likeness: A, room: 'study' }, { likeness: A, room: 'tea' }, undefined],
    ['one of them has no room yet', { likeness: A, room: 'study' }, { likeness: A }, 'same'],
    ['equal bytes in two rooms', { hash: 'h', room: 'study' }, { hash: 'h', room: 'tea' }, 'equal-bytes'],
  ])('[R230] %s', (_, one, two, how) => {
    const twins = findTwins([
      { id: '1', ...one },
      { id: '2', ...two },
    ]);
    expect([...twins]).toEqual(how ? [['2', { of: '1', how }]] : []);
  });

  it('[R230] the closest match is named, and the earlier of two equals', () => {
    const twins = findTwins([
      { id: '1', likeness: near(11) },
      { id: '2', likeness: A },
      { id: '3', likeness: near(1) },
      { id: '4', likeness: A },
    ]);
    expect(twins.get('4')).toEqual({ of: '2', how: 'same' });
  });
});
