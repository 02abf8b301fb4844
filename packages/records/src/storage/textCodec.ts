import { isInstant } from '@app/kernel';
import type { Codec } from './codec';

/** A small text of an account, such as an unfinished record. */
export interface StoredText {
  readonly key: string;
  readonly text: string;
  /** R496, ms since 1970: when it was last changed; absent if not noted. */
  readonly changedAt?: number;
}

export const textCodec: Codec<StoredText> = {
  store: 'texts',
  migrations: [row => row],
  parse: ({ key, text, changedAt }) =>
    typeof key === 'string' && typeof text === 'string'
      ? { key, text, ...(isChange(changedAt) && { changedAt }) }
      : undefined,
  toRow: ({ key, text, changedAt }) => ({ key, text, ...(isChange(changedAt) && { changedAt }) }),
  compare: (a, b) => (a.key < b.key ? -1 : 1),
};

/** R620. */
const isChange = (value: unknown): value is number => isInstant(value) && value > 0;
