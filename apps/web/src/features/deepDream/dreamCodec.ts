import { type DreamSpace, parseSpace, storeSpace } from '@app/dreamspace';
import type { Codec } from '@app/records';

/** The one dream an account has. */
export const DREAM_ID = 'main';

/** A dream as it is kept. */
export interface KeptDream {
  readonly id: string;
  readonly space: DreamSpace;
}

export const DREAM_CODEC: Codec<KeptDream> = {
  store: 'dream',
  migrations: [row => row],
  parse({ id, space }) {
    const parsed = parseSpace(space);
    return typeof id === 'string' && parsed.ok ? { id, space: parsed.value } : undefined;
  },
  toRow: ({ id, space }) => ({ id, space: storeSpace(space) }),
  compare: (a, b) => a.id.localeCompare(b.id),
};
