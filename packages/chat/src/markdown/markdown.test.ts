import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { readReference } from './characters';
import type { Inline } from './inline';
import { type Block, parseMarkdown, readMarkdown } from './markdown';
import { ATTACKS, DEGENERATE, ORDINARY } from './markdown.cases';

const blocksOf = (text: string, growing = false) => parseMarkdown(text, growing).map(({ block }) => block);
/** Our tree, or mdast's, as one nested list: the kinds both know, and their words. */
type Shape = string | readonly Shape[];

function shapeOf(block: Block): Shape {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return [block.kind, ...block.content.map(shapeOfInline)];
    case 'code':
      return ['code', block.text];
    case 'rule':
      return ['rule'];
    case 'quote':
      return ['quote', ...block.blocks.map(shapeOf)];
    case 'list':
      return ['list', `${block.start ?? ''}`, ...block.items.map(item => item.map(shapeOf))];
    case 'plain':
      return ['plain', block.text];
  }
}
function shapeOfInline(piece: Inline): Shape {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'code':
      return ['code', piece.text];
    case 'break':
      return ['break'];
    case 'picture':
      return ['picture', piece.description];
    case 'link':
      return ['link', piece.href, ...piece.content.map(shapeOfInline)];
    default:
      return [piece.kind, ...piece.content.map(shapeOfInline)];
  }
}
type MdastNode = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number];
function shapeOfMdast(node: MdastNode): Shape {
  const inside = () =>
    'children' in node ? node.children.map(child => shapeOfMdast(child as MdastNode)) : [];
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
    case 'code':
      return ['code', node.value];
    case 'break':
      return ['break'];
    case 'thematicBreak':
      return ['rule'];
    case 'image':
      return ['picture', node.alt ?? ''];
    case 'link':
      return ['link', node.url, ...inside()];
    case 'blockquote':
      return ['quote', ...inside()];
    case 'list':
      return ['list', `${node.ordered ? node.start : ''}`, ...inside()];
    case 'listItem':
      return inside();
    default:
      return [node.type, ...inside()];
  }
}

describe('ordinary answers', () => {
  // The second library is mdast-util-from-markdown, the reference reader of CommonMark in JavaScript.
  it.each(ORDINARY)('[R181] %j reads as in CommonMark', text => {
    expect(blocksOf(text).map(shapeOf)).toEqual(fromMarkdown(text).children.map(shapeOfMdast));
  });

  it('[R181] Chinese bold needs no spaces around it, though CommonMark wants them beside punctuation', () => {
    expect(blocksOf('床**「靠墙」**放').map(shapeOf)).toEqual([
      ['paragraph', '床', ['strong', '「靠墙」'], '放'],
    ]);
  });

  it('[R181] a nested list is indented by two spaces, as models write it', () => {
    expect(blocksOf('1. a\n  - b').map(shapeOf)).toEqual([
      [
        'list',
        '1',
        [
          ['paragraph', 'a'],
          ['list', '', [['paragraph', 'b']]],
        ],
      ],
    ]);
  });

  it.each(['&nbsp;', '&lt;', '&amp;', '&hellip;', '&times;', '&deg;', '&#8212;', '&#x2014;', '&mdash;'])(
    '[R181] %s is the character HTML names',
    text => {
      const [paragraph] = fromMarkdown(`a${text}b`).children;
      const words = paragraph?.type === 'paragraph' && paragraph.children[0];
      expect(words && words.type === 'text' && words.value).toBe(`a${readReference(text, 0)?.character}b`);
    },
  );

  it.each(['&unknownname;', '&;', '&lt', 'AT&T', '&#xZZ;'])(
    '[R181] %s is unknown and shown as written',
    text => {
      expect(blocksOf(text)).toEqual([{ kind: 'paragraph', content: [{ kind: 'text', text }] }]);
    },
  );

  it.each([
    ['**书桌', [['paragraph', ['strong', '书桌']]]],
    ['Then **the be', [['paragraph', 'Then ', ['strong', 'the be']]]],
    ['**done*', [['paragraph', ['strong', 'done']]]],
    ['**a** and **b', [['paragraph', ['strong', 'a'], ' and ', ['strong', 'b']]]],
    ['2**10 is 1024', [['paragraph', '2**10 is 1024']]],
    ['`**x`', [['paragraph', ['code', '**x']]]],
    ['- a\n- **b', [['list', '', [['paragraph', 'a']], [['paragraph', ['strong', 'b']]]]]],
  ])('[R181] %s is bold from its opening marks while it grows', (text, shape) => {
    expect(blocksOf(text, true).map(shapeOf)).toEqual(shape);
  });

  it('[R181] only the last block of a growing answer changes', () => {
    const text = '# A\n\nb **c**\n\n- d\n- e\n\nf';
    for (let end = 1; end < text.length; end += 1) {
      const before = parseMarkdown(text.slice(0, end), true).map(({ source }) => source);
      const after = parseMarkdown(text.slice(0, end + 1), true).map(({ source }) => source);
      expect(after.slice(0, Math.max(0, before.length - 1))).toEqual(before.slice(0, -1));
    }
  });
});

