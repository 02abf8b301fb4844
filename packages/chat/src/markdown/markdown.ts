import { type Budget, createBudget } from './budget';
import { type Inline, parseInline } from './inline';

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly content: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'list';
      /** The number of the first item; missing for bullets. */
      readonly start?: number;
      readonly items: readonly (readonly Block[])[];
    }
  /** Too long or too complex; shown as written. */
  | { readonly kind: 'plain'; readonly text: string };

/** A block of the whole answer, with its source text: two with the same text look the same. */
export interface Section {
  readonly source: string;
  readonly block: Block;
}

/** How deep quotes and lists may be nested; anything deeper is a paragraph. */
const DEEPEST = 8;
/** Longer paragraphs are shown plain, since their layout takes long, characters. */
const LONGEST_PARAGRAPH = 4000;
/** Maximum elements of an answer: some 20 pages with a mark in every second line. */
const MOST_NODES = 1500;

/**
 * R181. Reads an answer's Markdown: the common part of CommonMark, without HTML, which is text here. It takes time in
 * proportion to the length, for any text, and gives at most `MOST_NODES` elements, nested `DEEPEST` deep; the rest is
 * plain. `isGrowing`: the answer may continue, so unclosed bold is bold already.
 */
export const parseMarkdown = (text: string, isGrowing = false): readonly Section[] =>
  readMarkdown(text, isGrowing).sections;

/** Like `parseMarkdown`, with the steps it took. */
export function readMarkdown(
  text: string,
  isGrowing = false,
): { readonly sections: readonly Section[]; readonly steps: number } {
  const budget = createBudget(MOST_NODES);
  if (typeof text !== 'string') return { sections: [], steps: 0 };
  const lines = text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').split('\n');
  budget.step(text.length);
  const sections: Section[] = [];
  for (let at = 0; at < lines.length; ) {
    if (budget.isSpent()) {
      const source = lines.slice(at).join('\n');
      if (source.trim() !== '') sections.push({ source, block: { kind: 'plain', text: source } });
      break;
    }
    const read = readBlock(lines, at, 0, budget, isGrowing);
    if (read.block && isDrawn(read.block, sections.at(-1)?.block, budget)) {
      sections.push({ source: lines.slice(at, read.end).join('\n'), block: read.block });
    }
    at = read.end;
  }
  return { sections, steps: budget.steps() };
}

interface Read {
  /** Missing for blank lines. */
  readonly block?: Block;
  /** The line after it. */
  readonly end: number;
}

function readBlock(
  lines: readonly string[],
  at: number,
  depth: number,
  budget: Budget,
  isGrowing: boolean,
): Read {
  const line = lines[at] ?? '';
  budget.step(line.length + 1);
  if (isBlank(line)) return { end: at + 1 };
  if (FENCE.test(line)) return readCode(lines, at, budget);
  if (isRule(line)) return { block: { kind: 'rule' }, end: at + 1 };
  const heading = headingOf(line);
  if (heading !== undefined) {
    return { block: budget.count(toText('heading', heading, budget, false), 2), end: at + 1 };
  }
  if (depth < DEEPEST) {
    if (QUOTE.test(line)) return readQuote(lines, at, depth, budget);
    if (markerOf(line)) return readList(lines, at, depth, budget, isGrowing);
  }
  return readParagraph(lines, at, depth, budget, isGrowing);
}

function readBlocks(
  lines: readonly string[],
  depth: number,
  budget: Budget,
  isGrowing: boolean,
): readonly Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const read = budget.isSpent()
      ? { block: { kind: 'plain', text: lines.slice(at).join('\n') } as const, end: lines.length }
      : readBlock(lines, at, depth, budget, isGrowing);
    if (read.block && isDrawn(read.block, blocks.at(-1), budget)) blocks.push(read.block);
    at = read.end;
  }
  return blocks;
}

/** A run of rules divides no more than one, and thousands of them take seconds to lay out: one is drawn, and counted. */
function isDrawn(block: Block, before: Block | undefined, budget: Budget): boolean {
  if (block.kind !== 'rule') return true;
  return before?.kind !== 'rule' && budget.count(true);
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const QUOTE = /^ {0,3}>/;
const MARKER = /^( {0,3})(?:([-*+])|(\d{1,9})[.)])( {1,4}|$)/;

/** An unclosed code fence extends to the end: the rest may still be coming. */
function readCode(lines: readonly string[], at: number, budget: Budget): Read {
  const opening = FENCE.exec(lines[at] ?? '')?.[1] ?? '';
  const mark = opening.charAt(0);
  let end = at + 1;
  while (end < lines.length && !closesCode(lines[end] ?? '', mark, opening.length)) end += 1;
  const code = lines.slice(at + 1, end);
  budget.step(code.reduce((sum, line) => sum + line.length + 1, 0));
  return { block: budget.count({ kind: 'code', text: code.join('\n') }, 2), end: end + 1 };
}

function closesCode(line: string, mark: string, size: number): boolean {
  const fence = line.trim();
  return fence.length >= size && fence === mark.repeat(fence.length);
}

