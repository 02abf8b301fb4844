import type { Random } from '@app/kernel';

/** The browser's own randomness. Repeatable draws take a seeded source instead. */
export const systemRandom: Random = { next: () => Math.random() };
