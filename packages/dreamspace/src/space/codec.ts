import { frozen } from '@app/kernel';
import type { DreamSpace } from './dreamSpace';
import { parseSpace, type StoredSpace, storeSpace } from './stored';

/** The one dream of an account. */
export const DREAM_ID = 'main';

/** A stored dream. */
export interface SavedDream {
  readonly id: string;
  readonly space: DreamSpace;
}

/**
 * Converts a dream to a row of the store `dream` and back.
 *
 * @example
 * const space = createDreamSpace(seededRandom(7), millis(1_780_000_000_000));
 * DREAM_CODEC.parse(DREAM_CODEC.toRow({ id: DREAM_ID, space }))?.space.bubbles.length; // 13
 */
export const DREAM_CODEC = /* @__PURE__ */ frozen({
  store: 'dream',
  migrations: [(row: Readonly<Record<string, unknown>>) => row],
  parse({ id, space }: Readonly<Record<string, unknown>>): SavedDream | undefined {
    const parsed = parseSpace(space);
    return typeof id === 'string' && parsed.ok ? { id, space: parsed.value } : undefined;
  },
  toRow: ({ id, space }: SavedDream): { readonly id: string; readonly space: StoredSpace } => ({
    id,
    space: storeSpace(space),
  }),
  compare: (a: SavedDream, b: SavedDream): number => a.id.localeCompare(b.id),
} as const);
