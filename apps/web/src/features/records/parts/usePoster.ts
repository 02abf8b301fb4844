import { useEffect, useState } from 'react';
import { usePorts } from '../../../adapters/ports';
import { useObjectUrl } from '../../../shared/useObjectUrl';

/** Made once for each film, however often it scrolls into sight. */
const posters = new WeakMap<Blob, Promise<Blob | undefined>>();

/** The address of an early frame of the film; undefined until it is drawn, and where the browser cannot play it. */
export function usePoster(film: Blob, url: string): string | undefined {
  const { files } = usePorts();
  const [poster, setPoster] = useState<Blob>();
  useEffect(() => {
    let current = true;
    const drawing = posters.get(film) ?? files.poster(url);
    posters.set(film, drawing);
    void drawing.then(drawn => {
      if (current) setPoster(drawn);
      // Scrolled away too early: the address was gone before the frame was there. The next look tries again.
      if (!drawn) posters.delete(film);
    });
    return () => {
      current = false;
    };
  }, [files, film, url]);
  return useObjectUrl(poster);
}
