import { useEffect, useState } from 'react';

/**
 * What `ask` came to; undefined until then. It is asked again when `ask` is another function, the answer before stays
 * in sight meanwhile, and one that comes late is dropped. It must not reject.
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
