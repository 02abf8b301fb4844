import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { millis, seededRandom } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { createField, STEP_MS } from '../field/field';
import { generateBubbles } from '../people/generate';
import { fitCamera } from '../perspective';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const COUNT = 1000;
const FRAMES = 1000;
const ROUNDS = 6;

/** Bytes the heap grew by in one frame. A single boxed number a bubble and frame would show as 12,000. */
function bytesPerFrame(frame: () => void): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < FRAMES; i++) frame();
    return (process.memoryUsage().heapUsed - before) / FRAMES;
  });
  // Early rounds hold what the optimising compiler makes of the code; it only ever adds.
  return Math.min(...rounds);
}

describe('memory', () => {
  it('[R137] step, project, hit and drawOrder allocate nothing', () => {
    const field = createField({ capacity: COUNT, width: 3000, height: 1500, radius: 20 });
    const area = { width: 3000, height: 1500, depth: 100 };
    for (const bubble of generateBubbles(seededRandom(1), millis(0), { count: COUNT, area, radius: 20 })) {
      field.spawn(bubble);
    }
    const camera = fitCamera({ width: 1280, height: 720 });
    const growth = bytesPerFrame(() => {
      field.step(STEP_MS);
      field.project(camera);
      field.hit(640, 360);
      field.drawOrder();
    });
    // What is left is the measuring call's own: below one small object a frame.
    expect(growth).toBeLessThan(64);
  });
});
