import { describe, expect, it } from 'vitest';
import { readCapture } from './capture';
import { readPixels } from './pixels/readPixels';
import { drawRoom, RED, rowsOf } from './pixels/room.cases';
import { phoneJpeg } from './place/phone.cases';
import { formatReading, type PhotoReading, parseReading } from './reading';

const room = drawRoom({ window: 0.3, patches: [{ x: 0.4, y: 0.75, w: 0.2, h: 0.2, colour: RED }] });
const pixels = readPixels(room.width, room.height, rowsOf(room));
const READING: PhotoReading = { capture: readCapture(phoneJpeg('MM')), ...(pixels ? { pixels } : {}) };

describe('a stored reading', () => {
  it('[R222] is read back unchanged, in the brightest readable light', () => {
    // π / 4 · 2^24 lx, in two figures.
    const light = { lux: 13_000_000, errorStops: 1, fNumber: 16, exposureTime: 1 / 8000, iso: 12 };
    expect(parseReading(formatReading({ capture: { light } }))).toEqual({ capture: { light } });
  });

  it('[R222] is read back unchanged', () => {
    expect(pixels?.accents.length).toBeGreaterThan(0);
    expect(parseReading(formatReading(READING))).toEqual(READING);
    expect(formatReading(READING).length).toBeLessThan(1000);
  });

  it.each([
    undefined,
    '',
    'null',
    '[]',
    '"capture"',
    '{"capture":3}',
    '{',
    `{"capture":{},"x":"${'x'.repeat(6000)}"}`,
  ])('[R222] %j is not a reading', text => {
    expect(parseReading(text)).toBeUndefined();
  });

  it.each([
    ['capture', 'direction', { degrees: 400, north: 'true', uncertainty: 15 }],
    ['capture', 'direction', { degrees: 4, north: 'south', uncertainty: 15 }],
    ['capture', 'light', { lux: -1 }],
    ['capture', 'takenAt', { year: 2026, month: 2, day: 30, hour: 1, minute: 1, second: 1 }],
    ['capture', 'pitch', '3'],
    ['pixels', 'lean', 90],
    ['pixels', 'window', 2],
  ] as const)('[R222] loses only the invalid part: %s.%s', (part, field, nonsense) => {
    const before = { capture: READING.capture, pixels };
    const text = JSON.stringify({ ...before, [part]: { ...before[part], [field]: nonsense } });
    const { [field]: _, ...rest } = before[part] as Record<string, unknown>; // any of its fields
    expect(parseReading(text)?.[part]).toEqual(rest);
  });

  it.each([{ likeness: 'short' }, { sharpness: 'very' }, { accents: 'red' }, { busyness: 101 }])(
    '[R223] has no pixels at all with %j',
    change => {
      expect(parseReading(JSON.stringify({ ...READING, pixels: { ...pixels, ...change } }))).toEqual({
        capture: READING.capture,
      });
    },
  );
});
