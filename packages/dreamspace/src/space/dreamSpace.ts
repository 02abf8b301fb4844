import { type Millis, ok, type Random, type Result } from '@app/kernel';
import { type Conversation, EMPTY_CONVERSATION } from '../conversation/conversation';
import type { FieldSnapshot } from '../field/snapshot';
import type { Bubble } from '../people/bubble';
import { type ConnectRefusal, connect } from '../people/connect';
import { type GenerateOptions, generateBubbles } from '../people/generate';

/** Everything of one person's dream that outlives a visit: plain data (A18). */
export interface DreamSpace {
  readonly bubbles: readonly Bubble[];
  /** By bubble id; people nobody has spoken with are absent. */
  readonly conversations: Readonly<Record<string, Conversation>>;
}

export const createDreamSpace = (random: Random, now: Millis, options?: GenerateOptions): DreamSpace => ({
  bubbles: generateBubbles(random, now, options),
  conversations: {},
});

export const findBubble = ({ bubbles }: DreamSpace, id: string): Bubble | undefined =>
  bubbles.find(bubble => bubble.id === id);

export const conversationWith = ({ conversations }: DreamSpace, id: string): Conversation =>
  Object.hasOwn(conversations, id) ? (conversations[id] ?? EMPTY_CONVERSATION) : EMPTY_CONVERSATION;

/** R134, R136. See `connect`. */
export function connectInSpace(
  space: DreamSpace,
  id: string,
  random: Random,
  now: Millis,
): Result<DreamSpace, ConnectRefusal> {
  const connected = connect(space.bubbles, id, random, now);
  return connected.ok ? ok({ ...space, bubbles: connected.value }) : connected;
}

export const withConversation = (space: DreamSpace, id: string, conversation: Conversation): DreamSpace => ({
  ...space,
  conversations: { ...space.conversations, [id]: conversation },
});

/** The space with its bubbles where the field has them now, so that a later visit finds them there. */
export function withPositions(space: DreamSpace, field: FieldSnapshot): DreamSpace {
  return {
    ...space,
    bubbles: space.bubbles.map((bubble, i) =>
      i < field.count
        ? {
            ...bubble,
            position: { x: field.x[i] ?? 0, y: field.y[i] ?? 0, z: field.z[i] ?? 0 },
            velocity: { x: field.vx[i] ?? 0, y: field.vy[i] ?? 0, z: field.vz[i] ?? 0 },
          }
        : bubble,
    ),
  };
}
