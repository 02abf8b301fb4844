import type { Bytes } from './bytes';
import type { Found } from './format';

/**
 * The size in pixels from `width` and `height`, else from `viewBox`. Percentages and other units are left to the
 * browser: a drawing has no pixels of its own.
 */
export function readSvg(bytes: Bytes): Found {
  const start = bytes.text(0, Math.min(bytes.length, 8192)) ?? '';
  const tag = /<svg\b[^>]*>/i.exec(start)?.[0] ?? '';
  const [width, height] = [length(tag, 'width'), length(tag, 'height')];
  if (width !== undefined && height !== undefined) return { size: { width, height } };
  const box = /\sviewBox\s*=\s*["']\s*[-\d.e+]+[\s,]+[-\d.e+]+[\s,]+([\d.e+]+)[\s,]+([\d.e+]+)/i.exec(tag);
  return box ? { size: { width: Number(box[1]), height: Number(box[2]) } } : {};
}

function length(tag: string, name: string): number | undefined {
  const value = new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`, 'i').exec(tag)?.[1];
  return value === undefined || Number.isNaN(Number(value)) ? undefined : Number(value);
}
