import { err, ok, type Result } from '@app/kernel';
import { cos, sin } from '../angles';
import { fromEquatorial, toEquatorial, type Vector, vectorAt } from './vector';

/** The regions of the figures: three enclosures, 28 mansions (0 = 角) and the southern figures added around 1630. */
export type Region =
  | { readonly kind: 'enclosure'; readonly id: 'ziwei' | 'taiwei' | 'tianshi' }
  | { readonly kind: 'mansion'; readonly index: number }
  | { readonly kind: 'south' };

/** A Chinese constellation. */
export interface Asterism {
  /** Simplified Chinese, without the suffix that distinguishes namesakes. */
  readonly zh: string;
  /** Syllables without tones, `Xin Xiu`. */
  readonly pinyin: string;
  readonly en: string;
  readonly kind: 'mansion' | 'wall' | 'figure';
  readonly region: Region;
  /** The position of its name. */
  readonly label: Vector;
  /** Polylines of star indices; a single star is a line of one. */
  readonly lines: readonly (readonly number[])[];
}

/** A picture of the Milky Way: rows from declination +90 to -90, columns from right ascension 0 to 360. */
export interface MilkyWay {
  readonly width: number;
  readonly height: number;
  /** 0 dark to 240 brightest, one byte per cell. */
  readonly pixels: Uint8Array;
}

export interface Catalogue {
  /** Stars, brightest first; the index identifies a star. */
  readonly count: number;
  /** Unit vectors (J2000), three numbers per star, of the year 2000: `starAt` and `starsAt` move them to an instant. */
  readonly vectors: Float32Array;
  /** The motion of a star in a Julian year, as a step in the frame of `vectors`; absent below 0.1″ per year. */
  readonly motions: ReadonlyMap<number, Vector>;
  /** Apparent magnitudes, -1.45 to 11, within 0.025. */
  readonly magnitudes: Float32Array;
  /** Colour index B-V: -0.4 blue, 0.65 like the sun, 2.6 deep red. */
  readonly colours: Float32Array;
  readonly asterisms: readonly Asterism[];
  /** The first star of each of the 28 mansions (距星), from 角. */
  readonly determinatives: readonly number[];
  readonly milkyWay: MilkyWay;
}

export interface CatalogueError {
  readonly code: 'sky/catalogue-damaged';
  /** Expected and actual length of the file, in bytes; 0 expected if it is not a catalogue at all. */
  readonly wanted: number;
  readonly actual: number;
}

type Row = readonly [
  zh: string,
  pinyin: string,
  en: string,
  rank: number,
  group: string | number,
  ra: number,
  dec: number,
];

const HEADER = 24;
const MAGIC = 0x32594b53; // "SKY2"
const MAS = 1 / 3_600_000;

/** Reads `assets/chinese-sky/core.bin`; `scripts/build-catalogue.mjs` describes and writes the format. */
export function decodeCatalogue(bytes: Uint8Array): Result<Catalogue, CatalogueError> {
  if (!(bytes instanceof Uint8Array)) return err({ code: 'sky/catalogue-damaged', wanted: 0, actual: 0 });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const actual = bytes.byteLength;
  if (actual < HEADER || view.getUint32(0, true) !== MAGIC) {
    return err({ code: 'sky/catalogue-damaged', wanted: 0, actual });
  }
  const [count, figures] = [view.getUint16(4, true), view.getUint16(6, true)];
  const [width, height] = [view.getUint16(8, true), view.getUint16(10, true)];
  const [lineWords, textWords] = [view.getUint32(12, true), view.getUint32(16, true)];
  const moving = view.getUint32(20, true);
  const wanted = HEADER + count * 6 + (lineWords + textWords + moving * 3) * 2 + width * height;
  if (actual !== wanted) return err({ code: 'sky/catalogue-damaged', wanted, actual });

  const linesAt = HEADER + count * 4;
  const textAt = linesAt + lineWords * 2;
  const motionsAt = textAt + textWords * 2;
  const magnitudesAt = motionsAt + moving * 6;
  const milkyWayAt = magnitudesAt + count * 2;
  const text = readText(view, textAt, textWords);
  const lines = readLines(view, linesAt, figures);
  const vectors = readVectors(view, count);
  return ok({
    count,
    vectors,
    motions: readMotions(view, motionsAt, moving, vectors),
    magnitudes: Float32Array.from({ length: count }, (_, i) => view.getUint8(magnitudesAt + i) / 20 - 2),
    colours: Float32Array.from(
      { length: count },
      (_, i) => view.getUint8(magnitudesAt + count + i) / 80 - 0.5,
    ),
    asterisms: text.asterisms.map((row, i) => toAsterism(row, lines[i] ?? [])),
    determinatives: text.determinatives,
    milkyWay: { width, height, pixels: bytes.subarray(milkyWayAt) },
  });
}

function readVectors(view: DataView, count: number): Float32Array {
  const vectors = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    const ascension = (view.getUint16(HEADER + i * 2, true) / 65_536) * 360;
    const declination = (view.getInt16(HEADER + count * 2 + i * 2, true) / 32_767) * 90;
    vectors[i * 3] = cos(declination) * cos(ascension);
    vectors[i * 3 + 1] = cos(declination) * sin(ascension);
    vectors[i * 3 + 2] = sin(declination);
  }
  return vectors;
}

/** Eastward and northward at the star's position, rotated into the frame of its vector. */
function readMotions(
  view: DataView,
  from: number,
  count: number,
  vectors: Float32Array,
): ReadonlyMap<number, Vector> {
  const angle = (column: number, i: number) => {
    const mas = view.getInt16(from + count * 2 * column + i * 2, true);
    return (mas * MAS * Math.PI) / 180;
  };
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const star = view.getUint16(from + i * 2, true);
      const { ascension, declination } = toEquatorial(vectorAt(vectors, star));
      const [east, north] = [angle(1, i), angle(2, i)];
      const [outwards, upwards] = [-sin(declination) * north, cos(declination) * north];
      const step: Vector = [
        outwards * cos(ascension) - east * sin(ascension),
        outwards * sin(ascension) + east * cos(ascension),
        upwards,
      ];
      return [star, step];
    }),
  );
}

/** Per figure: the number of lines, then per line the number of stars and their indices. */
function readLines(view: DataView, from: number, figures: number): readonly (readonly number[])[][] {
  let at = from;
  const next = () => {
    at += 2;
    return view.getUint16(at - 2, true);
  };
  return Array.from({ length: figures }, () =>
    Array.from({ length: next() }, () => Array.from({ length: next() }, next)),
  );
}

function readText(
  view: DataView,
  from: number,
  length: number,
): { readonly asterisms: readonly Row[]; readonly determinatives: readonly number[] } {
  let text = '';
  for (let i = 0; i < length; i++) text += String.fromCharCode(view.getUint16(from + i * 2, true));
  return JSON.parse(text); // our own script wrote it, and its length was checked above
}

function toAsterism([zh, pinyin, en, rank, group, ra, dec]: Row, lines: Asterism['lines']): Asterism {
  const kind = rank === 1 ? 'mansion' : rank === 2 ? 'wall' : 'figure';
  return { zh, pinyin, en, kind, region: toRegion(group), label: fromEquatorial(ra, dec), lines };
}

function toRegion(group: string | number): Region {
  if (typeof group === 'number') return { kind: 'mansion', index: group };
  if (group === 'ziwei' || group === 'taiwei' || group === 'tianshi') return { kind: 'enclosure', id: group };
  return { kind: 'south' };
}
