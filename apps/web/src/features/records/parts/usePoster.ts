import { useEffect, useState } from 'react';
import { usePorts } from '../../../adapters/ports';
import { useObjectUrl } from '../../../common/useObjectUrl';

/** The address of an early frame of the film; undefined until it is ready, and if the browser cannot play it. */
export function usePoster(film: Blob, url: string): string | undefined {
  const { files } = usePorts();
  const [poster, setPoster] = useState<Blob>();
  useEffect(() => {
    let current = true;
    void files.poster(film, url).then(drawn => {
      if (current) setPoster(drawn);
    });
    return () => {
      current = false;
    };
  }, [files, film, url]);
  return useObjectUrl(poster);
}
