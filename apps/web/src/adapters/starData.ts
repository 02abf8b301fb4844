import type sky from '../scenes/ink/data/sky.gen.json';
import address from '../scenes/ink/data/sky.gen.json?url';

/** The bright northern sky of the home page: see the notice beside the file. */
export type StarData = typeof sky;

let loading: Promise<StarData | undefined> | undefined;

/** Fetched once, as data rather than as script. Undefined when it cannot be had: the picture does without stars. */
export function loadStarData(): Promise<StarData | undefined> {
  loading ??= fetch(address)
    .then(answer => (answer.ok ? (answer.json() as Promise<StarData>) : undefined)) // our own file, made by our script
    .catch(() => undefined);
  return loading;
}
