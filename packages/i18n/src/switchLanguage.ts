import type { i18n, TFunction } from 'i18next';
import {
  FACE_TAGS,
  FALLBACK_LANGUAGE,
  type Face,
  type Language,
  languageOfFace,
  parseFace,
} from './languages';
import { isNamespace, loadNamespace, type Namespace } from './resources';

/** The part of a document that holds the language. */
export interface LanguageDocument {
  readonly documentElement: { lang: string };
}

/** The current script; the fallback before anything is loaded. */
export function faceOf(instance: Pick<i18n, 'resolvedLanguage' | 'language'>): Face {
  return parseFace(instance.resolvedLanguage ?? instance.language) ?? FALLBACK_LANGUAGE;
}

/** The language of the current script. */
export const languageOf = (instance: Pick<i18n, 'resolvedLanguage' | 'language'>): Language =>
  languageOfFace(faceOf(instance));

/** The target of the language control: English, and back to the Chinese this person reads. */
export function otherFace(instance: i18n, { languages }: Pick<Navigator, 'languages'> = navigator): Face {
  if (faceOf(instance) !== 'en') return 'en';
  // A person who chose Traditional in this visit did so deliberately.
  if (instance.hasResourceBundle('zh-Hant', 'common')) return 'zh-Hant';
  return chineseOf({ languages });
}

/**
 * R12: the Chinese this person reads, according to the browser's languages; Simplified by default.
 *
 * @example
 * chineseOf({ languages: ['en-GB', 'zh-TW'] }); // 'zh-Hant'
 */
export const chineseOf = ({ languages }: Pick<Navigator, 'languages'>): Exclude<Face, 'en'> =>
  languages.map(parseFace).find(face => face !== undefined && face !== 'en') ?? 'zh';

/**
 * R12: fetches what the open screens need, then switches them all at once and writes the cookie. Rejects if a text cannot
 * be fetched; the language then stays unchanged.
 */
export async function switchLanguage(instance: i18n, face: Face): Promise<void> {
  await fetchTexts(instance, face);
  await instance.changeLanguage(face);
}

/** What the open screens need and is not here yet. */
export const missingTexts = (instance: i18n, face: Face): readonly Namespace[] =>
  [instance.options.ns ?? []]
    .flat()
    .filter(isNamespace)
    .filter(namespace => !instance.hasResourceBundle(face, namespace));

/** Rejects if a text cannot be fetched. */
export async function fetchTexts(instance: i18n, face: Face): Promise<void> {
  const missing = missingTexts(instance, face);
  const texts = await Promise.all(missing.map(namespace => loadNamespace(face, namespace)));
  missing.forEach((namespace, index) => {
    instance.addResourceBundle(face, namespace, texts[index]);
  });
}

/** `Page · Product`, the form of every document title. */
export function formatTitle(t: TFunction<'common'>, page: string): string {
  return t('titles.pattern', { page });
}

/** R12: keeps `<html lang>` in the current language, now and after every switch. Returns an unsubscribe function. */
export function followLanguage(instance: i18n, document: LanguageDocument): () => void {
  const apply = () => {
    document.documentElement.lang = FACE_TAGS[faceOf(instance)];
  };
  apply();
  instance.on('languageChanged', apply);
  return () => instance.off('languageChanged', apply);
}
