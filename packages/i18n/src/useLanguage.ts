import { useTranslation } from 'react-i18next';
import { FACE_TAGS, type Face, type Language, languageOfFace, otherLanguage } from './languages';
import { faceOf } from './switchLanguage';
import { type InFace, inFaceOf } from './traditional';

export interface LanguageChoice {
  /** Which of the two texts. */
  readonly language: Language;
  /** Its script. */
  readonly face: Face;
  /** Converts a text of the rule rooms to the script of the screen; stable as long as the script is. */
  readonly inFace: InFace;
  readonly other: Language;
  /** The other language's tag, for `lang` on captions. */
  readonly captionLang: 'en' | 'zh-CN';
}

export function useLanguage(): LanguageChoice {
  const { i18n } = useTranslation('common');
  const face = faceOf(i18n);
  const language = languageOfFace(face);
  const other = otherLanguage(language);
  return { language, face, inFace: inFaceOf(face), other, captionLang: FACE_TAGS[other] };
}
