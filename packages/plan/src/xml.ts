/** A start tag of an XML file with its attributes. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The number of open tags around it. */
  readonly depth: number;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * The start tags of an XML text in order, in one pass: enough for files that keep everything in attributes. Undefined
 * for anything but XML, for a document type, whose entities could expand without limit, and beyond `most` tags.
 */
export function tagsOf(text: string, most: number): readonly Tag[] | undefined {
  const tags: Tag[] = [];
  let depth = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    if (text.startsWith('<!--', at)) at = after(text, '-->', at);
    else if (text.startsWith('<![CDATA[', at)) at = after(text, ']]>', at);
    else if (text.startsWith('<!', at)) return undefined;
    else if (text.startsWith('<?', at)) at = after(text, '?>', at);
    else if (text.startsWith('</', at)) {
      at = after(text, '>', at);
      depth--;
    } else {
      const read = readTag(text, at + 1);
      if (!read || tags.length >= most) return undefined;
      tags.push({ name: read.name, attributes: read.attributes, depth });
      if (!read.isEmpty) depth++;
      at = read.end;
    }
    if (at < 0 || depth < 0) return undefined;
  }
  return depth === 0 && tags.length > 0 ? tags : undefined;
}

/** The position after a mark; −1 if there is none. */
function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? -1 : at + mark.length;
}

function readTag(text: string, from: number) {
  let at = from;
  while (at < text.length && !isSpace(text[at]!) && text[at] !== '>' && text[at] !== '/') at++;
  const name = text.slice(from, at);
  const attributes: Record<string, string> = Object.create(null);
  for (;;) {
    while (isSpace(text[at] ?? '')) at++;
    if (text[at] === '>') return { name, attributes, isEmpty: false, end: at + 1 };
    if (text.startsWith('/>', at)) return { name, attributes, isEmpty: true, end: at + 2 };
    const equals = text.indexOf('=', at);
    const quote = text[equals + 1];
    if (equals < 0 || (quote !== '"' && quote !== "'")) return undefined;
    const close = text.indexOf(quote, equals + 2);
    if (close < 0) return undefined;
    attributes[text.slice(at, equals).trim()] = unescaped(text.slice(equals + 2, close));
    at = close + 1;
  }
}

const isSpace = (letter: string): boolean =>
  letter === ' ' || letter === '\n' || letter === '\r' || letter === '\t';

const unescaped = (text: string): string =>
  text.replace(/&([#a-z0-9]{1,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
