import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The words of every answer in the bench. */
export const PIECES = 40;
export const PAUSE_MS = 25;

/** Memory the gateway retains after a collection, and its maximum since the start, MB. */
export interface Memory {
  readonly heap: number;
  readonly peak: number;
}

export async function memoryMb(gateway: ChildProcess): Promise<Memory> {
  gateway.send('memory');
  const [memory] = (await once(gateway, 'message')) as [Memory];
  return memory;
}
