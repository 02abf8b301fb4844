interface Process {
  readonly env: Readonly<Record<string, string | undefined>>;
}
/** `WHOLE=1 pnpm unit` covers everything; by default, heavy tests take a sample. */
export const WHOLE = (globalThis as { readonly process?: Process }).process?.env['WHOLE'] === '1';
