/** Pixels of a picture, upright: red, green and blue, 0 to 255, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** Decoded rows as a canvas provides them: red, green, blue and opacity. A number of rows from one on, counted from 0. */
export type ReadRows = (from: number, count: number) => ArrayLike<number>;

/** Rows requested at once: a picture of 12,000 pixels a side takes 12 MB at a time and not 600. */
const STRIP = 256;

/**
 * The picture with its longest side reduced to `side`, smaller ones unchanged. Each pixel is the mean of those it covers,
 * in whole numbers: browsers scale differently.
 */
export function shrink(width: number, height: number, side: number, readRows: ReadRows): Picture {
  const longest = Math.max(width, height, 1);
  const scale = Math.min(1, side / longest);
  const small = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const sums = new Float64Array(small.width * small.height * 3);
  const counts = new Float64Array(small.width * small.height);
  const columns = Int32Array.from({ length: width }, (_, x) => Math.floor((x * small.width) / width));
  for (let top = 0; top < height; top += STRIP) {
    const rows = Math.min(STRIP, height - top);
    const data = readRows(top, rows);
    let at = 0;
    for (let y = top; y < top + rows; y += 1) {
      const line = Math.floor((y * small.height) / height) * small.width;
      for (let x = 0; x < width; x += 1, at += 4) {
        const cell = line + (columns[x] ?? 0);
        sums[cell * 3] = (sums[cell * 3] ?? 0) + (data[at] ?? 0);
        sums[cell * 3 + 1] = (sums[cell * 3 + 1] ?? 0) + (data[at + 1] ?? 0);
        sums[cell * 3 + 2] = (sums[cell * 3 + 2] ?? 0) + (data[at + 2] ?? 0);
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
    }
  }
  const rgb = new Uint8Array(sums.length);
  for (let at = 0; at < rgb.length; at += 1)
    rgb[at] = Math.round((sums[at] ?? 0) / (counts[Math.floor(at / 3)] || 1));
  return { ...small, rgb };
}

/** The picture again, smaller. */
export const shrinkAgain = ({ width, height, rgb }: Picture, side: number): Picture =>
  shrink(width, height, side, (from, count) => {
    const rows = new Uint8Array(count * width * 4);
    let at = from * width * 3;
    for (let pixel = 0; pixel < rows.length; pixel += 4) {
      rows[pixel] = rgb[at++] ?? 0;
      rows[pixel + 1] = rgb[at++] ?? 0;
      rows[pixel + 2] = rgb[at++] ?? 0;
    }
    return rows;
  });

/** Brightness as television weighs it (ITU-R BT.601), 0 to 255. */
export function toGrey({ rgb }: Picture): Uint8Array {
  const grey = new Uint8Array(rgb.length / 3);
  for (let pixel = 0, at = 0; pixel < grey.length; pixel += 1, at += 3) {
    grey[pixel] = Math.round(
      ((rgb[at] ?? 0) * 299 + (rgb[at + 1] ?? 0) * 587 + (rgb[at + 2] ?? 0) * 114) / 1000,
    );
  }
  return grey;
}
