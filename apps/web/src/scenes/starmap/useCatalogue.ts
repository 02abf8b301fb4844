import type { SkyData } from '@app/sky/map';
import { lodgesOf, type StarName } from '@app/sky/stars';
import { useCallback, useEffect, useState } from 'react';
import { fetchCatalogue, fetchStarNames } from '../../adapters/skyCatalogue';

export interface CatalogueState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly sky: SkyData | undefined;
  readonly retry: () => void;
}

const NO_NAMES: readonly StarName[] = [];

/** The catalogue first, then the names of stars: the map is drawn before they are there. */
export function useCatalogue(): CatalogueState {
  const [attempt, setAttempt] = useState(0);
  const [sky, setSky] = useState<SkyData>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    const load = async () => {
      const core = await fetchCatalogue(stop.signal);
      if (stop.signal.aborted) return;
      setFailed(!core.ok);
      if (!core.ok) return;
      const catalogue = core.value;
      const loaded: SkyData = { catalogue, lodges: lodgesOf(catalogue), names: NO_NAMES };
      setSky(loaded);
      const names = await fetchStarNames(stop.signal, catalogue.count);
      if (names.ok && !stop.signal.aborted) setSky({ ...loaded, names: names.value });
    };
    void load();
    return () => stop.abort();
  }, [attempt]);

  const retry = useCallback(() => setAttempt(count => count + 1), []);
  return { status: sky ? 'ready' : failed ? 'failed' : 'loading', sky, retry };
}
