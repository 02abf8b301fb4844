import { useEffect, useState } from 'react';
import { usePorts } from '../../adapters/ports';
import { useApp } from '../../store/store';

/** An address for the photo's thumbnail, or its file where there is none; borrowed while the component is there. */
export function usePicture(id: string | undefined): string | undefined {
  const { objectUrls } = usePorts();
  const stored = useApp(state => (id === undefined ? undefined : state.pictures.get(id)));
  const blob = stored?.thumb ?? stored?.blob;
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob || blob.size === 0) {
      setUrl(undefined);
      return;
    }
    setUrl(objectUrls.acquire(blob));
    return () => objectUrls.release(blob);
  }, [blob, objectUrls]);
  return url;
}
