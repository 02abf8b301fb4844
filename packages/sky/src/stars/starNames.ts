import { err, ok, type Result } from '@app/kernel';

/** The name of a star; absent if it has none. */
export interface StarName {
  /** Hipparcos number */
  readonly hip: number;
  readonly zh: string | undefined;
  /** with tones, `Tiānláng` */
  readonly pinyin: string | undefined;
  /** the Chinese name in English, `Celestial Wolf` */
  readonly en: string | undefined;
  /** the western name, `Sirius` */
  readonly western: string | undefined;
  /** Bayer letter or Flamsteed number, `α CMa` */
  readonly designation: string | undefined;
}

export interface StarNamesError {
  readonly code: 'sky/names-damaged';
}

const COLUMNS = ['zh', 'pinyin', 'en', 'western', 'designation'] as const;

/** Reads the parsed `assets/chinese-sky/names.json`. Names are in the order of the catalogue's stars. */
export function readStarNames(json: unknown, count: number): Result<readonly StarName[], StarNamesError> {
  const damaged = err({ code: 'sky/names-damaged' });
  if (typeof json !== 'object' || json === null || !('hip' in json) || !Array.isArray(json.hip))
    return damaged;
  const { hip } = json;
  if (hip.length !== count || !hip.every(Number.isInteger)) return damaged;
  const columns: string[][] = [];
  for (const name of COLUMNS) {
    const text: unknown = Reflect.get(json, name);
    const column = typeof text === 'string' ? text.split('\n') : [];
    if (column.length !== count) return damaged;
    columns.push(column);
  }
  const cell = (column: number, star: number) => columns[column]?.[star] || undefined;
  return ok(
    hip.map((id: number, star: number) => ({
      hip: id,
      zh: cell(0, star),
      pinyin: cell(1, star),
      en: cell(2, star),
      western: cell(3, star),
      designation: cell(4, star),
    })),
  );
}
