import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** What every answer of the bench is made of. */
export const PIECES = 40;
export const PAUSE_MS = 25;

/** What the gateway keeps after a collection, and the most it has had since it began, MB. */
export interface Memory {
  readonly heap: number;
  readonly peak: number;
}

export async function memoryMb(gateway: ChildProcess): Promise<Memory> {
  gateway.send('memory');
  const [memory] = (await once(gateway, 'message')) as [Memory];
  return memory;
}