describe('malicious answers', () => {
  const kinds = new Set(['paragraph', 'heading', 'code', 'rule', 'quote', 'list', 'plain']);
  const hrefsOf = (value: unknown): readonly string[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, inside]) =>
          key === 'href' && typeof inside === 'string' ? [inside] : hrefsOf(inside),
        );

  it('include at least as many as the published corpora', () => {
    expect(new Set(ATTACKS).size).toBeGreaterThanOrEqual(573);
    expect(new Set(DEGENERATE).size).toBeGreaterThanOrEqual(100);
  });

  it('[R181] every answer gives only words and links to web pages', () => {
    for (const attack of ATTACKS) {
      const blocks = blocksOf(attack);
      for (const { kind } of blocks) expect(kinds).toContain(kind);
      for (const href of hrefsOf(blocks)) expect(href).toMatch(/^https?:\/\/\S/i);
    }
  });

  const depthOf = (value: unknown): number =>
    typeof value !== 'object' || value === null
      ? 0
      : 1 + Math.max(0, ...Object.values(value).map(inside => depthOf(inside)));
  const sizeOf = (value: unknown): number =>
    typeof value !== 'object' || value === null
      ? 0
      : Object.values(value).reduce((sum: number, inside) => sum + sizeOf(inside), 1);

  it('[R181] consecutive rules become one, anywhere', () => {
    expect(blocksOf('a\n\n---\n***\n\n___\nb').map(({ kind }) => kind)).toEqual([
      'paragraph',
      'rule',
      'paragraph',
    ]);
    expect(blocksOf('---\n'.repeat(10_000))).toEqual([{ kind: 'rule' }]);
    expect(blocksOf('> ---\n'.repeat(10_000))).toEqual([{ kind: 'quote', blocks: [{ kind: 'rule' }] }]);
  });

  it('[R181] reading takes steps in proportion to the length, and the result is small and shallow', () => {
    for (const text of [...ATTACKS, ...DEGENERATE]) {
      const { sections, steps } = readMarkdown(text);
      const what = text.slice(0, 40);
      expect(steps, what).toBeLessThan(60 * text.length + 1000);
      const blocks = sections.map(({ block }) => block);
      expect(depthOf(blocks), what).toBeLessThan(120);
      expect(sizeOf(blocks), what).toBeLessThan(30_000);
    }
  });

  it.each([
    { marks: 7, deep: 7 },
    { marks: 8, deep: 8 },
    { marks: 9, deep: 8 },
    { marks: 500, deep: 8 },
  ])('[R181] $marks nested quotes are $deep deep, and no words are lost', ({ marks, deep }) => {
    const read = JSON.stringify(blocksOf(`${'> '.repeat(marks)}end`));
    expect(read.split('"kind":"quote"').length - 1).toBe(deep);
    expect(read).toContain('end');
  });

  /** Elements of the page, as drawn by the app: code in its box, a heading in bold, a link with its host. */
  const elementsOf = (value: unknown): number => {
    if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + elementsOf(each), 0);
    if (typeof value !== 'object' || value === null) return 0;
    const kind = 'kind' in value ? value.kind : undefined;
    const own =
      kind === 'text' || kind === undefined ? 0 : ['code', 'heading', 'link'].includes(String(kind)) ? 2 : 1;
    const items = 'items' in value && Array.isArray(value.items) ? value.items.length : 0;
    return Object.values(value).reduce((sum: number, each) => sum + elementsOf(each), own + items);
  };

  it.each([
    '```\n',
    '~~~\n',
    'a\n\n---\n\n',
    '# a\n',
    '- a\n',
    '> a\n\n',
    'a\n\n',
    '*a* ',
    '[a](https://b.example) ',
    '[*a*](https://b.example) ',
    '<https://b.example> ',
    'a  \n',
    '1. # a\n',
    '> - ```\n',
  ])('[R181] %j, however often repeated, becomes at most 1,500 elements', piece => {
    const count = elementsOf(readMarkdown(piece.repeat(5000)).sections.map(({ block }) => block));
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(1500 + 20);
  });

  it('[R181] twice any text takes at most about twice the steps', () => {
    const pieces = [
      '*',
      '_',
      '`',
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '\n',
      ' ',
      '&',
      '\\',
      '- ',
      '1. ',
      '#',
      'a',
      '!',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 }), parts => {
        const once = parts.join('').repeat(200);
        const steps = readMarkdown(once).steps;
        expect(readMarkdown(once + once).steps).toBeLessThan(3 * steps + 5000);
      }),
      { numRuns: 60 },
    );
  });

  it('[R181] no text loses a word', () => {
    const wordsOf = (value: unknown): string =>
      typeof value === 'string'
        ? value
        : typeof value === 'object' && value !== null
          ? Object.entries(value)
              .map(([key, inside]) => (key === 'kind' ? '' : wordsOf(inside)))
              .join('')
          : '';
    const marks = fc.constantFrom('*', '_', '[', ']', '(', '\n', ' ', '> ', '- ', '**', '~~~', '# ');
    fc.assert(
      fc.property(fc.array(fc.oneof(marks, fc.constantFrom('w', '字')), { maxLength: 40 }), parts => {
        const text = parts.join('');
        const count = (words: string) => [...words].filter(each => each === '字').length;
        // A word may occur twice, as a link's text and its address, but may not be missing.
        if (!/~~~/.test(text)) expect(count(wordsOf(blocksOf(text)))).toBeGreaterThanOrEqual(count(text));
      }),
    );
  });
});
