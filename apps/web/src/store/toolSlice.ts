import type { Slice } from './slice';

/** R72, R73: the tools that open a dialog over the home, in the order of their menu. */
export const TOOL_IDS = ['layoutGuide', 'almanac', 'records', 'chat', 'shop'] as const;
export type ToolId = (typeof TOOL_IDS)[number];

export interface ToolSlice {
  /** Which tool is open over the home. It may be asked for on another screen, on the way there. */
  readonly tool: ToolId | undefined;
  /** `day`, as in `2026-12-01`: where the almanac opens; today unless given. */
  readonly openTool: (tool: ToolId | undefined, day?: string, behind?: ToolId) => void;
  readonly toolDay: string | undefined;
  /** The tool that comes back when this one is closed. */
  readonly toolBehind: ToolId | undefined;
  readonly commandsOpen: boolean;
  readonly showCommands: (open: boolean) => void;
}

export const createToolSlice = (): Slice<ToolSlice> => set => ({
  tool: undefined,
  openTool: (tool, toolDay, toolBehind) => set({ tool, toolDay, toolBehind }),
  toolDay: undefined,
  toolBehind: undefined,
  commandsOpen: false,
  showCommands: commandsOpen => set({ commandsOpen }),
});
