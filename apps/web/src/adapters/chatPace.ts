import type { ChatPortEvent } from '@app/chat';

/** Pieces closer together than this are passed on as one, so the page renders less often, ms. */
const PACE_MS = 50;

export interface Pace {
  readonly tell: (event: ChatPortEvent) => void;
  /** Stops passing events on. */
  stop(): void;
}

/** Passes events on: the first piece at once, those after it at most every `PACE_MS`, and the end after all of them. */
export function createPace(on: (event: ChatPortEvent) => void): Pace {
  let held: Extract<ChatPortEvent, { kind: 'text' }> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = () => {
    const event = held;
    held = undefined;
    timer = event && setTimeout(release, PACE_MS);
    if (event) on(event);
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    held = undefined;
  };
  return {
    tell(event) {
      if (event.kind === 'text') {
        held = { ...event, text: (held?.text ?? '') + event.text };
        if (timer === undefined) release();
        return;
      }
      const rest = held;
      stop();
      if (rest) on(rest);
      on(event);
    },
    stop,
  };
}
