import type { Address } from '@app/session/addresses';
import { createRoute } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { lazyScreen, screenTexts } from '../app/lazyScreen';
import { rootRoute } from './root';

export const visualizationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/visualization',
  // Checked by the guard and wherever it is read (R460): the table of addresses would add to the first page.
  validateSearch: (search): Address<'/visualization'> => search,
  beforeLoad: guard('/visualization'),
  loader: screenTexts('visualization', 'userInfo'),
  // The router waits for it before it announces the arrival, so the heading is there to take the focus.
  component: lazyScreen(() => import('./VisualizationPage'), 'VisualizationPage'),
  staticData: { title: 'visualization' },
});
