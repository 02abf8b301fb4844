import type { Bilingual, Cues, Language } from './language';

/** A topic people bring up, and the replies of the people of the dream. */
export interface Topic {
  readonly cues?: Cues;
  /** Matches beyond a list of words, such as a family member and, further on, that they left. */
  readonly also?: Partial<Readonly<Record<Language, RegExp>>>;
  /** Phrases that contain a cue but mean something else, such as "not sad": ignored. */
  readonly except?: Partial<Readonly<Record<Language, RegExp>>>;
  /** Phrases that cancel the whole topic: nobody is congratulated on what did not happen. */
  readonly unless?: Partial<Readonly<Record<Language, RegExp>>>;
  readonly lines: readonly Bilingual[];
}
