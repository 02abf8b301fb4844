import { useEffect, useState } from 'react';
import { usePorts } from '../adapters/ports';

/** An address for the blob, borrowed while the component is mounted; undefined before, and without a blob. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const { objectUrls } = usePorts();
  const [held, setHeld] = useState<{ readonly blob: Blob; readonly url: string }>();
  useEffect(() => {
    if (!blob) return;
    setHeld({ blob, url: objectUrls.acquire(blob) });
    return () => objectUrls.release(blob);
  }, [blob, objectUrls]);
  // The address of the previous blob was already released.
  return held && held.blob === blob ? held.url : undefined;
}
