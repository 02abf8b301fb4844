import { describe, expect, it } from 'vitest';
import { magneticBearing } from './bearing';
import { readFacing } from './facing';

describe('facing', () => {
  it('a house facing south sits in the north', () => {
    const { facing, sitting, offset, border } = readFacing(magneticBearing(180));
    expect([facing.zh, sitting.zh, offset, border]).toEqual(['午', '子', 0, 'clear']);
  });

  // 下卦 in the middle nine degrees; palaces meet at 22.5 and every 45 degrees from there.
  it.each([
    { bearing: 184.5, border: 'clear', leansTo: undefined },
    { bearing: 184.6, border: 'leaning', leansTo: '丁' },
    { bearing: 175.5, border: 'clear', leansTo: undefined },
    { bearing: 175.4, border: 'leaning', leansTo: '丙' },
    { bearing: 185.9, border: 'leaning', leansTo: '丁' },
    { bearing: 186, border: 'minor-void', leansTo: '丁' },
    { bearing: 187.5, border: 'minor-void', leansTo: '午' },
    { bearing: 201, border: 'great-void', leansTo: '未' },
    { bearing: 202.5, border: 'great-void', leansTo: '丁' },
    { bearing: 204.1, border: 'leaning', leansTo: '丁' },
    { bearing: 337.4, border: 'great-void', leansTo: '壬' },
    { bearing: 352.5, border: 'minor-void', leansTo: '壬' },
  ])('$bearing degrees is $border', ({ bearing, border, leansTo }) => {
    const reading = readFacing(magneticBearing(bearing));
    expect(reading.border).toBe(border);
    expect(reading.leansTo?.zh).toBe(leansTo);
  });

  it('a borderline facing stays in its own mountain', () => {
    expect(readFacing(magneticBearing(187.4)).facing.zh).toBe('午');
    expect(readFacing(magneticBearing(187.5)).facing.zh).toBe('丁');
    expect(readFacing(magneticBearing(358)).offset).toBeCloseTo(-2, 9);
    expect(readFacing(magneticBearing(2)).offset).toBeCloseTo(2, 9);
  });
});
