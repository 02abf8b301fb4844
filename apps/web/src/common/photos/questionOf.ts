import type { ReadPhoto } from '@app/home';
import type { TFunction } from 'i18next';

/** The question to the person about the photo, if any (R224, R230). */
export function questionOf(read: ReadPhoto | undefined, t: TFunction<'createHome'>): string | undefined {
  if (read?.twin) return t('photos.looksLike', { name: read.twin.name });
  return read?.isBlurred ? t('photos.mayBeBlurred') : undefined;
}
