import * as v from 'valibot';
import type { Media } from '../media';
import { FIRST_INSTANT, LAST_INSTANT } from '../record';

export const text = v.string();
const finite = v.pipe(v.number(), v.finite());
/** R179: an instant that can be shown as a civil date. */
export const instant = v.pipe(finite, v.minValue(FIRST_INSTANT), v.maxValue(LAST_INSTANT));
/** A count; beyond the exact integers two would be equal. */
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Bytes, as the adapter recognises them. */
export const mediaOf = <Data extends Media>(isBlob: (value: unknown) => value is Data) =>
  v.custom<Data>(isBlob);
