import type { Bytes } from './bytes';
import type { Found, ImageSize } from './format';

interface Box {
  readonly type: string;
  readonly body: Bytes;
}

/**
 * The size of AVIF and HEIC pictures (ISO/IEC 23008-12): properties in meta/iprp/ipco, tied to the primary item by ipma.
 * Without a tie the largest size counts, since thumbnails and tiles have sizes as well.
 */
export function readIsobmff(bytes: Bytes): Found {
  const meta = find(boxes(bytes), 'meta');
  if (!meta) return {};
  const inMeta = boxes(meta.slice(4, meta.length)); // version and flags come first
  const properties = find(inMeta, 'iprp');
  const inProperties = properties ? boxes(properties) : [];
  const container = find(inProperties, 'ipco');
  if (!container) return {};
  const all = boxes(container);
  const own = propertiesOfPrimary(find(inMeta, 'pitm'), find(inProperties, 'ipma'), all);
  const size = largest((own.length > 0 ? own : all).flatMap(readSize));
  const turned = own.some(({ type, body }) => type === 'irot' && ((body.u8(0) ?? 0) & 1) === 1);
  if (!size) return {};
  return { size: turned ? { width: size.height, height: size.width } : size };
}

function readSize({ type, body }: Box): ImageSize[] {
  const width = body.u32(4);
  const height = body.u32(8);
  return type === 'ispe' && width !== undefined && height !== undefined ? [{ width, height }] : [];
}

const largest = (sizes: readonly ImageSize[]): ImageSize | undefined =>
  sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];

/** The boxes that follow one another; reading stops where one is cut off or makes no sense. */
function boxes(bytes: Bytes): readonly Box[] {
  const found: Box[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const declared = bytes.u32(at) ?? 0;
    const type = bytes.text(at + 4, 4) ?? '';
    const large = declared === 1; // a 64-bit size follows; nothing before the pixels is that large
    const length = large ? (bytes.u32(at + 12) ?? 0) : declared === 0 ? bytes.length - at : declared;
    const header = large ? 16 : 8;
    if (length < header) break;
    found.push({ type, body: bytes.slice(at + header, at + length) });
    at += length;
  }
  return found;
}

const find = (all: readonly Box[], type: string): Bytes | undefined =>
  all.find(box => box.type === type)?.body;

/** `ipma` lists, for each item, the numbers of its properties, counted from 1. */
function propertiesOfPrimary(
  pitm: Bytes | undefined,
  ipma: Bytes | undefined,
  all: readonly Box[],
): readonly Box[] {
  if (!pitm || !ipma) return [];
  const primary = pitm.u8(0) === 0 ? pitm.u16(4) : pitm.u32(4);
  const wideIds = (ipma.u8(0) ?? 0) >= 1;
  const wideIndexes = ((ipma.u8(3) ?? 0) & 1) === 1;
  const items = ipma.u32(4) ?? 0;
  let at = 8;
  for (let item = 0; item < items; item += 1) {
    const id = wideIds ? ipma.u32(at) : ipma.u16(at);
    at += wideIds ? 4 : 2;
    const count = ipma.u8(at);
    if (id === undefined || count === undefined) break;
    at += 1;
    if (id === primary) {
      return Array.from({ length: count }, (_, n) =>
        wideIndexes ? (ipma.u16(at + n * 2) ?? 0) & 0x7fff : (ipma.u8(at + n) ?? 0) & 0x7f,
      ).flatMap(index => all[index - 1] ?? []);
    }
    at += count * (wideIndexes ? 2 : 1);
  }
  return [];
}
