import { createRoute } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { lazyScreen } from '../app/lazyScreen';
import { rootRoute } from './root';

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  beforeLoad: guard('/login'),
  component: lazyScreen(() => import('../features/login/LoginScreen'), 'LoginScreen'),
  staticData: { title: 'login' },
});
