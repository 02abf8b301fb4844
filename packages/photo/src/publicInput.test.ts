import { describe, expect, it } from 'vitest';
import { complaintsOfJunk, type JunkCall, thawedIn } from '../../../scripts/testing/junk';
import * as photo from './index';

const BYTES = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 8, 1, 2, 3, 4, 0xff, 0xd9]);
const LIKE = '0'.repeat(64);

const CALLS: readonly JunkCall[] = [
  { name: 'readCapture', call: photo.readCapture, args: [BYTES] },
  { name: 'readImageHeader', call: photo.readImageHeader, args: [BYTES] },
  { name: 'withoutPlace', call: photo.withoutPlace, args: [BYTES] },
  { name: 'horizontalField', call: photo.horizontalField, args: [4000, 3000, 26] },
  { name: 'bearingOfColumn', call: photo.bearingOfColumn, args: [120, 0.5, 60] },
  { name: 'lightBandOf', call: photo.lightBandOf, args: [300] },
  { name: 'parseReading', call: photo.parseReading, args: ['{}'] },
  {
    name: 'findTwins',
    call: photo.findTwins,
    args: [
      [
        { id: 'a', bytes: 'x', likeness: LIKE },
        { id: 'b', bytes: 'y', likeness: LIKE },
      ],
    ],
  },
  {
    name: 'readPixels',
    call: (width: never, height: never) =>
      photo.readPixels(width, height, (_: number, rows: number) => new Uint8ClampedArray(rows * 64 * 4)),
    args: [64, 64],
  },
];

/** Decision 0037: readings are made by `readPixels` and `parseReading`, and the data of a drawn picture by ourselves. */
const OF_RECORDS = ['formatReading', 'mayBeBlurred', 'asTaken'];

describe('[R187] junk for a photo gives nothing, never a throw, a hang or NaN', () => {
  it('every function is called with junk here, or listed with the function that makes its arguments', () => {
    const listed = [...CALLS.map(({ name }) => name), ...OF_RECORDS];
    const functions = Object.entries(photo).filter(([, value]) => typeof value === 'function');
    expect(functions.map(([name]) => name).filter(name => !listed.includes(name))).toEqual([]);
  });

  it.each(CALLS)('$name', call => {
    expect(complaintsOfJunk(call)).toEqual([]);
  });

  it.each(Object.entries(photo).filter(([, value]) => typeof value === 'object'))(
    '%s is frozen',
    (_, table) => {
      expect(thawedIn(table)).toEqual([]);
    },
  );
});
