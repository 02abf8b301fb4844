import type { Photo } from './photo';

/**
 * R464: brings those of `ids` back to where they lay in `before`: in front of the photo that followed, or of the next after
 * it that is still there. One that is there already stays where it is.
 *
 * @example
 * putBackPhotos([a, c], [a, b, c], [b.id]); // [a, b, c]
 */
export function putBackPhotos(
  photos: readonly Photo[],
  before: readonly Photo[],
  ids: readonly string[],
): readonly Photo[] {
  const next = [...photos];
  const placeOf = (photo: Photo) => next.findIndex(({ id }) => id === photo.id);
  for (const [index, photo] of [...before.entries()].toReversed()) {
    if (!ids.includes(photo.id) || placeOf(photo) >= 0) continue;
    const follower = before.slice(index + 1).find(each => placeOf(each) >= 0);
    next.splice(follower ? placeOf(follower) : next.length, 0, photo);
  }
  return next;
}

/**
 * R464: how the photos lie, with those in their places that were removed since `earlier`; just the photos, once they were
 * moved or others came. Two removals that remember it come back in any order.
 *
 * @example
 * withRemoved([a, b, c], [a, c]); // [a, b, c]
 * withRemoved([a, b, c], [c, a]); // [c, a]
 */
export function withRemoved(earlier: readonly Photo[], photos: readonly Photo[]): readonly Photo[] {
  const here = new Set(photos.map(({ id }) => id));
  const left = earlier.filter(({ id }) => here.has(id));
  const isAsBefore = left.length === photos.length && left.every(({ id }, at) => id === photos[at]?.id);
  return isAsBefore ? earlier : photos;
}
