import { createWorkshop } from '../workshop/workshop';
import type { Jobs } from './jobs';

/** A slow disk may need this long for 50 MB; longer decoding is hung. */
const TIMEOUT_MS = {
  read: 30_000,
  capture: 30_000,
  clean: 60_000,
  scale: 8000,
  flatten: 20_000,
  propose: 20_000,
} as const;

export const { jobs } = createWorkshop<Jobs>(
  () => new Worker(new URL('./image.worker.ts', import.meta.url), { type: 'module', name: 'images' }),
  TIMEOUT_MS,
);
