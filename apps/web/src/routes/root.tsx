import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '../app/context';
import { lazyScreen } from '../app/lazyScreen';
import { Shell } from '../app/Shell';
import { complete, needsAll } from '../app/whole';

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context: { ports, store }, location }) =>
    needsAll(ports, location.pathname) ? complete(ports, store) : undefined,
  component: Shell,
  notFoundComponent: lazyScreen(() => import('../features/notFound/NotFoundScreen'), 'NotFoundScreen'),
});
