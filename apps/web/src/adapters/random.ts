import type { Random } from '@app/kernel';

/** The browser's own source of chance. What must be repeatable takes a seeded one instead. */
export const systemRandom: Random = { next: () => Math.random() };
