import type { Bytes } from './bytes';
import type { Found } from './format';

/**
 * The size in pixels from `width` and `height`, else from `viewBox`. Percentages and other units are left to the
 * browser: a drawing has no pixels of its own.
 */
export function readSvg(bytes: Bytes): Found {
  const start = bytes.text(0, Math.min(bytes.length, 8192)) ?? '';
  const attributes = attributesOf(start);
  const [width, height] = [toPixels(attributes.get('width')), toPixels(attributes.get('height'))];
  if (width !== undefined && height !== undefined) return { size: { width, height } };
  const box = attributes.get('viewbox')?.split(/[\s,]+/, 4) ?? [];
  const [, , boxWidth, boxHeight] = box.map(toPixels);
  return boxWidth === undefined || boxHeight === undefined
    ? {}
    : { size: { width: boxWidth, height: boxHeight } };
}

/** The attributes of the first `svg` tag by their names in lower case. */
function attributesOf(markup: string): ReadonlyMap<string, string> {
  const start = markup.search(/<svg\b/i);
  const end = start < 0 ? -1 : markup.indexOf('>', start);
  if (end < 0) return new Map();
  const pairs = markup.slice(start, end).matchAll(/\s([\w:-]+)\s*=\s*["']([^"']*)["']/g);
  return new Map(Array.from(pairs, ([, name = '', value = '']) => [name.toLowerCase(), value.trim()]));
}

function toPixels(text: string | undefined): number | undefined {
  const number = Number((text && /^([\d.e+]+)(?:px)?$/i.exec(text)?.[1]) || Number.NaN);
  return Number.isNaN(number) ? undefined : number;
}
