import { lazyRouteComponent } from '@tanstack/react-router';

/**
 * R210: a screen whose code comes when it is first entered. One that could not be fetched fails under a name of our own:
 * at the browser's the router would reload the page once more, after `recoverStaleChunk` has done so.
 */
export const lazyScreen = <Module extends Record<string, unknown>, Name extends keyof Module & string>(
  fetchScreen: () => Promise<Module>,
  name: Name,
) =>
  lazyRouteComponent(
    () =>
      fetchScreen().catch((cause: unknown) => {
        throw new Error('A screen could not be fetched', { cause });
      }),
    name,
  );
