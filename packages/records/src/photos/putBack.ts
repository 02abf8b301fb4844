import type { Photo } from './photo';

/**
 * R464: puts those of `ids` back where they were in `before`: in front of the photo that followed, or the next one still
 * present. A photo that is present keeps its place.
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
 * R464: the photos with those removed since `earlier` in their places; unchanged once they were moved or others were
 * added. Two removals that remember it can be undone in any order.
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
