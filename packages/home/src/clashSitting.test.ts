import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { clashSittingOf } from './clashSitting';
import { facingOf } from './facing';

const of = (facing?: { readonly degrees: number; readonly within?: number }) =>
  clashSittingOf(
    facingOf(
      facing ? { facing: { north: 'magnetic', ...facing } } : {},
      undefined,
      millis(Date.UTC(2026, 5, 21)),
    ),
  );

// 24 mountains of 15° each, 子 at 0°: 午 is 172.5° to 187.5°, 丁 187.5° to 202.5°; across from 午 is 子, from 丁 癸.
describe('[R274] the sitting a day can clash with', () => {
  it('is the branch opposite the facing', () => {
    expect(of({ degrees: 180 })).toEqual({ kind: 'branch', branch: 'zi' });
    expect(of({ degrees: 0, within: 5 })).toEqual({ kind: 'branch', branch: 'wu' });
  });

  it('is open when the measurement reaches a second mountain', () => {
    expect(of({ degrees: 186, within: 3 })).toEqual({ kind: 'open' });
    expect(of({ degrees: 190, within: 3 })).toEqual({ kind: 'open' });
  });

  it('is missing on a stem or a trigram: twelve of the 24', () => {
    expect(of({ degrees: 195 })).toEqual({ kind: 'no-branch' });
    expect(of({ degrees: 315 })).toEqual({ kind: 'no-branch' });
    const kinds = Array.from({ length: 24 }, (_, i) => of({ degrees: i * 15 }).kind);
    expect(kinds.filter(kind => kind === 'branch')).toHaveLength(12);
  });

  it('is unknown until a facing is measured', () => {
    expect(of()).toEqual({ kind: 'unmeasured' });
  });
});
