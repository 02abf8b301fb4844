import type { Address } from '@app/session/addresses';
import { createRoute } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { lazyScreen, screenTexts } from '../app/lazyScreen';
import { rootRoute } from './root';

export const userInfoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user-info',
  validateSearch: (search): Address<'/user-info'> => search,
  beforeLoad: guard('/user-info'),
  loader: screenTexts('userInfo'),
  component: lazyScreen(() => import('../features/userInfo/UserInfoScreen'), 'UserInfoScreen'),
  staticData: { title: 'userInfo' },
});
