import type { Bytes } from '../bytes';
import { createLooks, hides, type Looks } from './looks';

/** Drawing elements of SVG 2. Elements that link, describe, run or contain other languages are excluded. */
const ELEMENTS = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath image switch style ' +
    'linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix ' +
    'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight ' +
    'feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset ' +
    'fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);
/** Attributes that shape or place drawn parts, or set their appearance. */
const ATTRIBUTES = new Set(
  (
    'xmlns xmlns:xlink xml:space version id class style viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy ' +
    'r rx ry fx fy fr d points pathLength transform href xlink:href offset gradientUnits gradientTransform ' +
    'spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits ' +
    'markerUnits markerWidth markerHeight refX refY orient dx dy rotate textLength lengthAdjust startOffset method ' +
    'spacing side in in2 result mode type values tableValues slope intercept amplitude exponent operator k1 k2 k3 k4 ' +
    'order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant ' +
    'specularConstant specularExponent limitingConeAngle pointsAtX pointsAtY pointsAtZ z azimuth elevation scale ' +
    'xChannelSelector yChannelSelector stdDeviation radius baseFrequency numOctaves seed stitchTiles filterUnits ' +
    'primitiveUnits alignment-baseline baseline-shift clip-path clip-rule color color-interpolation ' +
    'color-interpolation-filters direction display dominant-baseline fill fill-opacity fill-rule filter flood-color ' +
    'flood-opacity font-family font-size font-style font-variant font-weight image-rendering letter-spacing ' +
    'lighting-color marker-end marker-mid marker-start mask mix-blend-mode opacity overflow paint-order ' +
    'shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap ' +
    'stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering ' +
    'transform-origin unicode-bidi vector-effect visibility word-spacing writing-mode'
  ).split(' '),
);
const KNOWN = { elements: ELEMENTS, attributes: ATTRIBUTES };
/** Elements whose letters are drawn, or set an appearance. */
const WORDS = ['text', 'tspan', 'textPath', 'style'];
const SPACES = ' \t\r\n\f';

/**
 * The drawing reduced to its drawing parts; undefined if it cannot be read with certainty: in another encoding than
 * UTF-8, with a document type with declarations, or with unclosed tags. `cleanPicture` removes the location from a
 * picture inside the drawing. Each letter is visited once.
 */
export function cleanSvg(
  text: string,
  cleanPicture: (address: string) => string | undefined,
  { count }: Pick<Bytes, 'count'>,
): string | undefined {
  const out: string[] = [];
  const open: string[] = [];
  const looks = createLooks(KNOWN);
  const hidden = hiddenBy(text);
  const referred = referredTo(text);
  /** For each open element, whether another part refers to it; their number, and the number of open definitions. */
  const refers: boolean[] = [];
  let [referring, defining] = [0, 0];
  /** How many elements are open from the first continuing one. */
  let gone = 0;
  let at = 0;
  const skipTo = (letters: string, from: number): boolean => {
    const end = text.indexOf(letters, from);
    at = end + letters.length;
    return end >= 0;
  };
  while (at < text.length) {
    count();
    const tag = text.indexOf('<', at);
    const words = text.slice(at, tag < 0 ? text.length : tag);
    if (gone === 0 && WORDS.includes(open.at(-1) ?? '')) out.push(wordsOf(open.at(-1) ?? '', words, looks));
    if (tag < 0) break;
    if (text.startsWith('<!--', tag)) {
      if (!skipTo('-->', tag + 4)) return undefined;
    } else if (text.startsWith('<?', tag)) {
      if (!skipTo('?>', tag + 2)) return undefined;
    } else if (text.startsWith('<![CDATA[', tag)) {
      if (!skipTo(']]>', tag + 9)) return undefined;
      if (gone === 0 && open.at(-1) === 'style')
        out.push(wordsOf('style', text.slice(tag + 9, at - 3), looks).replaceAll('<', ''));
    } else if (text.startsWith('<!', tag)) {
      if (!skipTo('>', tag + 2) || text.slice(tag, at).includes('[')) return undefined;
    } else if (text[tag + 1] === '/') {
      if (!skipTo('>', tag + 2)) return undefined;
      const name = open.pop();
      if (name === undefined || text.slice(tag + 2, at - 1).trim() !== name) return undefined;
      if (refers.pop()) referring -= 1;
      if (name === 'defs') defining -= 1;
      if (gone === 0) out.push(`</${name}>`);
      else gone -= 1;
      if (open.length === 0) break;
    } else {
      const found = readTag(text, tag + 1, count);
      if (!found) return undefined;
      at = found.end;
      const isReferred = found.attributes.some(
        ([attribute, value]) => attribute === 'id' && referred.has(value.trim()),
      );
      // Words among the definitions are drawn if another part refers to them.
      const isUnused = defining > 0 && referring === 0 && !isReferred && found.name === 'text';
      const isRemoved = gone > 0 || !ELEMENTS.has(found.name) || isUnused || isHidden(found, looks, hidden);
      if (!isRemoved) out.push(tagOf(found, cleanPicture, looks));
      if (!found.isEmpty) {
        open.push(found.name);
        refers.push(isReferred);
        if (isReferred) referring += 1;
        if (found.name === 'defs') defining += 1;
        if (isRemoved) gone += 1;
      }
    }
  }
  return open.length === 0 ? out.join('') : undefined;
}

