import { describe, expect, it } from 'vitest';
import { createField } from '../field/field';
import { createEmphasis, DIMMED } from './emphasis';

function three() {
  const field = createField({ capacity: 3 });
  for (const x of [-200, 0, 200]) {
    field.spawn({ position: { x, y: 0, z: -50 }, velocity: { x: 0, y: 0, z: 0 } });
  }
  field.project({ x: 0, y: 0, zoomX: 1, zoomY: 1, size: 1, upright: false });
  return field;
}

describe('light under a pointer', () => {
  it('[R131] the bubble under it stays at full brightness, and all others are dimmed', () => {
    const still = [...createEmphasis().opacities(three(), 1, 0, false)];
    expect(still).toEqual([expect.closeTo(DIMMED, 6), 1, expect.closeTo(DIMMED, 6)]);
    expect(DIMMED).toBeLessThan(0.6);
    expect([...createEmphasis().opacities(three(), -1, 0, false)]).toEqual([1, 1, 1]);
  });
  it('[R131] the others fade within a third of a second, and return when it leaves', () => {
    const emphasis = createEmphasis();
    const field = three();
    const after = (lifted: number, ms: number) => {
      let last: Float32Array = new Float32Array();
      for (let passed = 0; passed < ms; passed += 16) last = emphasis.opacities(field, lifted, 16, true);
      return last[0] ?? 0;
    };
    expect(after(1, 16)).toBeGreaterThan(0.85);
    expect(after(1, 320)).toBeLessThan(0.45);
    expect(after(-1, 320)).toBeGreaterThan(0.95);
  });
  it('[R131] bubbles outside a search result are dimmed too', () => {
    const field = three();
    field.columns.shown[2] = 0;
    expect(createEmphasis().opacities(field, -1, 0, false)[2]).toBeCloseTo(DIMMED, 6);
  });
});
