import { useEffect, useState } from 'react';
import { usePorts } from '../../adapters/ports';
import { useApp } from '../../store/store';
import { useObjectUrl } from '../useObjectUrl';

/** An address for the photo's thumbnail, or its file where there is none; borrowed while the component is there. */
export function usePicture(id: string | undefined): string | undefined {
  const stored = useApp(state => (id === undefined ? undefined : state.pictures.get(id)));
  const blob = stored?.thumb ?? stored?.blob;
  return useObjectUrl(blob && blob.size > 0 ? blob : undefined);
}

/** Addresses of many photos at once, by id; those without a picture yet are absent. */
export function usePictures(ids: readonly string[]): ReadonlyMap<string, string> {
  const { objectUrls } = usePorts();
  const pictures = useApp(state => state.pictures);
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  const key = ids.join(' ');
  useEffect(() => {
    const blobs = key.split(' ').flatMap(id => {
      const stored = pictures.get(id);
      const blob = stored?.thumb ?? stored?.blob;
      return blob && blob.size > 0 ? [{ id, blob }] : [];
    });
    setUrls(new Map(blobs.map(({ id, blob }) => [id, objectUrls.acquire(blob)])));
    return () => {
      for (const { blob } of blobs) objectUrls.release(blob);
    };
  }, [key, pictures, objectUrls]);
  return urls;
}
