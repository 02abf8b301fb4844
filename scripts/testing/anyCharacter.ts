import fc from 'fast-check';

/**
 * One character of Unicode, for `fc.string({ unit: ANY_CHARACTER })`: the same as fast-check's unit 'binary', whose table
 * of all 1.1 million takes two seconds to build.
 */
export const ANY_CHARACTER: fc.Arbitrary<string> = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map(code => String.fromCodePoint(code));
