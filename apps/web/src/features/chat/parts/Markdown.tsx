import { memo, type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import ReactMarkdown, { type Components } from 'react-markdown';

/** Longer blocks are shown as plain text: parsing them would hold up the page. Characters. */
const LONGEST_BLOCK = 8_000;
/** Plain text stands in pieces of this size: only those in sight are laid out, and only the last one grows. */
const PLAIN_PIECE = 2_000;

/**
 * A model's Markdown, block by block, so that only the last one is parsed again while it grows. No HTML passes,
 * pictures become their descriptions (a picture's address could carry data away), and links are http(s) only.
 */
export default function Markdown({ text }: { readonly text: string }) {
  // Typing and scrolling come before the newest words of an answer.
  const shown = useDeferredValue(text);
  const blocks = toBlocks(shown);
  return blocks.map((block, index) => (
    // Blocks only ever grow at the end, so their place is their identity.
    <Block key={index} text={index === blocks.length - 1 ? closeBold(block) : block} />
  ));
}

const Block = memo(({ text }: { readonly text: string }) => {
  const { t } = useTranslation('visualization');
  if (text.length > LONGEST_BLOCK) {
    // As with blocks: their place is their identity.
    return toPieces(text).map((piece, index) => <PlainPiece key={index} text={piece} />);
  }
  return (
    <ReactMarkdown
      skipHtml
      urlTransform={url => (/^https?:\/\//i.test(url) ? url : '')}
      components={{ ...COMPONENTS, img: ({ alt }) => <em>{t('chat.picture', { alt: alt ?? '' })}</em> }}
    >
      {text}
    </ReactMarkdown>
  );
});
Block.displayName = 'Block';

/** Blank lines part blocks, but not inside a fence of code nor between the items of one list. */
export function toBlocks(text: string): readonly string[] {
  const blocks: string[] = [];
  let fenced = false;
  for (const part of text.split(/\n{2,}/)) {
    const goesOn = fenced || /^(\s+\S|[-*+] |\d+[.)] )/.test(part);
    if (goesOn && blocks.length > 0) blocks.push(`${blocks.pop()}\n\n${part}`);
    else blocks.push(part);
    if ((part.match(/^[ \t]{0,8}(```|~~~)/gm) ?? []).length % 2 === 1) fenced = !fenced;
  }
  return blocks;
}

/** Bold that has no end yet, in an answer that grows or was stopped, is shown as bold and not as asterisks. */
export function closeBold(block: string): string {
  if (block.length > LONGEST_BLOCK) return block;
  const isOpen = (block.match(/\*\*/g) ?? []).length % 2 === 1;
  return isOpen && /(?:^|\s)\*\*[^\s*][^*`]*\*?$/.test(block)
    ? `${block.replace(/\*$/, '').trimEnd()}**`
    : block;
}

const PlainPiece = memo(({ text }: { readonly text: string }) => <p className="chat-plain">{text}</p>);
PlainPiece.displayName = 'PlainPiece';

/** Whole characters, each piece as long as the others but the last. */
function toPieces(text: string): readonly string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = from + PLAIN_PIECE;
    // A surrogate pair is not parted: its second half begins no piece.
    const to = /[\uDC00-\uDFFF]/.test(text[end] ?? '') ? end + 1 : end;
    pieces.push(text.slice(from, to));
    from = to;
  }
  return pieces;
}

/** Headings of an answer are emphasis in a conversation, not places of the page. */
const strong = ({ children }: { readonly children?: ReactNode }) => (
  <p>
    <strong>{children}</strong>
  </p>
);
const COMPONENTS: Components = {
  a: ({ href, children }) => (href ? <Link href={href}>{children}</Link> : children),
  h1: strong,
  h2: strong,
  h3: strong,
  h4: strong,
  h5: strong,
  h6: strong,
};

/** The host stands beside the text: what a link says and where it goes may differ. */
function Link({ href, children }: { readonly href: string; readonly children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children} <span className="chat-host">({URL.canParse(href) ? new URL(href).host : href})</span>
    </a>
  );
}
