import { useEffect, useRef, useState } from 'react';

/**
 * A form that answers after a while: busy from the first press, once however often it is pressed, and given up
 * when the screen goes away.
 */
export function useSubmission(delayMs: number) {
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    busy,
    submit(finish: () => void) {
      if (timer.current !== undefined) return;
      setBusy(true);
      timer.current = setTimeout(finish, delayMs);
    },
  };
}
