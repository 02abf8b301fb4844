import type { Address } from '@app/session/addresses';
import { createRoute } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { lazyScreen, screenTexts } from '../app/lazyScreen';
import { rootRoute } from './root';

export const deepDreamRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/deep-dream',
  validateSearch: (search): Address<'/deep-dream'> => search,
  beforeLoad: guard('/deep-dream'),
  loader: screenTexts('visualization'),
  component: lazyScreen(() => import('../features/deepDream/DeepDreamScreen'), 'DeepDreamScreen'),
  staticData: { title: 'deepDream', theme: 'ink' },
});
