import { type Block, type Inline, parseMarkdown } from '@app/chat';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainText } from './PlainText';

export interface MarkdownProps {
  readonly text: string;
  /** More may come: bold without an end is bold already. */
  readonly growing?: boolean;
}

/** A model's Markdown. No HTML passes, pictures become their descriptions, and links are http(s) only. */
function Markdown({ text, growing = false }: MarkdownProps) {
  // Typing and scrolling come before the newest words of an answer, and before a long answer that is opened again.
  const shown = useDeferredValue(text, '');
  const sections = useMemo(() => parseMarkdown(shown, growing), [shown, growing]);
  return sections.map(({ source, block }, index) => (
    // Blocks only ever grow at the end, so their place is their identity.
    <Section key={index} source={source} block={block} growing={growing} />
  ));
}

export default memo(Markdown);

interface SectionProps {
  readonly source: string;
  readonly block: Block;
  readonly growing: boolean;
}

/** Blocks of the same text look the same: only the last one is drawn again while an answer grows. */
const Section = memo(
  ({ block }: SectionProps) => <BlockView block={block} />,
  (before, after) => before.source === after.source && before.growing === after.growing,
);
Section.displayName = 'Section';

/** Headings of an answer are emphasis in a conversation, not places of the page. */
function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Words content={block.content} />
        </p>
      );
    case 'heading':
      return (
        <p>
          <strong>
            <Words content={block.content} />
          </strong>
        </p>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr />;
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'list': {
      const items = block.items.map((blocks, index) => (
        <li key={index}>
          <Item blocks={blocks} />
        </li>
      ));
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case 'plain':
      return <PlainText text={block.text} />;
  }
}

/** The first paragraph of an item is drawn beside its mark. */
function Item({ blocks: [first, ...rest] }: { readonly blocks: readonly Block[] }) {
  if (!first) return null;
  return (
    <>
      {first.kind === 'paragraph' ? <Words content={first.content} /> : <BlockView block={first} />}
      <Blocks blocks={rest} />
    </>
  );
}

const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  blocks.map((block, index) => <BlockView key={index} block={block} />);

const Words = ({ content }: { readonly content: readonly Inline[] }) =>
  content.map((piece, index) => <Piece key={index} piece={piece} />);

function Piece({ piece }: { readonly piece: Inline }) {
  const { t } = useTranslation('visualization');
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'code':
      return <code>{piece.text}</code>;
    case 'break':
      return <br />;
    case 'picture':
      return <em>{t('chat.picture', { alt: piece.description })}</em>;
    case 'emphasis':
      return (
        <em>
          <Words content={piece.content} />
        </em>
      );
    case 'strong':
      return (
        <strong>
          <Words content={piece.content} />
        </strong>
      );
    case 'link':
      return <Link {...piece} />;
  }
}

/** The host is shown beside the text, since what a link says and where it goes may differ. */
function Link({ href, content }: Extract<Inline, { kind: 'link' }>) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      <Words content={content} />{' '}
      <span className="chat-host">({URL.canParse(href) ? new URL(href).host : href})</span>
    </a>
  );
}
