import type { Millis } from '@app/kernel';

/** R147. */
export interface DreamMessage {
  readonly id: string;
  readonly text: string;
  /** True for what the owner of the space wrote. */
  readonly isOwn: boolean;
  readonly timestamp: Millis;
}
