import { TEXTS } from './generated/whyEn';
import { createExplanations, type Explanations } from './why';

/** What each term means, in plain English. */
export const whyEn: Explanations = /* @__PURE__ */ createExplanations(TEXTS);
