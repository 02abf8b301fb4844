import { createRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { guard } from '../app/guard';
import { rootRoute } from './root';

const VisualizationScreen = lazy(() =>
  import('../features/visualization/VisualizationScreen').then(module => ({
    default: module.VisualizationScreen,
  })),
);

/** Features meet here: the screen shows the tools, each tool's dialog is a feature of its own. */
const DIALOGS = {
  almanac: lazy(() => import('../features/almanac/AlmanacDialog')),
  chat: lazy(() => import('../features/chat/ChatTool')),
  layoutGuide: lazy(() => import('../features/layoutGuide/LayoutGuideDialog')),
  records: lazy(() => import('../features/records/RecordsDialog')),
  shop: lazy(() => import('../features/shop/ShopDialog')),
};

export const visualizationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/visualization',
  beforeLoad: guard('/visualization'),
  loader: ({ context }) => context.i18n.loadNamespaces('visualization'),
  component: () => <VisualizationScreen dialogs={DIALOGS} />,
  staticData: { title: 'visualization' },
});
