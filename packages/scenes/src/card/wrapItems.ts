/** Rows of items side by side, no wider than `width`; an item wider than that has its own row. */
export function wrapItems<T>(
  items: readonly T[],
  widthOf: (item: T) => number,
  gap: number,
  width: number,
): readonly (readonly T[])[] {
  const rows: T[][] = [];
  let taken = 0;
  for (const item of items) {
    const own = widthOf(item);
    const row = rows.at(-1);
    if (row && taken + gap + own <= width) {
      row.push(item);
      taken += gap + own;
    } else {
      rows.push([item]);
      taken = own;
    }
  }
  return rows;
}
