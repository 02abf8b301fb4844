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
    /** False when it was under way already. */
    submit(finish: () => void): boolean {
      if (timer.current !== undefined) return false;
      setBusy(true);
      timer.current = setTimeout(() => {
        finish();
        // Where the way on is barred, the form can be sent again.
        timer.current = undefined;
        setBusy(false);
      }, delayMs);
      return true;
    },
  };
}
