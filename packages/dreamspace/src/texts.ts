// The texts behind ids, in Chinese and English.

export { AVATARS } from './texts/avatars';
export { KEYWORDS, type KeywordText } from './texts/keywords';
export { type Bilingual, type Cues, LANGUAGES, type Language, languageOfText } from './texts/language';
export { NAMES } from './texts/names';
export { PLACES } from './texts/places';
export { RECORDS, type RecordText } from './texts/records';
