import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import type { RouterContext } from '../app/context';
import { Shell } from '../app/Shell';

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: lazyRouteComponent(
    () => import('../features/notFound/NotFoundScreen'),
    'NotFoundScreen',
  ),
});
