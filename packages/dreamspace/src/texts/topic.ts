import type { Bilingual, Cues } from './language';

/** Something people bring up, and what the people of the dream have to say about it. */
export interface Topic {
  readonly cues: Cues;
  readonly lines: readonly Bilingual[];
}
