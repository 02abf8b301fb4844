import { lazy, useEffect } from 'react';
import { VisualizationScreen } from '../features/visualization/VisualizationScreen';

const importAlmanac = () => import('../features/almanac/AlmanacDialog');

/** Features meet here: the screen shows the tools, each tool's dialog is a feature of its own. */
const DIALOGS = {
  almanac: lazy(importAlmanac),
  chat: lazy(() => import('../features/chat/ChatTool')),
  layoutGuide: lazy(() => import('../features/layoutGuide/LayoutGuideDialog')),
  records: lazy(() => import('../features/records/RecordsDialog')),
  shop: lazy(() => import('../features/shop/ShopDialog')),
};

const PlanDesk = lazy(() => import('../features/planDesk/PlanDesk'));

/** Long enough for the house to be drawn first. */
const HEAD_START_MS = 3000;

export function VisualizationPage() {
  useEffect(() => {
    // The almanac opens at once: its code is there before it is asked for. Without a network, asking again is soon enough.
    const timer = setTimeout(() => void importAlmanac().catch(() => undefined), HEAD_START_MS);
    return () => clearTimeout(timer);
  }, []);
  return <VisualizationScreen dialogs={DIALOGS} PlanDesk={PlanDesk} />;
}
