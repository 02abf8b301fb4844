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
/** One small object a frame; a single boxed number per bubble and frame would show as 12,000 bytes. */
const NOISE = 64;
/** The optimising compiler is done long before, on a slow machine too; code that allocates never gets under. */
const MOST_ROUNDS = 40;

/** Heap growth of one frame, in the quietest round. */
function bytesPerFrame(frame: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  // A round includes the frames' own garbage and that of the compiler and the runner, which only ever adds.
  for (let round = 0; round < MOST_ROUNDS && least >= NOISE; round++) {
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < FRAMES; i++) frame();
    least = Math.min(least, (process.memoryUsage().heapUsed - before) / FRAMES);
  }
  return least;
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
    expect(growth).toBeLessThan(NOISE);
  });
});