function isRule(line: string): boolean {
  const marks = line.replaceAll(/[ \t]/g, '');
  return (
    marks.length >= 3 && '-*_'.includes(marks.charAt(0)) && marks === marks.charAt(0).repeat(marks.length)
  );
}

/** The words of `## Words ##`. */
function headingOf(line: string): string | undefined {
  const match = /^ {0,3}#{1,6}(?:[ \t]|$)/.exec(line);
  if (!match) return undefined;
  const words = line.slice(match[0].length).trim();
  let end = words.length;
  while (words[end - 1] === '#') end -= 1;
  return end === 0 || words[end - 1] === ' ' ? words.slice(0, end).trimEnd() : words;
}

function readQuote(lines: readonly string[], at: number, depth: number, budget: Budget): Read {
  let end = at;
  while (end < lines.length && QUOTE.test(lines[end] ?? '')) end += 1;
  const inside = lines.slice(at, end).map(line => line.replace(/^ {0,3}> ?/, ''));
  return {
    block: budget.count({ kind: 'quote', blocks: readBlocks(inside, depth + 1, budget, false) }),
    end,
  };
}

interface Marker {
  /** Shared by the items of one list. */
  readonly kind: 'bullet' | 'number';
  readonly number: number;
  readonly indent: number;
  /** Column of the item's text. */
  readonly width: number;
}

function markerOf(line: string): Marker | undefined {
  const match = MARKER.exec(line);
  if (!match) return undefined;
  const [whole, indent = '', , number] = match;
  return {
    kind: number === undefined ? 'bullet' : 'number',
    number: Number(number ?? 0),
    indent: indent.length,
    width: whole.length,
  };
}

function readList(
  lines: readonly string[],
  at: number,
  depth: number,
  budget: Budget,
  isGrowing: boolean,
): Read {
  const first = markerOf(lines[at] ?? '');
  const items: (readonly Block[])[] = [];
  let end = at;
  for (;;) {
    const marker = markerOf(lines[end] ?? '');
    if (!marker || marker.kind !== first?.kind || isRule(lines[end] ?? '') || budget.isSpent()) break;
    const item = endOfItem(lines, end);
    const inside = [
      (lines[end] ?? '').slice(marker.width),
      ...lines.slice(end + 1, item).map(withoutIndent(marker)),
    ];
    budget.count(inside);
    items.push(readBlocks(inside, depth + 1, budget, isGrowing && item === lines.length));
    end = item;
  }
  const list = { kind: 'list', items, ...(first?.kind === 'number' ? { start: first.number } : {}) } as const;
  return { block: budget.count(list), end };
}

/** An item includes the following indented lines and the lines that continue its paragraph. */
function endOfItem(lines: readonly string[], at: number): number {
  let end = at + 1;
  let afterBlank = false;
  while (end < lines.length) {
    const line = lines[end] ?? '';
    if (!isBlank(line)) {
      const indented = /^(?: {2}|\t)/.test(line);
      if (!indented && (afterBlank || startsBlock(line))) break;
    }
    afterBlank = isBlank(line);
    end += 1;
  }
  return end;
}

/** Two spaces of indentation suffice inside an item, though CommonMark requires three after `1.`: models write two. */
const withoutIndent =
  ({ width }: Marker) =>
  (line: string): string => {
    if (line.startsWith('\t')) return line.slice(1);
    let spaces = 0;
    while (spaces < width && line[spaces] === ' ') spaces += 1;
    return line.slice(spaces);
  };

const startsBlock = (line: string): boolean =>
  FENCE.test(line) ||
  QUOTE.test(line) ||
  isRule(line) ||
  headingOf(line) !== undefined ||
  markerOf(line) !== undefined;

function readParagraph(
  lines: readonly string[],
  at: number,
  depth: number,
  budget: Budget,
  isGrowing: boolean,
): Read {
  let end = at + 1;
  while (
    end < lines.length &&
    !isBlank(lines[end] ?? '') &&
    (depth >= DEEPEST || !interrupts(lines[end] ?? ''))
  ) {
    end += 1;
  }
  const words = lines.slice(at, end).map(line => line.trimStart());
  const text = words.join('\n').trimEnd();
  budget.step(text.length);
  return { block: budget.count(toText('paragraph', text, budget, isGrowing && end === lines.length)), end };
}

/** A number that is not 1 may begin a line of a paragraph: "built in\n1950. It…" (CommonMark 5.3). */
function interrupts(line: string): boolean {
  const marker = markerOf(line);
  return startsBlock(line) && !(marker?.kind === 'number' && marker.number !== 1 && !isRule(line));
}

const toText = (kind: 'paragraph' | 'heading', text: string, budget: Budget, isGrowing: boolean): Block =>
  text.length > LONGEST_PARAGRAPH
    ? { kind: 'plain', text }
    : { kind, content: parseInline(text, budget, isGrowing) };

const isBlank = (line: string): boolean => line.trim() === '';
