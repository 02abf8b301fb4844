import { useEffect, useState } from 'react';

/** True when the browser has come back online since `last`, the newest message. */
export function useBackOnline(last: string | undefined): boolean {
  const [back, setBack] = useState<{ readonly after: string | undefined }>();
  useEffect(() => {
    const onBack = () => setBack({ after: last });
    addEventListener('online', onBack);
    return () => removeEventListener('online', onBack);
  }, [last]);
  return back !== undefined && back.after === last;
}
