import { startTransition, useEffect, useState } from 'react';

/**
 * The result of `ask`; undefined until it arrives. A new `ask` function is called again, the previous result remains
 * visible meanwhile, and late results are dropped. It must not reject.
 */
export function useAnswer<Answer>(ask: () => Promise<Answer>): Answer | undefined {
  const [answer, setAnswer] = useState<{ readonly is: Answer }>();
  useEffect(() => {
    let wanted = true;
    // A long answer is drawn in steps, so that the page stays free meanwhile.
    void ask().then(is => wanted && startTransition(() => setAnswer({ is })));
    return () => {
      wanted = false;
    };
  }, [ask]);
  return answer?.is;
}
