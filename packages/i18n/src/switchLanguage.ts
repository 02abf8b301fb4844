import type { i18n, TFunction } from 'i18next';
import {
  FACE_TAGS,
  FALLBACK_LANGUAGE,
  type Face,
  type Language,
  languageOfFace,
  parseFace,
} from './languages';
import { isNamespace, loadNamespace } from './resources';

/** The part of a document that carries the language. */
export interface LanguageDocument {
  readonly documentElement: { lang: string };
}

/** The face in use. Before anything is loaded it is the fallback. */
export function faceOf(instance: Pick<i18n, 'resolvedLanguage' | 'language'>): Face {
  return parseFace(instance.resolvedLanguage ?? instance.language) ?? FALLBACK_LANGUAGE;
}

/** The language of the face in use. */
export const languageOf = (instance: Pick<i18n, 'resolvedLanguage' | 'language'>): Language =>
  languageOfFace(faceOf(instance));

/** Where the control leads that switches: to English, and back to the Chinese this person reads. */
export function otherFace(instance: i18n, { languages }: Pick<Navigator, 'languages'> = navigator): Face {
  if (faceOf(instance) !== 'en') return 'en';
  // Somebody who chose Traditional in this visit went out of their way for it.
  if (instance.hasResourceBundle('zh-Hant', 'common')) return 'zh-Hant';
  return chineseOf({ languages });
}

/**
 * R12: the Chinese that a browser's languages tell this person reads, Simplified where they tell none.
 *
 * @example
 * chineseOf({ languages: ['en-GB', 'zh-TW'] }); // 'zh-Hant'
 */
export const chineseOf = ({ languages }: Pick<Navigator, 'languages'>): Exclude<Face, 'en'> =>
  languages.map(parseFace).find(face => face !== undefined && face !== 'en') ?? 'zh';

/**
 * R12: fetches what the screens in use need, then switches them all at once and writes the cookie. Rejects when a text
 * cannot be fetched; the language then stays as it was.
 */
export async function switchLanguage(instance: i18n, face: Face): Promise<void> {
  const used = [instance.options.ns ?? []].flat().filter(isNamespace);
  const missing = used.filter(namespace => !instance.hasResourceBundle(face, namespace));
  const texts = await Promise.all(missing.map(namespace => loadNamespace(face, namespace)));
  missing.forEach((namespace, index) => {
    instance.addResourceBundle(face, namespace, texts[index]);
  });
  await instance.changeLanguage(face);
}

/** `Page · Product`, the form of every document title. */
export function formatTitle(t: TFunction<'common'>, page: string): string {
  return t('titles.pattern', { page });
}

/** R12: keeps `<html lang>` in the language in use, now and after every switch. Returns a function that stops following. */
export function followLanguage(instance: i18n, document: LanguageDocument): () => void {
  const apply = () => {
    document.documentElement.lang = FACE_TAGS[faceOf(instance)];
  };
  apply();
  instance.on('languageChanged', apply);
  return () => instance.off('languageChanged', apply);
}
