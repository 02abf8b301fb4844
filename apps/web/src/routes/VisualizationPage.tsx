import { lazy } from 'react';
import { VisualizationScreen } from '../features/visualization/VisualizationScreen';

/** Features meet here: the screen shows the tools, each tool's dialog is a feature of its own. */
const DIALOGS = {
  almanac: lazy(() => import('../features/almanac/AlmanacDialog')),
  chat: lazy(() => import('../features/chat/ChatTool')),
  layoutGuide: lazy(() => import('../features/layoutGuide/LayoutGuideDialog')),
  records: lazy(() => import('../features/records/RecordsDialog')),
  shop: lazy(() => import('../features/shop/ShopDialog')),
};

export const VisualizationPage = () => <VisualizationScreen dialogs={DIALOGS} />;
