import type { Mark } from './geometry/sheet';

/** Paints a drawing. Its marks never move or reorder, so their place is their key. */
export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  return marks.map((mark, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a finished drawing is replaced as a whole
    <path key={index} className={mark.className} d={mark.d} />
  ));
}