interface Tag {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly isEmpty: boolean;
  readonly end: number;
}

/** From after its `<` to its end. */
function readTag(text: string, from: number, count: Bytes['count']): Tag | undefined {
  let at = from;
  const space = () => {
    while (SPACES.includes(text[at] ?? '?')) at += 1;
  };
  const word = () => {
    const start = at;
    while (at < text.length && !`${SPACES}/>=<"'`.includes(text[at] ?? '')) at += 1;
    return text.slice(start, at);
  };
  const name = word();
  const attributes: (readonly [string, string])[] = [];
  for (;;) {
    space();
    if (text.startsWith('/>', at)) return { name, attributes, isEmpty: true, end: at + 2 };
    if (text[at] === '>') return { name, attributes, isEmpty: false, end: at + 1 };
    const attribute = word();
    space();
    if (attribute === '' || text[at] !== '=') return undefined;
    at += 1;
    space();
    const quote = text[at] ?? '';
    const end = quote === '"' || quote === "'" ? text.indexOf(quote, at + 1) : -1;
    if (end < 0) return undefined;
    count();
    attributes.push([attribute, text.slice(at + 1, end)]);
    at = end + 1;
  }
}

/** Not drawn at all, or a hidden text: an element inside another hidden one may show itself. */
function isHidden({ name, attributes }: Tag, looks: Looks, hidden: ReadonlySet<string>): boolean {
  const declared = attributes.flatMap(([attribute, value]) =>
    attribute === 'style' ? looks.declarations(value) : [[attribute, value.trim()] as const],
  );
  const isWords = WORDS.includes(name);
  return (
    declared.some(([look, value]) => (look === 'display' || isWords) && hides(look, value)) ||
    ((isWords || name === 'g') && namesOf(name, attributes).some(each => hidden.has(each)))
  );
}

/** The names a rule of style may use for an element. */
const namesOf = (name: string, attributes: Tag['attributes']): readonly string[] => [
  name,
  ...attributes.flatMap(([attribute, value]) =>
    attribute === 'class'
      ? value.split(/\s+/).map(each => `.${each}`)
      : attribute === 'id'
        ? [`#${value.trim()}`]
        : [],
  ),
];

/** The names after #: references of other parts, and harmless in colours. */
const referredTo = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/#([^"')\s]+)/g)].map(([, name = '']) => name));

/** Everything hidden by a drawing's rules, anywhere in it. */
function hiddenBy(text: string): ReadonlySet<string> {
  const looks = createLooks(KNOWN);
  const [, ...styles] = text.split('<style');
  return new Set(
    styles.flatMap(each => {
      const [inside = ''] = each.slice(each.indexOf('>') + 1).split('</style');
      return looks.hidden(inside.replaceAll('<![CDATA[', '').replaceAll(']]>', ''));
    }),
  );
}

function tagOf(
  { name, attributes, isEmpty }: Tag,
  cleanPicture: (address: string) => string | undefined,
  looks: Looks,
) {
  const written = attributes.flatMap(([attribute, value]) => {
    if (!ATTRIBUTES.has(attribute)) return [];
    const clean = attribute.endsWith('href')
      ? addressOf(name, value, cleanPicture, looks)
      : looks.attribute(attribute, value);
    return clean === undefined
      ? []
      : [` ${attribute}="${clean.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`];
  });
  return `<${name}${written.join('')}${isEmpty ? '/' : ''}>`;
}

/** A part of the drawing itself, or an embedded picture. */
function addressOf(
  name: string,
  value: string,
  cleanPicture: (address: string) => string | undefined,
  looks: Looks,
) {
  const address = value.trim();
  if (address.startsWith('#')) return `#${looks.nameOf(address.slice(1))}`;
  return name === 'image' ? cleanPicture(address) : undefined;
}

const wordsOf = (element: string, words: string, looks: Looks): string =>
  element === 'style' ? looks.rules(words) : words;
