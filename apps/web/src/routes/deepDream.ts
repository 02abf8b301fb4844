import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { rootRoute } from './root';

export const deepDreamRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/deep-dream',
  beforeLoad: guard('/deep-dream'),
  component: lazyRouteComponent(() => import('../features/deepDream/DeepDreamScreen'), 'DeepDreamScreen'),
  staticData: { title: 'deepDream', theme: 'ink' },
});
