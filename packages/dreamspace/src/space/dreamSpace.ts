import { isKeyOf, type Millis, ok, type Random, type Result } from '@app/kernel';
import { type Conversation, EMPTY_CONVERSATION } from '../conversation/conversation';
import type { FieldSnapshot } from '../field/snapshot';
import type { Bubble } from '../people/bubble';
import { type ConnectRefusal, connect } from '../people/connect';
import { type GenerateOptions, generateBubbles } from '../people/generate';

/** Everything of one person's dream that outlives a visit: plain data (A18). */
export interface DreamSpace {
  readonly bubbles: readonly Bubble[];
  /** By bubble id; people without a conversation are missing. */
  readonly conversations: Readonly<Record<string, Conversation>>;
}

/**
 * Thirteen random people, three of them connected to me, and no conversations yet.
 *
 * @example
 * createDreamSpace(seededRandom(7), millis(1_780_000_000_000)).bubbles.length; // 13
 */
export function createDreamSpace(random: Random, now: Millis, options?: GenerateOptions): DreamSpace {
  const bubbles = generateBubbles(random, now, options);
  return bubbles && { bubbles, conversations: {} };
}

/**
 * The person with this id; undefined if there is none.
 *
 * @example
 * findBubble(createDreamSpace(seededRandom(7), millis(1_780_000_000_000)), 'b6')?.id; // 'b6'
 */
export const findBubble = ({ bubbles }: DreamSpace, id: string): Bubble | undefined =>
  bubbles.find(bubble => bubble.id === id);

/**
 * The conversation with a person; empty if there is none.
 *
 * @example
 * const space = createDreamSpace(seededRandom(7), millis(1_780_000_000_000));
 * conversationWith(space, 'b6').messages.length; // 0
 */
export const conversationWith = ({ conversations }: DreamSpace, id: string): Conversation =>
  isKeyOf(conversations, id) ? (conversations[id] ?? EMPTY_CONVERSATION) : EMPTY_CONVERSATION;

/**
 * R134, R136. See `connect`.
 *
 * @example
 * const space = createDreamSpace(seededRandom(7), millis(1_780_000_000_000));
 * connectInSpace(space, 'b6', seededRandom(7), millis(1_780_000_000_000)).ok; // true
 */
export function connectInSpace(
  space: DreamSpace,
  id: string,
  random: Random,
  now: Millis,
): Result<DreamSpace, ConnectRefusal> {
  const connected = connect(space.bubbles, id, random, now);
  return connected?.ok ? ok({ ...space, bubbles: connected.value }) : connected;
}

/**
 * The space with this conversation replacing the previous one.
 *
 * @example
 * const space = createDreamSpace(seededRandom(7), millis(1_780_000_000_000));
 * const said = unwrap(sendMessage(EMPTY_CONVERSATION, 'Hello', millis(0)));
 * conversationWith(withConversation(space, 'b6', said), 'b6').messages.length; // 1
 */
export const withConversation = (space: DreamSpace, id: string, conversation: Conversation): DreamSpace => ({
  ...space,
  conversations: { ...space.conversations, [id]: conversation },
});

/**
 * The space with its bubbles at the field's current positions, so a later visit finds them there.
 *
 * @example
 * const space = createDreamSpace(seededRandom(7), millis(1_780_000_000_000));
 * const field = createField({ capacity: 13 });
 * for (const bubble of space.bubbles) field.spawn(bubble);
 * withPositions(space, field.snapshot()).bubbles.length; // 13
 */
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
