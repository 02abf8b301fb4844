import { memo } from 'react';

/** Plain text is drawn in pieces of this size, in characters, so that only visible ones are laid out. */
const PIECE = 2_000;

/** A text as written, for one that is too long to be read or cannot be rendered. */
export const PlainText = ({ text }: { readonly text: string }) =>
  // Text only grows at its end, so the place of a piece is its identity.
  toPieces(text).map((piece, index) => <Piece key={index} text={piece} />);

const Piece = memo(({ text }: { readonly text: string }) => <p className="chat-plain">{text}</p>);
Piece.displayName = 'Piece';

/** Whole characters, each piece as long as the others except the last. */
function toPieces(text: string): readonly string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = from + PIECE;
    // A surrogate pair is not split: no piece begins with its second half.
    const to = /[\uDC00-\uDFFF]/.test(text[end] ?? '') ? end + 1 : end;
    pieces.push(text.slice(from, to));
    from = to;
  }
  return pieces;
}
