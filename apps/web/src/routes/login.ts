import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { rootRoute } from './root';

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  beforeLoad: guard('/login'),
  component: lazyRouteComponent(() => import('../features/login/LoginScreen'), 'LoginScreen'),
  staticData: { title: 'login' },
});
