import { assertNever, err, type Millis, NOTHING, ok, type Random, type Result } from '@app/kernel';
import { type Bubble, CONNECTION_STATUSES, type ConnectionStatus } from './bubble';
import { meet } from './generate';

/** The effect of pressing a bubble (R133 to R135). */
export type Press = 'connect' | 'open' | 'nothing';

/**
 * The effect of a press on a person with this connection.
 *
 * @example
 * decidePress('available'); // 'connect'
 */
export function decidePress(status: ConnectionStatus): Press {
  if (!CONNECTION_STATUSES.includes(status)) return 'nothing';
  switch (status) {
    case 'available':
      return 'connect';
    case 'connected-to-me':
      return 'open';
    case 'connected-to-others':
      return 'nothing';
    default:
      return assertNever(status);
  }
}

export type ConnectRefusal =
  | { readonly code: 'dreamspace/nobody-there'; readonly id: string }
  | { readonly code: 'dreamspace/connected-to-others'; readonly id: string };

/**
 * R134: the bubble becomes connected to me. A connected one is unchanged, name and all (A18); no state can be left again
 * (R136), so no function here removes a connection.
 *
 * @example
 * const people = generateBubbles(seededRandom(7), millis(1_780_000_000_000));
 * connect(people, 'nobody', seededRandom(7), millis(1_780_000_000_000)); // dreamspace/nobody-there
 */
export function connect(
  bubbles: readonly Bubble[],
  id: string,
  random: Random,
  now: Millis,
): Result<readonly Bubble[], ConnectRefusal> {
  if (!Number.isFinite(now)) return NOTHING;
  const bubble = bubbles.find(candidate => candidate.id === id);
  if (!bubble) return err({ code: 'dreamspace/nobody-there', id });
  switch (decidePress(bubble.connectionStatus)) {
    case 'nothing':
      return err({ code: 'dreamspace/connected-to-others', id });
    case 'open':
      return ok(bubbles);
    case 'connect': {
      const met = meet(bubble, bubbles, random, now, now);
      return ok(bubbles.map(candidate => (candidate.id === id ? met : candidate)));
    }
  }
}
