import address from '@app/scenes/data/sky.gen.json?url';
import type { NorthernSky } from '@app/scenes/StarChart';
import type { CatalogueSource } from '@app/scenes/StarMap';

/** Our own files about the sky, fetched when a picture needs them. */
export interface SkyFiles extends CatalogueSource {
  /** Of the home page, fetched once, as data rather than as script. Undefined when it cannot be had. */
  readonly northernSky: () => Promise<NorthernSky | undefined>;
}

export function createSkyFiles(): SkyFiles {
  let northernSky: Promise<NorthernSky | undefined> | undefined;
  return {
    northernSky: () => {
      northernSky ??= fetch(address)
        .then(answer => (answer.ok ? (answer.json() as Promise<NorthernSky>) : undefined)) // made by our script
        .catch(() => undefined);
      return northernSky;
    },
    catalogue: async signal => (await import('./skyCatalogue')).fetchCatalogue(signal),
    names: async (signal, count) => (await import('./skyCatalogue')).fetchStarNames(signal, count),
  };
}
