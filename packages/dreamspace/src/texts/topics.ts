import type { Topic } from './topic';
import { DREAM } from './topics/dream';
import { DWELLING } from './topics/dwelling';
import { HEART } from './topics/heart';
import { JOY } from './topics/joy';
import { MANNERS } from './topics/manners';
import { NATURE } from './topics/nature';
import { PASTIMES } from './topics/pastimes';

/** Replies on common topics. Of two cues of equal length the earlier topic wins. */
export const TOPICS: readonly Topic[] = [
  ...NATURE,
  ...MANNERS,
  ...DWELLING,
  ...PASTIMES,
  ...JOY,
  ...HEART,
  ...DREAM,
];
