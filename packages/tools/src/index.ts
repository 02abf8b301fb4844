export { describeFault, quoteInput, type ToolFault } from './faults';
export { RESULT_BYTES, utf8Length } from './fit';
export type { Parameter, Parameters } from './parameters';
export type { Card, CardMark, CardPage, CardRow, KnownHome, World } from './tool';
export {
  faultText,
  listTools,
  type OpenToolbox,
  openToolbox,
  runTool,
  type ToolResult,
  type ToolSpec,
} from './toolbox';
export type { Bilingual } from './words';
export { type WorldSources, worldFor } from './world';
