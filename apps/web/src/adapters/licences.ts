/** The third-party parts of the build, as `scripts/licences` writes them: a part's texts are indexes into `texts`. */
export interface Licences {
  readonly parts: readonly {
    readonly name: string;
    readonly version?: string;
    readonly licence: string;
    readonly texts: readonly number[];
  }[];
  readonly texts: readonly string[];
}

/** Undefined if unavailable: without a network, or in development, where nothing has been built. */
export async function loadLicences(): Promise<Licences | undefined> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}licences.json`);
    // our own file, from our build
    return answer.ok ? ((await answer.json()) as Licences) : undefined;
  } catch {
    return undefined;
  }
}
