import { err, type Result } from '@app/kernel';
import coreUrl from '@app/sky/assets/chinese-sky/core.bin?url';
import namesUrl from '@app/sky/assets/chinese-sky/names.json?url';
import {
  type Catalogue,
  type CatalogueError,
  decodeCatalogue,
  readStarNames,
  type StarName,
  type StarNamesError,
} from '@app/sky/stars';

interface UnreachableError {
  readonly code: 'sky/unreachable';
}

/** Data of the star map's first picture, about 37 KB. */
export async function fetchCatalogue(
  signal: AbortSignal,
): Promise<Result<Catalogue, CatalogueError | UnreachableError>> {
  const bytes = await fetched(coreUrl, signal, answer => answer.arrayBuffer());
  return bytes ? decodeCatalogue(new Uint8Array(bytes)) : err({ code: 'sky/unreachable' });
}

/** The names of single stars, about 48 KB. `count`: stars of the catalogue. */
export async function fetchStarNames(
  signal: AbortSignal,
  count: number,
): Promise<Result<readonly StarName[], StarNamesError | UnreachableError>> {
  const json = await fetched(namesUrl, signal, (answer): Promise<unknown> => answer.json());
  return json === undefined ? err({ code: 'sky/unreachable' }) : readStarNames(json, count);
}

/** Undefined if the network, the server or the person refuses. */
async function fetched<T>(
  url: string,
  signal: AbortSignal,
  read: (answer: Response) => Promise<T>,
): Promise<T | undefined> {
  try {
    const answer = await fetch(url, { signal });
    return answer.ok ? await read(answer) : undefined;
  } catch {
    return undefined;
  }
}
