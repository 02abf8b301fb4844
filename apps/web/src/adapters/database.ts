import type { OpenDatabase } from '@app/records';
import { pause, systemClock } from './clock';

/** A browser that has not opened the database by then counts as unable to. */
const PATIENCE_MS = 3000;
const SALT_BYTES = 16;

/** In steps: on a busy page the database's answer is then handled before one long timer would fire. */
async function patience(): Promise<void> {
  const steps = 10;
  for (let step = 0; step < steps; step++) {
    await pause(PATIENCE_MS / steps);
  }
}

const newSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SALT_BYTES)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Guests never need the database, so its code is fetched with the first read. */
export const databaseOfBrowser =
  (lastPerson: () => Promise<string | undefined>): OpenDatabase =>
  async onClosed => {
    const { openDatabase } = await import('@app/records/indexeddb');
    const { now } = systemClock;
    return openDatabase({ giveUp: patience(), onClosed, newSalt, now, lastPerson: await lastPerson() });
  };
