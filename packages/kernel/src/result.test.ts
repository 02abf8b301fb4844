import { describe, expect, it } from 'vitest';
import { err, isErr, isOk, ok, type Result, unwrap } from './result';
import { degrees, type Millis, millis } from './units';

describe('results', () => {
  it('tell values from errors', () => {
    const results: Result<number, { readonly code: 'demo/odd' }>[] = [ok(1), err({ code: 'demo/odd' })];
    expect(results.filter(isOk).map(r => r.value)).toEqual([1]);
    expect(results.filter(isErr).map(r => r.error.code)).toEqual(['demo/odd']);
  });
});

describe('a result that cannot fail', () => {
  it('is unwrapped; if it fails anyway, its code is in the message', () => {
    expect(unwrap(ok(1))).toBe(1);
    expect(() => unwrap(err({ code: 'demo/odd' }))).toThrow('demo/odd');
  });
});

describe('units', () => {
  it('refuse what is not finite', () => {
    expect(millis(5)).toBe(5);
    expect(() => millis(Number.NaN)).toThrow('millis');
    expect(() => degrees(Number.POSITIVE_INFINITY)).toThrow('degrees');
  });

  it('cannot be mixed up', () => {
    // @ts-expect-error an angle is not an instant
    const wrong: Millis = degrees(1);
    expect(wrong).toBe(1);
  });
});
