import { loadTexts, type Namespace } from '@app/i18n';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { RouterContext } from './context';

/** Code or texts of a screen could not be fetched, not even after `recoverStaleChunk`. */
export class Unfetched extends Error {}

/**
 * R210: a screen whose code is loaded on first entry. A failed fetch gets an error name of our own: for the browser's
 * the router would reload the page once more, after `recoverStaleChunk` has done so.
 */
export const lazyScreen = <Module extends Record<string, unknown>, Name extends keyof Module & string>(
  fetchScreen: () => Promise<Module>,
  name: Name,
) =>
  lazyRouteComponent(
    () =>
      fetchScreen().then(
        // An empty module: the page is being reloaded for it.
        module => module ?? new Promise<never>(() => undefined),
        (cause: unknown) => {
          throw new Unfetched(name, { cause });
        },
      ),
    name,
  );

/** R218: a screen's texts, loaded before it is shown: without them it would show their keys. */
export const screenTexts =
  (...namespaces: Namespace[]) =>
  async ({ context }: { readonly context: RouterContext }): Promise<void> => {
    if (!(await loadTexts(context.i18n, namespaces))) throw new Unfetched(namespaces.join());
  };
