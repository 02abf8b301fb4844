import { createRoute } from '@tanstack/react-router';
import { guard } from '../app/guard';
import { lazyScreen } from '../app/lazyScreen';
import { rootRoute } from './root';

export const visualizationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/visualization',
  beforeLoad: guard('/visualization'),
  loader: ({ context }) => context.i18n.loadNamespaces('visualization'),
  // The router waits for it before it announces the arrival: then the heading is there to take the focus.
  component: lazyScreen(() => import('./VisualizationPage'), 'VisualizationPage'),
  staticData: { title: 'visualization' },
});
