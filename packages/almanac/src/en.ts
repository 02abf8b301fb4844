import { TEXTS } from './generated/en';
import { createNames, type Names } from './names';

/** English names: natural words, pinyin only where a term has no English one. */
export const en: Names = /* @__PURE__ */ createNames('en', TEXTS);
