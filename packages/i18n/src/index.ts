export { type Line, type Lines, labelLines, messageLines } from './bilingual';
export { type CommandTexts, loadCommands } from './commands';
export { createI18n, type I18nOptions, loadTexts } from './createI18n';
export { DETECTION_ORDER, detectLanguage, LANGUAGE_COOKIE } from './detection';
export { EXACT_LABELS, EXACT_MESSAGES, type ExactCode, type ExactLabel } from './exactChinese';
export {
  type DayStyle,
  formatAgo,
  formatBytes,
  formatCount,
  formatDay,
  formatDegrees,
  formatLength,
  formatList,
  formatNumber,
  formatPercent,
  formatTime,
  formatTimestamp,
  type Zone,
} from './format';
export {
  FACE_NAMES,
  FACE_TAGS,
  FACES,
  FALLBACK_LANGUAGE,
  type Face,
  LANGUAGES,
  type Language,
  languageOfFace,
  otherLanguage,
  parseFace,
} from './languages';
export { type LegalTexts, loadLegal } from './legal';
export { loadNamespace, NAMESPACES, type Namespace, type Resources } from './resources';
export {
  chineseOf,
  faceOf,
  followLanguage,
  formatTitle,
  type LanguageDocument,
  languageOf,
  otherFace,
  switchLanguage,
} from './switchLanguage';
export { type InFace, inFaceAround, inFaceOf, loadFace, writeAll } from './traditional';
export type { Translated } from './translated';
export { type LanguageChoice, useLanguage } from './useLanguage';
export { useTextsIn } from './useTextsIn';
