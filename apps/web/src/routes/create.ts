import type { Address } from '@app/session/addresses';
import { createRoute } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { lazyScreen, screenTexts } from '../app/lazyScreen';
import { rootRoute } from './root';

export const createHomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/create',
  validateSearch: (search): Address<'/create'> => search,
  beforeLoad: guard('/create'),
  loader: screenTexts('createHome'),
  component: lazyScreen(() => import('../features/create/CreateScreen'), 'CreateScreen'),
  staticData: { title: 'create' },
});
