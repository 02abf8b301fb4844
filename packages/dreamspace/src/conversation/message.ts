import type { Millis } from '@app/kernel';

/** R147. */
export interface DreamMessage {
  readonly id: string;
  readonly text: string;
  /** True for messages of the space's owner. */
  readonly isOwn: boolean;
  readonly timestamp: Millis;
}
