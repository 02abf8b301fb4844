import { toPersonKey } from '@app/session';
import type { ToolId } from '@app/session/addresses';
import { lazyPart, TypedTexts } from '@app/ui';
import { type ComponentType, useEffect } from 'react';
import { usePorts } from '../adapters/ports';
import { PartMissing } from '../common/messages';
import { DepartedScreen, VisualizationScreen } from '../features/visualization/VisualizationScreen';
import { selectInfo, useApp } from '../store/store';

interface ToolProps {
  readonly onClose: () => void;
}
type FetchTool = () => Promise<{ readonly default: ComponentType<ToolProps> }>;

/** Features meet here: the screen shows the tools, each tool's dialog is a separate feature. */
const TOOLS = {
  almanac: () => import('../features/almanac/AlmanacDialog'),
  chat: () => import('../features/chat/ChatTool'),
  layoutGuide: () => import('../features/layoutGuide/LayoutGuideDialog'),
  records: () => import('../features/records/RecordsDialog'),
  shop: () => import('../features/shop/ShopDialog'),
} satisfies Record<ToolId, FetchTool>;

const DIALOGS: Readonly<Record<ToolId, ComponentType<ToolProps>>> = {
  almanac: lazyPart(TOOLS.almanac, PartMissing),
  chat: lazyPart(TOOLS.chat, PartMissing),
  layoutGuide: lazyPart(TOOLS.layoutGuide, PartMissing),
  records: lazyPart(TOOLS.records, PartMissing),
  shop: lazyPart(TOOLS.shop, PartMissing),
};

const PlanDesk = lazyPart(() => import('../features/planDesk/PlanDesk'), PartMissing);

/** Long enough for the house to be drawn first. */
const HEAD_START_MS = 3000;

export function VisualizationPage() {
  useEffect(() => {
    // R209: the tools open at once, even if the network fails during the first visit. One after the other, the
    // almanac first; failed fetches are repeated on demand.
    const timer = setTimeout(async () => {
      // Opening one also loads the reader of its address.
      for (const fetchPart of [() => import('@app/session/addresses'), ...Object.values(TOOLS)])
        await fetchPart().catch(() => undefined);
    }, HEAD_START_MS);
    return () => clearTimeout(timer);
  }, []);
  const info = useApp(selectInfo);
  const { tabStore } = usePorts();
  // Signed out: a redirect is about to follow. Nothing of the screen reaches another person: its dialogs know a key,
  // and its plan desk has an undo.
  if (!info) return <DepartedScreen />;
  return (
    <TypedTexts value={tabStore}>
      <VisualizationScreen key={toPersonKey(info)} dialogs={DIALOGS} PlanDesk={PlanDesk} />
    </TypedTexts>
  );
}
