import { afterEach, describe, expect, it, vi } from 'vitest';
import { canFilm } from './filmKinds';
import { orbitAtFrame } from './takeFilm';

const ORBIT = { bearing: 350, elevation: 36, zoom: 1.4 };

describe('a film of the house', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[R558] goes once around, slowly at both ends, and ends where it began', () => {
    const bearings = Array.from({ length: 241 }, (_, frame) => orbitAtFrame(ORBIT, frame, 240).bearing);
    expect([bearings[0], bearings[18], bearings[222], bearings[240]]).toEqual([350, 350, 350, 350]);
    const steps = bearings.slice(1).map((bearing, i) => (bearing - bearings[i]! + 360) % 360);
    expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(360, 6);
    expect(Math.max(...steps)).toBeLessThan(4);
    expect(steps[20]).toBeLessThan(0.2);
    // Height and zoom are the person's.
    expect(orbitAtFrame(ORBIT, 100, 240)).toMatchObject({ elevation: 36, zoom: 1.4 });
  });

  it('[R558] is offered only if the browser can write one', () => {
    vi.stubGlobal('MediaRecorder', undefined);
    expect(canFilm()).toBe(false);
    vi.stubGlobal('MediaRecorder', { isTypeSupported: (kind: string) => kind === 'video/webm' });
    HTMLCanvasElement.prototype.captureStream ??= () => new MediaStream();
    expect(canFilm()).toBe(true);
    vi.stubGlobal('MediaRecorder', { isTypeSupported: () => false });
    expect(canFilm()).toBe(false);
  });
});
