import type { Media } from '../media';
import type { Photo } from '../photos/photo';

/** A stored photo (A35): its entry in the list, its position, the file, and the thumbnail if any. */
export interface StoredPhoto<Data extends Media> extends Photo {
  /** Counted from 0. */
  readonly position: number;
  readonly blob: Data;
  readonly thumb?: Data;
}

/** Gives every photo its position in the list, to be written at one go after a change of order. */
export const withPositions = <Data extends Media>(
  photos: readonly Photo[],
  stored: readonly StoredPhoto<Data>[],
): readonly StoredPhoto<Data>[] =>
  photos.flatMap((photo, position) => {
    const match = stored.find(({ id }) => id === photo.id);
    return match
      ? [{ ...photo, position, blob: match.blob, ...(match.thumb ? { thumb: match.thumb } : {}) }]
      : [];
  });

/** A stored photo as the list shows it, without file and position. */
export function toPhoto<Data extends Media>(stored: StoredPhoto<Data>): Photo {
  const { position: _position, blob: _blob, thumb: _thumb, ...photo } = stored;
  return photo;
}
