import * as v from 'valibot';
import type { Media } from '../media';
import { LAST_INSTANT } from '../record';

export const text = v.string();
const finite = v.pipe(v.number(), v.finite());
/** An instant that can be shown: a `Date` names none beyond, and throws. */
export const instant = v.pipe(finite, v.minValue(-LAST_INSTANT), v.maxValue(LAST_INSTANT));
/** A count; past exact numbers two would be the same. */
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Bytes, as the adapter recognises them. */
export const mediaOf = <Data extends Media>(isBlob: (value: unknown) => value is Data) =>
  v.custom<Data>(isBlob);
