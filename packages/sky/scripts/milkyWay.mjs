/** Samples in each direction per cell of the raster. */
const FINE = 3;
/** Levels of brightness: fewer compress better, and more are invisible in a wash. */
const STEPS = 24;
/** Offset of the sampled meridians from whole degrees: vertices lie on those and would be crossed twice or never. */
const OFF_ROUND = 1e-5;

/**
 * The Milky Way's outlines as a picture: one byte per cell, rows from declination +90 to -90, columns from right
 * ascension 0 to 360. Each level of brightness lies within the ones below it, so their sum is the brightness.
 */
export function rasterMilkyWay(levels, { width, height }) {
  const sums = new Float64Array(width * height);
  for (const level of levels) {
    const columns = crossings(level.geometry.coordinates.flat(1), width * FINE);
    for (const [x, declinations] of columns.entries()) {
      declinations.sort((a, b) => a - b);
      // The poles are outside, so going north, every crossing switches between inside and outside.
      for (let y = 0; y < height * FINE; y++) {
        const dec = 90 - ((y + 0.5) * 180) / (height * FINE);
        const below = declinations.findIndex(crossing => crossing > dec);
        const inside = (below < 0 ? declinations.length : below) % 2 === 1;
        if (inside) sums[Math.floor(y / FINE) * width + Math.floor(x / FINE)] += 1;
      }
    }
  }
  const full = FINE * FINE * levels.length;
  return Uint8Array.from(
    soften(soften(sums, width), width),
    sum => Math.round((sum / full) * STEPS) * Math.floor(255 / STEPS),
  );
}

/** The mean of a cell and its eight neighbours: it turns hand-drawn outlines into a wash. */
function soften(cells, width) {
  const height = cells.length / width;
  return cells.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    let sum = 0;
    for (const dy of [-1, 0, 1]) {
      const row = Math.min(height - 1, Math.max(0, y + dy)) * width;
      for (const dx of [-1, 0, 1]) sum += cells[row + ((x + dx + width) % width)];
    }
    return sum / 9;
  });
}

/** The declinations at which the outlines cross each meridian. Outlines may run all the way around the sky. */
function crossings(rings, count) {
  const columns = Array.from({ length: count }, () => []);
  const step = 360 / count;
  for (const ring of rings) {
    for (let i = 0; i + 1 < ring.length; i++) {
      const [fromRa, fromDec] = ring[i];
      const [toRa, toDec] = ring[i + 1];
      // The short way from one vertex to the next, across 180° too.
      const span = ((((toRa - fromRa + 180) % 360) + 360) % 360) - 180;
      const [low, high] = [Math.min(0, span) + fromRa, Math.max(0, span) + fromRa];
      for (let k = Math.ceil((low - OFF_ROUND) / step - 0.5); (k + 0.5) * step + OFF_ROUND < high; k++) {
        const meridian = (k + 0.5) * step + OFF_ROUND;
        if (meridian < low) continue;
        const dec = fromDec + ((toDec - fromDec) * (meridian - fromRa)) / span;
        columns[((k % count) + count) % count].push(dec);
      }
    }
  }
  return columns;
}
