import type { Address } from '@app/session/addresses';
import { createRoute } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { lazyScreen } from '../app/lazyScreen';
import { rootRoute } from './root';

export const deepDreamRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/deep-dream',
  validateSearch: (search): Address<'/deep-dream'> => search,
  beforeLoad: guard('/deep-dream'),
  loader: ({ context }) => context.i18n.loadNamespaces('visualization'),
  component: lazyScreen(() => import('../features/deepDream/DeepDreamScreen'), 'DeepDreamScreen'),
  staticData: { title: 'deepDream', theme: 'ink' },
});
