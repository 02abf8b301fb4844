import { err, type Result } from '@app/kernel';
import type { ImageWorkshop } from './images/imageWorkshop';
import type { Licences } from './licences';
import type { WorkFailure } from './workshop/workshop';

/** File operations beyond saving. */
export interface Files {
  /**
   * Our own copy for a record, independent of its disk and without its location. `onShare` gets the share read, 0 to
   * 1. Undefined if the location cannot be removed, unless the file is wanted `asItIs`.
   */
  take(
    file: File,
    onShare: (share: number) => void,
    asItIs?: boolean,
  ): Promise<Result<File | undefined, WorkFailure>>;
  /** An early frame of the film as a picture; undefined if the browser cannot play it. It never plays aloud. */
  poster(film: Blob, url: string): Promise<Blob | undefined>;
  /** An SVG of our own as a PNG; undefined if the browser cannot draw it. */
  png(svg: string): Promise<Blob | undefined>;
  /** A picture as text, for storage that only holds text. */
  toText(picture: Blob): Promise<string>;
  /** The picture in a text of `toText`. */
  fromText(text: string): Promise<Blob>;
  /** The third-party parts of the build; undefined without a network, or in development, where nothing has been built. */
  licences(): Promise<Licences | undefined>;
  /** Offers a file to other apps. `unable` if the browser cannot; then download it instead. */
  share(file: File, title: string): Promise<'shared' | 'dismissed' | 'unable'>;
}

const load = () => import('./fileTools');
/** The page is not reloaded for missing code while a file is held, so missing code is reported like any other failure. */
const tools = () => load().catch(() => undefined);

export const createFiles = (images: ImageWorkshop): Files => ({
  async take(file, onShare, asItIs) {
    const copied = (await (await tools())?.copyFile(file, onShare)) ?? err('missing' as const);
    if (!copied.ok) return copied;
    const clean = await images.clean(copied.value);
    return asItIs && clean.ok && !clean.value ? copied : clean;
  },
  poster: async (film, url) => (await tools())?.posterOf(film, url),
  png: async svg => (await tools())?.svgToPng(svg),
  toText: async picture => (await load()).toDataUrl(picture),
  fromText: async text => (await load()).fromDataUrl(text),
  licences: async () => (await tools())?.loadLicences(),
  share: async (file, title) => (await load()).shareFile(file, title),
});
