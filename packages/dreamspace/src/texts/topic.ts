import type { Bilingual, Cues, Language } from './language';

/** Something people bring up, and what the people of the dream have to say about it. */
export interface Topic {
  readonly cues?: Cues;
  /** What no list of words can say, such as somebody of the family and, further on, that they left. */
  readonly also?: Partial<Readonly<Record<Language, RegExp>>>;
  /** Phrases that hold a cue and mean something else, such as "not sad": heard as if they had not been said. */
  readonly except?: Partial<Readonly<Record<Language, RegExp>>>;
  /** What takes the whole topic back: nobody is congratulated on what did not happen. */
  readonly unless?: Partial<Readonly<Record<Language, RegExp>>>;
  readonly lines: readonly Bilingual[];
}
