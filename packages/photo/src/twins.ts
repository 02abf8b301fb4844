import { compareLikeness } from './pixels/likeness';

/** The compared facts of a photo: a hash of its bytes, and the likeness of its pixels, unless the rooms differ. */
export interface Comparable {
  readonly id: string;
  readonly hash?: string | undefined;
  readonly likeness?: string | undefined;
  /** The room set by the person: photos of two rooms are not one picture. */
  readonly room?: string | undefined;
}

export interface Twin {
  /** An earlier photo of the list. */
  readonly of: string;
  readonly how: 'equal-bytes' | 'same' | 'perhaps';
}

const HOW = ['equal-bytes', 'same', 'perhaps'] as const;

/** R230: for each photo that looks like an earlier one, which and how much; the closest first, then the earliest. */
export function findTwins(photos: readonly Comparable[]): ReadonlyMap<string, Twin> {
  const twins = new Map<string, Twin>();
  const all = Array.isArray(photos) ? photos.filter(isComparable) : [];
  for (const [index, photo] of all.entries()) {
    const found = all.slice(0, index).flatMap(earlier => {
      const how = compare(photo, earlier);
      return how ? [{ of: earlier.id, how }] : [];
    });
    const surest = HOW.map(how => found.find(twin => twin.how === how)).find(Boolean);
    if (surest) twins.set(photo.id, surest);
  }
  return twins;
}

const isComparable = (photo: Comparable | undefined): boolean =>
  typeof photo?.id === 'string' &&
  [photo.hash, photo.likeness, photo.room].every(text => text === undefined || typeof text === 'string');

function compare(one: Comparable, two: Comparable): Twin['how'] | undefined {
  if (one.hash !== undefined && one.hash === two.hash) return 'equal-bytes';
  if (one.room !== undefined && two.room !== undefined && one.room !== two.room) return undefined;
  if (one.likeness === undefined || two.likeness === undefined) return undefined;
  // A bare wall has no features: all of them would look the same.
  if (isBare(one.likeness) || isBare(two.likeness)) return undefined;
  const verdict = compareLikeness(one.likeness, two.likeness);
  return verdict === 'different' ? undefined : verdict;
}

/** Minimum number of fields, of 64, that differ in brightness in a picture with features. */
const FEWEST_MARKS = 6;

function isBare(likeness: string): boolean {
  let marks = 0;
  for (const digit of likeness)
    for (let bits = Number.parseInt(digit, 16); bits > 0; bits >>= 1) marks += bits & 1;
  return marks < FEWEST_MARKS;
}
