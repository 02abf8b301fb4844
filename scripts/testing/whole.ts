interface Process {
  readonly env: Readonly<Record<string, string | undefined>>;
}
/** `WHOLE=1 pnpm unit` walks everything; without it, heavy walks take a sample. */
export const WHOLE = (globalThis as { readonly process?: Process }).process?.env['WHOLE'] === '1';
