import { type Box, boxesIn, findBox } from '../boxes';
import type { Bytes } from '../bytes';
import type { Found, ImageSize } from './format';
import { boxesOfMeta } from './items';

/**
 * The size of AVIF and HEIC pictures (ISO/IEC 23008-12): properties in meta/iprp/ipco, assigned to the primary item by
 * ipma. Without an assignment the largest size counts, since thumbnails and tiles have sizes as well.
 */
export function readIsobmff(bytes: Bytes): Found {
  const meta = find(boxesIn(bytes, 0, bytes.length), 'meta');
  if (!meta) return {};
  const inMeta = boxesOfMeta(bytes, meta);
  const properties = find(inMeta, 'iprp');
  const container = properties && findBox(bytes, properties, 'ipco');
  if (!container) return {};
  const all = boxesIn(bytes, container.body, container.end);
  const own = propertiesOfPrimary(
    bodyOf(bytes, find(inMeta, 'pitm')),
    bodyOf(bytes, findBox(bytes, properties, 'ipma')),
    all,
  );
  const size = largest((own.length > 0 ? own : all).flatMap(box => readSize(bytes, box)));
  const turned = own.some(({ type, body }) => type === 'irot' && ((bytes.u8(body) ?? 0) & 1) === 1);
  if (!size) return {};
  return { size: turned ? { width: size.height, height: size.width } : size };
}

function readSize(bytes: Bytes, { type, body, end }: Box): ImageSize[] {
  const width = bytes.u32(body + 4);
  const height = bytes.u32(body + 8);
  return type === 'ispe' && body + 12 <= end && width !== undefined && height !== undefined
    ? [{ width, height }]
    : [];
}

const largest = (sizes: readonly ImageSize[]): ImageSize | undefined =>
  sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];

const find = (all: readonly Box[], type: string): Box | undefined => all.find(box => box.type === type);

const bodyOf = (bytes: Bytes, box: Box | undefined): Bytes | undefined =>
  box && bytes.slice(box.body, box.end);

/** `ipma` lists the numbers of each item's properties, counted from 1. */
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
