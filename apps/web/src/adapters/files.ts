import { err, type Result } from '@app/kernel';
import type { ImageWorkshop } from './images/imageWorkshop';
import type { Licences } from './licences';
import type { WorkFailure } from './workshop/workshop';

/** What is done with a file beyond saving it. */
export interface Files {
  /**
   * A copy of our own for a record, free of the disk it came from and of the place it was taken. `onShare` hears how much
   * has been read, 0 to 1. Undefined where nobody knows how to take the place out, unless it is wanted `asItIs`.
   */
  take(
    file: File,
    onShare: (share: number) => void,
    asItIs?: boolean,
  ): Promise<Result<File | undefined, WorkFailure>>;
  /** An early frame of the film as a picture; undefined when the browser cannot play it. It never plays aloud. */
  poster(film: Blob, url: string): Promise<Blob | undefined>;
  /** An SVG of our own as a PNG; undefined where the browser cannot draw it. */
  png(svg: string): Promise<Blob | undefined>;
  /** A picture as text, for where only text is kept. */
  toText(picture: Blob): Promise<string>;
  /** The picture that `toText` made text of. */
  fromText(text: string): Promise<Blob>;
  /** What the build holds of others; undefined without a network, or while developing, where nothing has been built. */
  licences(): Promise<Licences | undefined>;
  /** Offers a file to other apps. `unable` where the browser cannot; then download it instead. */
  share(file: File, title: string): Promise<'shared' | 'dismissed' | 'unable'>;
}

const load = () => import('./fileTools');
/**
 * While a file is held, the page is not reloaded for missing code, so its absence is reported like any other failure.
 */
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
