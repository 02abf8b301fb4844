import { err, type Result } from '@app/kernel';
import type { ImageWorkshop } from './images/imageWorkshop';

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
  ): Promise<Result<File | undefined, 'unreadable' | 'timeout'>>;
  /** An early frame of the film as a picture; undefined when the browser cannot play it. It never plays aloud. */
  poster(url: string): Promise<Blob | undefined>;
  /** Offers a file to other apps. `unable` where the browser cannot; then download it instead. */
  share(file: File, title: string): Promise<'shared' | 'dismissed' | 'unable'>;
}

export const createFiles = (images: ImageWorkshop): Files => ({
  async take(file, onShare, asItIs) {
    // While a file is held no reload brings code that is gone, so its absence is said like any other failure.
    const tool = await import('./copyFile').catch(() => undefined);
    const copied = (await tool?.copyFile(file, onShare)) ?? err('unreadable' as const);
    if (!copied.ok) return copied;
    const clean = await images.clean(copied.value);
    return asItIs && clean.ok && !clean.value ? copied : clean;
  },
  poster: async url => (await import('./videoPoster').catch(() => undefined))?.videoPoster(url),
  async share(file, title) {
    const data = { files: [file], title };
    if (!navigator.canShare?.(data)) return 'unable';
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'unable';
    }
  },
});
