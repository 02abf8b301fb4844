import type { Millis } from '@app/kernel';
import { millis } from '@app/kernel';
import { NOW, type SkyTime } from '@app/sky/map';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Degrees: azimuth from true north, clockwise; altitude above the horizon. */
export interface Look {
  readonly azimuth: number;
  readonly altitude: number;
}

/** The view of the sky. */
export interface ViewedSky {
  /** Absent for now. */
  readonly at?: Millis | undefined;
  /** The direction of the view from the door; absent for the planisphere. */
  readonly look?: Look | undefined;
  /** The picked object, as named by `nameOfTarget`. */
  readonly object?: string | undefined;
}

/** Movement under a finger is reported after resting this long. */
export const REST_MS = 300;
const MINUTE = 60_000;
const minuteOf = (at: number | undefined) => at && Math.floor(at / MINUTE);

interface SkyViewProps {
  readonly instant: Millis;
  readonly seen?: ViewedSky;
  readonly onSee?: (change: Partial<ViewedSky>, isStep: boolean) => void;
}

/** R460: the view, and the time of the map, which runs on from the chosen moment. */
export function useSkyView({ instant, seen, onSee }: SkyViewProps) {
  const [own, setOwn] = useState<ViewedSky>({});
  const see = useCallback(
    (change: Partial<ViewedSky>, isStep: boolean) =>
      onSee ? onSee(change, isStep) : setOwn(before => ({ ...before, ...change })),
    [onSee],
  );
  const shown = seen ?? own;
  const now = useRef(instant);
  now.current = instant;
  const timeOf = (at: Millis | undefined): SkyTime =>
    at === undefined ? NOW : { jump: at - now.current, turn: 0 };
  const [time, move] = useState(() => timeOf(shown.at));
  // The minute on which the address and the map agree.
  const agreed = useRef(minuteOf(shown.at));
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (minuteOf(shown.at) !== agreed.current) {
    // Back, forward, or another link: the map follows.
    agreed.current = minuteOf(shown.at);
    move(timeOf(shown.at));
  }
  useEffect(() => () => clearTimeout(rest.current), []);
  const setTime = useCallback(
    (next: SkyTime) => {
      move(next);
      clearTimeout(rest.current);
      rest.current = setTimeout(() => {
        const isNow = next.jump === 0 && next.turn === 0;
        const at = isNow ? undefined : millis(now.current + next.jump + next.turn * MINUTE);
        if (minuteOf(at) === agreed.current) return;
        agreed.current = minuteOf(at);
        see({ at }, false);
      }, REST_MS);
    },
    [see],
  );
  return { seen: shown, see, time, setTime };
}
