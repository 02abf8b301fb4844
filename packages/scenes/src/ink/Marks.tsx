import type { Mark } from '@app/building';

/** Paints a drawing. Its marks never move or reorder, so their position is their key. */
export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  return marks.map((mark, index) => <path key={index} className={mark.className} d={mark.d} />);
}
