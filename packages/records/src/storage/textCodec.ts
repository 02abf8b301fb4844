import type { Codec } from './codec';

/** A small text of an account, such as an unfinished record. */
export interface KeptText {
  readonly key: string;
  readonly text: string;
}

export const textCodec: Codec<KeptText> = {
  store: 'texts',
  migrations: [row => row],
  parse: ({ key, text }) => (typeof key === 'string' && typeof text === 'string' ? { key, text } : undefined),
  toRow: ({ key, text }) => ({ key, text }),
  compare: (a, b) => (a.key < b.key ? -1 : 1),
};
