import type { Result } from '@app/kernel';
import type { SkyData } from '@app/sky/map';
import { type Catalogue, lodgesOf, type StarName } from '@app/sky/stars';
import { useCallback, useEffect, useState } from 'react';

/** The source of the sky's files. Every failure is the same for the map: it cannot be drawn now. */
export interface CatalogueSource {
  /** The data of the star map's first picture, about 32 KB. */
  readonly catalogue: (signal: AbortSignal) => Promise<Result<Catalogue, unknown>>;
  /** The names of single stars, about 48 KB. `count`: stars of the catalogue. */
  readonly names: (signal: AbortSignal, count: number) => Promise<Result<readonly StarName[], unknown>>;
}

export interface CatalogueState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly sky: SkyData | undefined;
  readonly retry: () => void;
}

const NO_NAMES: readonly StarName[] = [];

/** The catalogue first, then the names of stars: the map is drawn before the names arrive. */
export function useCatalogue(source: CatalogueSource): CatalogueState {
  const [attempt, setAttempt] = useState(0);
  const [sky, setSky] = useState<SkyData>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    const load = async () => {
      const core = await source.catalogue(stop.signal);
      if (stop.signal.aborted) return;
      setFailed(!core.ok);
      if (!core.ok) return;
      const catalogue = core.value;
      const loaded: SkyData = { catalogue, lodges: lodgesOf(catalogue), names: NO_NAMES };
      setSky(loaded);
      const names = await source.names(stop.signal, catalogue.count);
      if (names.ok && !stop.signal.aborted) setSky({ ...loaded, names: names.value });
    };
    void load();
    return () => stop.abort();
  }, [source, attempt]);

  const retry = useCallback(() => setAttempt(count => count + 1), []);
  return { status: sky ? 'ready' : failed ? 'failed' : 'loading', sky, retry };
}
