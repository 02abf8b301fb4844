import type { Address } from '@app/session/addresses';
import { createRoute } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { lazyScreen } from '../app/lazyScreen';
import { rootRoute } from './root';

export const userInfoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user-info',
  validateSearch: (search): Address<'/user-info'> => search,
  beforeLoad: guard('/user-info'),
  loader: ({ context }) => context.i18n.loadNamespaces('userInfo'),
  component: lazyScreen(() => import('../features/userInfo/UserInfoScreen'), 'UserInfoScreen'),
  staticData: { title: 'userInfo' },
});
