import type { Media } from '../media';
import type { Photo } from '../photos/photo';

/** A photo as it is kept (A35): what the list knows of it, its place in the list, the file, and the thumbnail if any. */
export interface StoredPhoto<Data extends Media> extends Photo {
  /** Counted from 0. */
  readonly position: number;
  readonly blob: Data;
  readonly thumb?: Data;
}

/** Gives every photo the position it has in the list, to be written in one go after a change of order. */
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

/** The list's view of a kept photo, without file and place. */
export function toPhoto<Data extends Media>(stored: StoredPhoto<Data>): Photo {
  const { position: _position, blob: _blob, thumb: _thumb, ...photo } = stored;
  return photo;
}
