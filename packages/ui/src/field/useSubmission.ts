import { useEffect, useRef, useState } from 'react';

/**
 * A form whose submission takes time: busy from the first press, submitted once however often it is pressed, and
 * cancelled when the screen closes.
 */
export function useSubmission(delayMs: number) {
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    busy,
    /** False if a submission was already in progress. */
    submit(finish: () => void): boolean {
      if (timer.current !== undefined) return false;
      setBusy(true);
      timer.current = setTimeout(() => {
        finish();
        // If navigation is blocked, the form can be submitted again.
        timer.current = undefined;
        setBusy(false);
      }, delayMs);
      return true;
    },
  };
}
