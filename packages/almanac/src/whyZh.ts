import { TEXTS } from './generated/whyZh';
import { createExplanations, type Explanations } from './why';

/** What each term means, in Chinese. */
export const whyZh: Explanations = /* @__PURE__ */ createExplanations(TEXTS);
