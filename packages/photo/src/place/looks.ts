const SPACES = ' \t\r\n\f';
/** Languages a drawing may name. */
const LANGUAGES = ['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xlink'];
/** A filter's standard inputs; other names are the drawing's own. */
const SOURCES = [
  'SourceGraphic',
  'SourceAlpha',
  'BackgroundImage',
  'BackgroundAlpha',
  'FillPaint',
  'StrokePaint',
];
/** Generic fonts, and those on most devices: another name may be any word. */
const FONTS = [
  ...['serif', 'sans-serif', 'monospace', 'cursive', 'fantasy', 'system-ui', 'inherit'],
  ...['arial', 'helvetica', 'times new roman', 'times', 'georgia', 'verdana', 'courier new', 'courier'],
];
/** Letters of the commands of a path, and of its numbers (SVG 2, 9.3). */
const OF_PATHS = 'MmZzLlHhVvCcSsQqTtAaEe0123456789+-., \t\r\n\f';
/** Permitted words in a value of an attribute: of SVG 2 and its filters, and of CSS Color 4. Another may be any word. */
const KEYWORDS = new Set(
  (
    'none auto inherit initial unset normal currentcolor transparent context-fill context-stroke all visible hidden ' +
    'collapse scroll inline block inline-block contents nonzero evenodd butt round square miter miter-clip arcs bevel ' +
    'start middle end left right justify bold bolder lighter italic oblique small-caps underline overline line-through ' +
    'baseline sub super alphabetic ideographic hanging mathematical central text-before-edge text-after-edge ' +
    'before-edge after-edge text-top text-bottom ltr rtl lr-tb rl-tb tb-rl lr rl tb horizontal-tb vertical-rl vertical-lr ' +
    'embed bidi-override isolate isolate-override plaintext optimizespeed optimizequality optimizelegibility ' +
    'geometricprecision crispedges pixelated srgb linearrgb fill stroke markers userspaceonuse objectboundingbox ' +
    'pad reflect repeat strokewidth stretch spacing spacingandglyphs align exact xminymin xmidymin xmaxymin xminymid ' +
    'xmidymid xmaxymid xminymax xmidymax xmaxymax meet slice defer matrix saturate huerotate luminancetoalpha identity ' +
    'table discrete linear gamma over in out atop xor lighter arithmetic erode dilate fractalnoise turbulence stitch ' +
    'nostitch duplicate wrap true false r g b a multiply screen overlay darken lighten color-dodge color-burn hard-light ' +
    'soft-light difference exclusion hue saturation color luminosity plus-lighter non-scaling-stroke fixed-position ' +
    'auto-start-reverse default preserve dotted dashed wavy solid double flex grid no-change reset-size use-script blur ' +
    'brightness contrast grayscale invert opacity saturate sepia hue-rotate drop-shadow circle ellipse inset polygon top bottom center fill-box stroke-box view-box xx-small x-small small medium ' +
    'large x-large xx-large smaller larger alpha luminance rotate translate scale skewx skewy translatex translatey ' +
    'scalex scaley rgb rgba hsl hsla calc important text css e px pt pc mm cm em ex rem ch vw vh deg grad rad turn ' +
    'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood ' +
    'cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray ' +
    'darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen ' +
    'darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue ' +
    'firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew ' +
    'hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan ' +
    'lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray ' +
    'lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue ' +
    'mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred ' +
    'midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid ' +
    'palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple ' +
    'rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue ' +
    'slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white ' +
    'whitesmoke yellow yellowgreen'
  ).split(' '),
);
/** The parts of a value besides its keywords: colours of a palette, numbers, and signs between them. */
const COLOUR = /#[\da-f]{3,8}(?![\w-])/g;
const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/g;
const WORD = /[a-z_\u0080-\uffff][\w\u0080-\uffff-]*/g;
const SIGNS = /^[\s,;()%+*/!-]*$/;
/** Colours and paint: a number at the start of one draws nothing. */
const PAINTS = ['fill', 'stroke', 'color', 'stop-color', 'flood-color', 'lighting-color'];
const NUMBERS_ALONE = /^[^a-z]*\d/;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';

/** Appearance: values of attributes, and rules of style, with the makers' own names replaced by numbers. */
export interface Looks {
  /** The new name of a part or a class of the drawing. */
  nameOf(name: string): string;
  /** Undefined for a value that fetches, or may be any word. */
  attribute(name: string, value: string): string | undefined;
  declarations(text: string): readonly (readonly [look: string, value: string])[];
  rules(text: string): string;
  /** Everything hidden by a drawing's rules: elements, classes as `.a` and parts as `#a`, by the last name of a selector. */
  hidden(text: string): readonly string[];
}

/** Invisible words do not draw. */
const HIDDEN: Readonly<Record<string, readonly string[]>> = {
  display: ['none'],
  visibility: ['hidden', 'collapse'],
  opacity: ['0'],
};
/** Whether a declaration hides its words. */
export const hides = (look: string, value: string): boolean =>
  HIDDEN[look]?.includes(value.split('!')[0]?.trim() ?? '') === true;

export function createLooks(known: {
  readonly elements: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}): Looks {
  const names = new Map<string, string>();
  const nameOf = (name: string): string => {
    const alias = names.get(name) ?? `n${names.size + 1}`;
    names.set(name, alias);
    return alias;
  };
  /** A style may refer to parts of the drawing, and to no other address. */
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
    if (look !== 'font-family') {
      const clean = lookOf(value);
      return clean !== undefined && isDrawn(look, clean) ? clean : undefined;
    }
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
  /** Elements, classes and parts, combined or nested; undefined for anything else. */
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
    hidden(text) {
      return withoutComments(text)
        .split('}')
        .flatMap(rule => {
          const brace = rule.indexOf('{');
          if (brace < 0 || !declarations(rule.slice(brace + 1)).some(([look, value]) => hides(look, value)))
            return [];
          return rule
            .slice(0, brace)
            .split(',')
            .map(selector => lastName(selector.trim()));
        });
    },
    rules(text) {
      if (text.includes('@')) return ''; // rules that fetch, or are for other screens
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

/** Whether a value consists only of numbers, colours, parts of the drawing and keywords of the language. */
function isDrawn(look: string, value: string): boolean {
  const plain = value
    .toLowerCase()
    .replaceAll(/url\(#n\d+\)/g, ' ')
    .replaceAll(COLOUR, ' ');
  const rest = plain.replaceAll(NUMBER, ' ');
  if (PAINTS.includes(look) && NUMBERS_ALONE.test(plain)) return false;
  return (rest.match(WORD) ?? []).every(word => KEYWORDS.has(word)) && SIGNS.test(rest.replaceAll(WORD, ' '));
}

const words = (text: string): readonly string[] =>
  [...SPACES]
    .reduce((parts, space) => parts.flatMap(part => part.split(space)), [text])
    .filter(part => part !== '');

/** The last class, part or element named by a selector: its subject, and possibly more. */
function lastName(selector: string): string {
  let from = selector.length;
  while (from > 0 && LETTERS.includes(selector[from - 1] ?? ' ')) from -= 1;
  return selector.slice('.#'.includes(selector[from - 1] ?? ' ') ? from - 1 : from);
}

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
