import { useEffect, useState } from 'react';
import { usePorts } from '../../adapters/ports';
import { useApp } from '../../store/store';
import { useObjectUrl } from '../useObjectUrl';

interface BorrowedPicture {
  readonly blob: Blob;
  readonly url: string;
}

/** An address for the photo's thumbnail, or for its file without one; borrowed while the component is mounted. */
export function usePicture(id: string): string | undefined {
  // Only its own picture: otherwise each of sixty would be rendered again for each one read.
  const blob = useApp(({ pictures }) => pictures.get(id)?.thumb ?? pictures.get(id)?.blob);
  return useObjectUrl(blob && blob.size > 0 ? blob : undefined);
}

/** Addresses of many photos at once, by id; those without a picture yet are missing. */
export function usePictures(ids: readonly string[]): ReadonlyMap<string, string> {
  const { objectUrls } = usePorts();
  const pictures = useApp(state => state.pictures);
  const [held, setHeld] = useState<ReadonlyMap<string, BorrowedPicture>>(new Map());
  const key = ids.join(' ');
  useEffect(() => {
    const borrowed = key.split(' ').flatMap(id => {
      const stored = pictures.get(id);
      const blob = stored?.thumb ?? stored?.blob;
      return blob && blob.size > 0 ? [[id, { blob, url: objectUrls.acquire(blob) }] as const] : [];
    });
    setHeld(new Map(borrowed));
    return () => {
      // A moment later: an address borrowed again by the next render is kept, and no picture is fetched twice.
      queueMicrotask(() => {
        for (const [, { blob }] of borrowed) objectUrls.release(blob);
      });
    };
  }, [key, pictures, objectUrls]);
  // When a thumbnail replaces a file, the file's address is released before the next one exists: only the address of
  // the current picture may be shown.
  return new Map(
    [...held].flatMap(([id, { blob, url }]) => {
      const stored = pictures.get(id);
      return blob === (stored?.thumb ?? stored?.blob) ? [[id, url] as const] : [];
    }),
  );
}
