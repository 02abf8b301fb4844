import type { Budget } from './budget';
import { readReference } from './characters';

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' }
  /** A picture is named, not fetched: its address could carry data away. */
  | { readonly kind: 'picture'; readonly description: string }
  | { readonly kind: 'emphasis' | 'strong'; readonly content: readonly Inline[] }
  /** `href` is http or https. */
  | { readonly kind: 'link'; readonly href: string; readonly content: readonly Inline[] };

/** Emphasis and brackets open at one time; further ones are text. */
const MOST_OPEN = 16;
/** Characters of an address. */
const LONGEST_ADDRESS = 2000;

/** An open mark of emphasis, link or picture. `at`: its index among the pieces. */
interface Opener {
  readonly kind: '*' | '_' | '[' | '![';
  /** Marks, for emphasis. */
  readonly size: number;
  readonly at: number;
}

/**
 * Reads emphasis, links, code and references. Every character is visited a bounded number of times: no search restarts
 * where an earlier one has been. `isGrowing`: the text may continue, so unclosed bold is bold already.
 */
export function parseInline(written: string, budget: Budget, isGrowing = false): readonly Inline[] {
  const text = isGrowing ? withoutHalfMark(written) : written;
  const pieces: Inline[] = [];
  const openers: Opener[] = [];
  const codeEnds = findCodeEnds(text, budget);
  let words = '';
  let at = 0;

  while (at < text.length) {
    budget.step();
    if (budget.isSpent()) {
      words += text.slice(at);
      break;
    }
    at = readOne(text.charAt(at));
  }
  flush();
  if (isGrowing) closeBold();
  return textOnly(pieces);

  /** Reads the element beginning here; returns where the next begins. */
  function readOne(character: string): number {
    switch (character) {
      case '\\':
        return readEscape();
      case '&': {
        const reference = readReference(text, at);
        words += reference?.character ?? '&';
        return reference?.end ?? at + 1;
      }
      case '`':
        return readCode();
      case '*':
      case '_':
        return readEmphasis(character);
      case '!':
        if (text[at + 1] !== '[') break;
        open('![', 2);
        return at + 2;
      case '[':
        open('[', 1);
        return at + 1;
      case ']':
        return readBracketEnd();
      case '<':
        return readAddress();
      case '\n':
        return readLineEnd();
    }
    // Words between marks are taken at once.
    const end = nextMark(text, at + 1);
    budget.step(end - at);
    words += text.slice(at, end);
    return end;
  }

  function readEscape(): number {
    const next = text.charAt(at + 1);
    if (next === '\n') {
      push({ kind: 'break' });
      return at + 2;
    }
    const isMark = next !== '' && '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'.includes(next);
    words += isMark ? next : '\\';
    return at + (isMark ? 2 : 1);
  }

  function readCode(): number {
    const size = runOf('`', at);
    const end = codeEnds.get(at);
    if (end === undefined) {
      words += '`'.repeat(size);
      return at + size;
    }
    const code = text.slice(at + size, end).replaceAll('\n', ' ');
    budget.step(code.length);
    // CommonMark 6.1: one space on both sides lets code begin with a backtick.
    const isPadded = code.startsWith(' ') && code.endsWith(' ') && code.trim() !== '';
    push({ kind: 'code', text: isPadded ? code.slice(1, -1) : code });
    return end + size;
  }

  /** Unlike CommonMark, punctuation on one side does not matter: Chinese writes `**「床」**` without spaces. */
  function readEmphasis(mark: '*' | '_'): number {
    const size = runOf(mark, at);
    const before = text.charAt(at - 1);
    const after = text.charAt(at + size);
    if (size > 3) {
      words += mark.repeat(size);
      return at + size;
    }
    const inWord = mark === '_' && isWord(before) && isWord(after);
    let rest = size;
    if (!isSpace(before) && !inWord) rest -= closeEmphasis(mark, size);
    if (rest > 0 && !isSpace(after) && !inWord && openers.length < MOST_OPEN) {
      flush();
      openers.push({ kind: mark, size: rest, at: pieces.length });
    }
    words += mark.repeat(rest);
    flush();
    return at + size;
  }

  /** Closes everything these marks can close, innermost first; returns how many were used. */
  function closeEmphasis(mark: '*' | '_', size: number): number {
    let used = 0;
    while (used < size) {
      // At most `MOST_OPEN` are visited.
      const index = openers.findLastIndex(({ kind }) => kind === mark);
      const opener = openers[index];
      budget.step(MOST_OPEN);
      if (!opener) break;
      flush();
      const taken = Math.min(opener.size, size - used, 2);
      const content = pieces.slice(opener.at + 1);
      if (content.length === 0) break;
      const left = opener.size - taken;
      pieces.length = opener.at;
      if (left > 0) pieces.push({ kind: 'text', text: mark.repeat(left) });
      pieces.push(budget.count({ kind: taken === 2 ? 'strong' : 'emphasis', content: textOnly(content) }));
      openers.length = index;
      if (left > 0) openers.push({ kind: mark, size: left, at: opener.at });
      used += taken;
    }
    return used;
  }

  function open(kind: '[' | '![', size: number): void {
    flush();
    if (openers.length < MOST_OPEN) openers.push({ kind, size: 0, at: pieces.length });
    words += text.slice(at, at + size);
    flush();
  }

  function readBracketEnd(): number {
    const index = openers.findLastIndex(({ kind }) => kind === '[' || kind === '![');
    const opener = openers[index];
    const target = opener && text[at + 1] === '(' ? readTarget(text, at + 2, budget) : undefined;
    budget.step(MOST_OPEN);
    if (!opener || !target) {
      if (opener) openers.splice(index, 1);
      words += ']';
      return at + 1;
    }
    flush();
    const content = textOnly(pieces.slice(opener.at + 1));
    pieces.length = opener.at;
    openers.length = index;
    if (opener.kind === '![') {
      push({ kind: 'picture', description: toText(content) });
    } else if (isWeb(target.address)) {
      leaveLinks();
      push({ kind: 'link', href: target.address, content });
    } else pieces.push(...content);
    return target.end;
  }

  /** `<https://…>`; any other tag is text. */
  function readAddress(): number {
    const end = endOf(text, at + 1, ' \n<>', LONGEST_ADDRESS);
    budget.step(end - at);
    const address = text.slice(at + 1, end);
    if (text[end] === '>' && isWeb(address)) {
      leaveLinks();
      push({ kind: 'link', href: address, content: [{ kind: 'text', text: address }] });
      return end + 1;
    }
    if (text[end] === '>' && /^br ?\/?$/i.test(address)) {
      push({ kind: 'break' });
      return end + 1;
    }
    words += '<';
    return at + 1;
  }

  /** A link contains no link (CommonMark 6.3): an open bracket around one is text. */
  function leaveLinks(): void {
    for (let index = openers.length - 1; index >= 0; index -= 1) {
      if (openers[index]?.kind === '[') openers.splice(index, 1);
    }
  }

  function readLineEnd(): number {
    if (words.endsWith('  ')) push({ kind: 'break' }, words.trimEnd());
    else words += '\n';
    return at + 1;
  }

  /** Bold opened after a space and with words in it closes at the end of the text. */
  function closeBold(): void {
    const opener = openers.at(-1);
    if (opener?.kind !== '*' || opener.size !== 2) return;
    const before = pieces[opener.at - 1];
    const content = pieces.slice(opener.at + 1);
    if (content.length === 0 || (before && !(before.kind === 'text' && /\s$/.test(before.text)))) return;
    pieces.length = opener.at;
    pieces.push({ kind: 'strong', content: textOnly(content) });
  }

  function push(piece: Inline, wordsBefore = words): void {
    words = wordsBefore;
    flush();
    // A link shows its host beside it.
    pieces.push(budget.count(piece, piece.kind === 'link' ? 2 : 1));
  }

  function flush(): void {
    if (words !== '') pieces.push({ kind: 'text', text: words });
    words = '';
  }

  function runOf(mark: string, from: number): number {
    let end = from;
    while (text[end] === mark) end += 1;
    budget.step(end - from);
    return end - from;
  }
}

