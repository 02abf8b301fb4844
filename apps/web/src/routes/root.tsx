import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '../app/context';
import { lazyScreen } from '../app/lazyScreen';
import { Shell } from '../app/Shell';

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: lazyScreen(() => import('../features/notFound/NotFoundScreen'), 'NotFoundScreen'),
});
