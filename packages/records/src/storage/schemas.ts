import * as v from 'valibot';
import type { Media } from '../media';

export const text = v.string();
export const finite = v.pipe(v.number(), v.finite());
export const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Bytes, as the adapter recognises them. */
export const mediaOf = <Data extends Media>(isBlob: (value: unknown) => value is Data) =>
  v.custom<Data>(isBlob);
