/** Bytes of one file, photo or record medium: 50 MB. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;
/** Photos of one home. */
export const MAX_PHOTOS = 60;
/** Pixels of one photo; decoding more may exhaust the memory of a phone. */
export const MAX_PIXELS = 80_000_000;
/** Pixels along one side; beyond it canvases of common browsers fail. */
export const MAX_SIDE = 12_000;
/** Characters of a record's text or caption. */
export const MAX_RECORD_TEXT = 10_000;
/** Characters of a photo's caption. */
export const MAX_PHOTO_CAPTION = 200;

/** Megabytes for a message: one decimal, never rounded down to the limit they exceed. */
export const toMegabytes = (bytes: number): number => Math.ceil((bytes / 1024 / 1024) * 10) / 10;

/** R495: fewest characters of the passphrase of a sealed export. */
export const SHORTEST_PASSPHRASE = 12;
