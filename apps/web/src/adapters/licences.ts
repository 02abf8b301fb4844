/** What the build holds of others, as `scripts/licences` writes it: the texts of a part are places in `texts`. */
export interface Licences {
  readonly parts: readonly {
    readonly name: string;
    readonly version?: string;
    readonly licence: string;
    readonly texts: readonly number[];
  }[];
  readonly texts: readonly string[];
}

/** Undefined when it cannot be had: without a network, or while developing, where nothing has been built. */
export async function loadLicences(): Promise<Licences | undefined> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}licences.json`);
    // our own file, made by our build
    return answer.ok ? ((await answer.json()) as Licences) : undefined;
  } catch {
    return undefined;
  }
}
