const SPACES = ' \t\r\n\f';
/** What a drawing may name as its language. */
const LANGUAGES = ['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xlink'];
/** What a filter starts from; other names are the drawing's own. */
const SOURCES = [
  'SourceGraphic',
  'SourceAlpha',
  'BackgroundImage',
  'BackgroundAlpha',
  'FillPaint',
  'StrokePaint',
];
/** Kinds of letters, and the fonts that most devices have: another name may be any word. */
const FONTS = [
  ...['serif', 'sans-serif', 'monospace', 'cursive', 'fantasy', 'system-ui', 'inherit'],
  ...['arial', 'helvetica', 'times new roman', 'times', 'georgia', 'verdana', 'courier new', 'courier'],
];
/** Letters of the commands of a path, and of its numbers (SVG 2, 9.3). */
const OF_PATHS = 'MmZzLlHhVvCcSsQqTtAaEe0123456789+-., \t\r\n\f';
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';

/** How things look: values of attributes, and rules of style, with what its makers chose to call something called by numbers. */
export interface Looks {
  /** The name that a part or a class of the drawing gets. */
  nameOf(name: string): string;
  /** Undefined for a value that fetches, or may be any word. */
  attribute(name: string, value: string): string | undefined;
  declarations(text: string): readonly (readonly [look: string, value: string])[];
  rules(text: string): string;
}

export function createLooks(known: {
  readonly elements: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}): Looks {
  const names = new Map<string, string>();
  const nameOf = (name: string): string => {
    const told = names.get(name) ?? `n${names.size + 1}`;
    names.set(name, told);
    return told;
  };
  /** A look may name parts of the drawing, and nothing else by its address. */
  const lookOf = (value: string): string | undefined => {
    const parts = value.split('url(');
    const named = parts.slice(1).map(part => {
      const end = part.indexOf(')');
      const inside = unquoted(part.slice(0, Math.max(0, end)));
      return end < 0 || !inside.startsWith('#')
        ? undefined
        : ([inside.slice(1), part.slice(end + 1)] as const);
    });
    const rest = [parts[0] ?? '', ...named.map(each => each?.[1] ?? '')].join('').toLowerCase();
    if (named.includes(undefined) || ['url', '/*', '\\', '@', '{', '}'].some(sign => rest.includes(sign)))
      return undefined;
    return named.reduce(
      (text, each) => `${text}url(#${nameOf(each?.[0] ?? '')})${each?.[1] ?? ''}`,
      parts[0] ?? '',
    );
  };
  const cleanValue = (look: string, value: string): string | undefined => {
    if (look !== 'font-family') return lookOf(value);
    const fonts = value.split(',').map(unquoted);
    return fonts.filter(font => FONTS.includes(font.toLowerCase())).join(', ') || undefined;
  };
  const declarations = (text: string) =>
    text.split(';').flatMap(each => {
      const colon = each.indexOf(':');
      const look = each.slice(0, Math.max(0, colon)).trim().toLowerCase();
      const value = known.attributes.has(look) ? cleanValue(look, each.slice(colon + 1).trim()) : undefined;
      return value === undefined ? [] : [[look, value] as const];
    });
  const written = (text: string) =>
    declarations(text)
      .map(([look, value]) => `${look}: ${value}`)
      .join('; ');
  /** Elements, classes and parts, beside or in each other; undefined for anything else. */
  const selectorOf = (text: string): string | undefined => {
    let out = '';
    for (let at = 0; at < text.length; ) {
      const sign = text[at] ?? '';
      let end = '.#'.includes(sign) ? at + 1 : at;
      while (LETTERS.includes(text[end] ?? ' ')) end += 1;
      const word = text.slice('.#'.includes(sign) ? at + 1 : at, end);
      if (`${SPACES},>+~*`.includes(sign)) {
        out += sign;
        end = at + 1;
      } else if ('.#'.includes(sign) && word !== '') out += sign + nameOf(word);
      else if (known.elements.has(word)) out += word;
      else return undefined;
      at = end;
    }
    return out.trim() || undefined;
  };
  return {
    nameOf,
    declarations,
    attribute(name, value) {
      switch (name) {
        case 'id':
          return nameOf(value.trim());
        case 'class':
          return words(value).map(nameOf).join(' ');
        case 'style':
          return written(value);
        case 'in':
        case 'in2':
        case 'result':
          return SOURCES.includes(value) ? value : nameOf(value);
        case 'd':
          return [...value].every(letter => OF_PATHS.includes(letter)) ? value : undefined;
        case 'xmlns':
        case 'xmlns:xlink':
          return LANGUAGES.includes(value) ? value : undefined;
        default:
          return cleanValue(name, value);
      }
    },
    rules(text) {
      if (text.includes('@')) return ''; // what fetches, or is for other screens
      return withoutComments(text)
        .split('}')
        .flatMap(rule => {
          const brace = rule.indexOf('{');
          const selector = brace < 0 ? undefined : selectorOf(rule.slice(0, brace).trim());
          const looks = brace < 0 ? '' : written(rule.slice(brace + 1));
          return selector && looks ? [`${selector} { ${looks} }`] : [];
        })
        .join('\n');
    },
  };
}

const words = (text: string): readonly string[] =>
  [...SPACES]
    .reduce((parts, space) => parts.flatMap(part => part.split(space)), [text])
    .filter(part => part !== '');

function unquoted(text: string): string {
  const bare = text.replaceAll('&quot;', '"').replaceAll('&apos;', "'").trim();
  return bare.length > 1 && `'"`.includes(bare[0] ?? ' ') && bare.at(-1) === bare[0]
    ? bare.slice(1, -1)
    : bare;
}

function withoutComments(text: string): string {
  const [first = '', ...rest] = text.split('/*');
  return [first, ...rest.map(part => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''))].join(
    '',
  );
}
