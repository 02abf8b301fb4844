import type { Random } from '@app/kernel';

/** The browser's own chance. Whatever must be repeatable takes a seeded one instead. */
export const systemRandom: Random = { next: () => Math.random() };
