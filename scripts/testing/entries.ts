/** The exports of a package through all entries: names with values, each value once. */

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
}

/**
 * Read from `exports` of the package, so that an entry that is added cannot be forgotten. `load` imports a source of the
 * package.
 */
export async function handedOut(
  { exports }: Manifest,
  load: (source: string) => Promise<object>,
): Promise<readonly (readonly [name: string, value: unknown])[]> {
  const modules = await Promise.all(
    Object.values(exports)
      .flatMap(entry => sourceOf(entry))
      .map(load),
  );
  const all = modules.flatMap(module => Object.entries(module));
  return [...new Map(all.map(([name, value]) => [value, [name, value] as const])).values()];
}

function sourceOf(entry: unknown): readonly string[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const source = Reflect.get(entry, '@app/source');
  return typeof source === 'string' && /\.tsx?$/.test(source) ? [source] : [];
}
