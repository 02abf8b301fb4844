import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Area, freeSpot } from './freeSpot';

const VIEW = { width: 1280, height: 720 };
const TOAST = { width: 420, height: 60 };
const bar = (left: number, width: number): Area => ({ left, top: 0, width, height: 76 });

const touch = (a: Area, b: Area) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

describe('[R250] the place of a toast', () => {
  it('is the top right corner of an empty page', () => {
    expect(freeSpot(TOAST, VIEW, [])).toEqual({ left: 848, top: 12, ...TOAST });
  });
  it('is the middle when controls are at the right, and below the bar when the bar is full', () => {
    expect(freeSpot(TOAST, VIEW, [bar(1000, 260)])).toMatchObject({ left: 430, top: 12 });
    expect(freeSpot(TOAST, VIEW, [bar(0, 1280)]).top).toBeGreaterThanOrEqual(80);
  });
  it('stays in place while that is free, and moves when something appears there', () => {
    const before = { left: 12, top: 300, ...TOAST };
    expect(freeSpot(TOAST, VIEW, [], before)).toEqual(before);
    const button = { left: 100, top: 320, width: 80, height: 44 };
    expect(touch(freeSpot(TOAST, VIEW, [button], before), button)).toBe(false);
  });
  it('covers nothing if a strip of the window is free', () => {
    const control = fc.record({
      left: fc.integer({ min: 0, max: 1200 }),
      top: fc.integer({ min: 100, max: 640 }),
      width: fc.integer({ min: 10, max: 400 }),
      height: fc.integer({ min: 10, max: 80 }),
    });
    fc.assert(
      fc.property(fc.array(control, { maxLength: 40 }), controls => {
        const spot = freeSpot(TOAST, VIEW, controls);
        expect(controls.some(each => touch(spot, each))).toBe(false);
      }),
    );
  });
  it('covers the least where everything is full', () => {
    const full = { left: 0, top: 0, width: 1280, height: 640 };
    expect(freeSpot(TOAST, VIEW, [full]).top).toBeGreaterThan(600);
  });
});
