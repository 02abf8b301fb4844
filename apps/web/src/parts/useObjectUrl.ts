import { useEffect, useState } from 'react';
import { usePorts } from '../adapters/ports';

/** An address for the blob, borrowed while the component is there; undefined before and for nothing. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const { objectUrls } = usePorts();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) {
      setUrl(undefined);
      return;
    }
    setUrl(objectUrls.acquire(blob));
    return () => objectUrls.release(blob);
  }, [blob, objectUrls]);
  return url;
}
