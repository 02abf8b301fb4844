export { type Line, type Lines, labelLines, messageLines } from './bilingual';
export { type CommandTexts, loadCommands } from './commands';
export { createI18n, type I18nOptions, loadTexts } from './createI18n';
export { DETECTION_ORDER, LANGUAGE_COOKIE } from './detection';
export { EXACT_LABELS, EXACT_MESSAGES, type ExactCode, type ExactLabel } from './exactChinese';
export {
  type DayStyle,
  formatAgo,
  formatBytes,
  formatDay,
  formatDegrees,
  formatList,
  formatNumber,
  formatPercent,
  formatTime,
  formatTimestamp,
  type Zone,
} from './format';
export {
  FALLBACK_LANGUAGE,
  LANGUAGE_NAMES,
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
  otherLanguage,
  parseLanguage,
} from './languages';
export { type LegalTexts, loadLegal } from './legal';
export { loadNamespace, NAMESPACES, type Namespace, type Resources } from './resources';
export {
  followLanguage,
  formatTitle,
  type LanguageDocument,
  languageOf,
  switchLanguage,
} from './switchLanguage';
export type { Translated } from './translated';
export { type LanguageChoice, useLanguage } from './useLanguage';
