import { type DreamSpace, parseSpace, storeSpace } from '@app/dreamspace';
import type { Codec } from '@app/records';

/** A person's dream as it is kept. */
export interface KeptDream {
  /** Whose it is: the e-mail, or the name of an account without one. */
  readonly emailKey: string;
  readonly space: DreamSpace;
}

export const DREAM_CODEC: Codec<KeptDream> = {
  store: 'dream',
  migrations: [row => row],
  parse({ emailKey, space }) {
    const parsed = parseSpace(space);
    return typeof emailKey === 'string' && parsed.ok ? { emailKey, space: parsed.value } : undefined;
  },
  toRow: ({ emailKey, space }) => ({ emailKey, space: storeSpace(space) }),
  compare: (a, b) => a.emailKey.localeCompare(b.emailKey),
};
