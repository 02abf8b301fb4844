import { useEffect, useState } from 'react';

/**
 * The answer of `ask`; undefined until it arrives. Another function asks again; meanwhile the previous answer stays
 * visible, and a late one is dropped. It must not reject.
 */
export function useAnswer<Answer>(ask: () => Promise<Answer>): Answer | undefined {
  const [answer, setAnswer] = useState<{ readonly is: Answer }>();
  useEffect(() => {
    let wanted = true;
    void ask().then(is => wanted && setAnswer({ is }));
    return () => {
      wanted = false;
    };
  }, [ask]);
  return answer?.is;
}