/** The first of the two marks that close bold may have come before the second. */
function withoutHalfMark(text: string): string {
  if (!text.endsWith('*') || text.endsWith('**')) return text;
  let pairs = 0;
  for (let at = text.indexOf('**'); at >= 0; at = text.indexOf('**', at + 2)) pairs += 1;
  return pairs % 2 === 1 ? text.slice(0, -1) : text;
}

/** For each run of backticks that opens code, its closing run of the same length. */
function findCodeEnds(text: string, budget: Budget): ReadonlyMap<number, number> {
  const runs = Array.from(text.matchAll(/`+/g), match => ({ at: match.index, size: match[0].length }));
  budget.step(text.length);
  const nextOfSize = new Map<number, number>();
  const ends = new Map<number, number>();
  for (const { at, size } of runs.reverse()) {
    const end = nextOfSize.get(size);
    if (end !== undefined) ends.set(at, end);
    nextOfSize.set(size, at);
  }
  return ends;
}

/** `address "title")`: ends before the next bracket, so no two targets are read over the same text. */
function readTarget(
  text: string,
  from: number,
  budget: Budget,
): { readonly address: string; readonly end: number } | undefined {
  const isQuoted = text[from] === '<';
  const start = isQuoted ? from + 1 : from;
  let at = endOf(text, start, isQuoted ? '>\n' : ' \n()[]<>', LONGEST_ADDRESS);
  // An address may contain one pair of brackets: …/Feng_shui_(book)
  if (!isQuoted && text[at] === '(') {
    const inner = endOf(text, at + 1, ' \n()[]<>', LONGEST_ADDRESS);
    if (text[inner] === ')') at = endOf(text, inner + 1, ' \n()[]<>', LONGEST_ADDRESS);
  }
  const address = text.slice(start, at);
  if (isQuoted) at += 1;
  if (text[at] === ' ') {
    const quote = text.charAt(at + 1);
    if (quote !== '"' && quote !== "'") return undefined;
    at = endOf(text, at + 2, `${quote}\n[]`, LONGEST_ADDRESS) + 1;
  }
  budget.step(at - from);
  return text[at] === ')' ? { address, end: at + 1 } : undefined;
}

/** The first place from `from` with one of `marks`, the end of the text, or `limit` characters on. */
function endOf(text: string, from: number, marks: string, limit: number): number {
  const last = Math.min(text.length, from + limit);
  let at = from;
  while (at < last && !marks.includes(text.charAt(at))) at += 1;
  return at;
}

function nextMark(text: string, from: number): number {
  let at = from;
  while (at < text.length && !'\\&`*_![]<\n'.includes(text.charAt(at))) at += 1;
  return at;
}

/** Neighbouring texts as one. */
function textOnly(pieces: readonly Inline[]): readonly Inline[] {
  const joined: Inline[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text') {
      joined[joined.length - 1] = { kind: 'text', text: last.text + piece.text };
    } else joined.push(piece);
  }
  return joined;
}

/** A piece's text, without its formatting. */
const toText = (pieces: readonly Inline[]): string =>
  pieces
    .map(piece => {
      switch (piece.kind) {
        case 'text':
        case 'code':
          return piece.text;
        case 'break':
          return '\n';
        case 'picture':
          return piece.description;
        default:
          return toText(piece.content);
      }
    })
    .join('');

const isWeb = (address: string): boolean => /^https?:\/\/[^\s]/i.test(address);
const isSpace = (character: string): boolean => character === '' || /\s/.test(character);
const isWord = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);
