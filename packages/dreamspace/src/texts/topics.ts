import type { Topic } from './topic';
import { DREAM } from './topics/dream';
import { DWELLING } from './topics/dwelling';
import { HEART } from './topics/heart';
import { JOY } from './topics/joy';
import { MANNERS } from './topics/manners';
import { NATURE } from './topics/nature';
import { PASTIMES } from './topics/pastimes';

/** What people of the dream have to say about common things. Of two cues of one length the earlier topic is heard. */
export const TOPICS: readonly Topic[] = [
  ...NATURE,
  ...MANNERS,
  ...DWELLING,
  ...PASTIMES,
  ...JOY,
  ...HEART,
  ...DREAM,
];
