import { photoCodec, recordCodec, textCodec } from '..';

export const isBlob = (value: unknown): value is Blob => value instanceof Blob;

/** The stores of records and photos in the browser: their bytes are Blobs. */
export const RECORDS = recordCodec(isBlob);
export const PHOTOS = photoCodec(isBlob);
export const TEXTS = textCodec;
