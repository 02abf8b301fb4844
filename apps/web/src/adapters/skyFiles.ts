import heroAddress from '@app/scenes/data/hero.gen.json?url';
import skyAddress from '@app/scenes/data/sky.gen.json?url';
import type { HeroPicture } from '@app/scenes/HomeHero';
import type { NorthernSky } from '@app/scenes/StarChart';
import type { CatalogueSource } from '@app/scenes/StarMap';

/** Our own files of the sky and of the house below it, fetched when a picture needs them. */
export interface SkyFiles extends CatalogueSource {
  /** For the home page, fetched once, as data rather than as script. Undefined if unavailable. */
  readonly northernSky: () => Promise<NorthernSky | undefined>;
  /** The same for the house and the hills. */
  readonly heroPicture: () => Promise<HeroPicture | undefined>;
}

export function createSkyFiles(): SkyFiles {
  return {
    northernSky: once<NorthernSky>(skyAddress),
    heroPicture: once<HeroPicture>(heroAddress),
    catalogue: async signal => (await import('./skyCatalogue')).fetchCatalogue(signal),
    names: async (signal, count) => (await import('./skyCatalogue')).fetchStarNames(signal, count),
  };
}

/** `Data` is what our script wrote there. */
function once<Data>(address: string): () => Promise<Data | undefined> {
  let data: Promise<Data | undefined> | undefined;
  return () => {
    data ??= fetch(address)
      .then(answer => (answer.ok ? (answer.json() as Promise<Data>) : undefined))
      .catch(() => undefined);
    return data;
  };
}
