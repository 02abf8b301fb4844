import type { i18n, TFunction } from 'i18next';
import { FALLBACK_LANGUAGE, LANGUAGE_TAGS, type Language, parseLanguage } from './languages';
import { isNamespace, loadNamespace } from './resources';

/** The part of a document that carries the language. */
export interface LanguageDocument {
  readonly documentElement: { lang: string };
}

/** The language in use. Before anything is loaded it is the fallback. */
export function languageOf(instance: Pick<i18n, 'resolvedLanguage' | 'language'>): Language {
  return parseLanguage(instance.resolvedLanguage ?? instance.language) ?? FALLBACK_LANGUAGE;
}

/**
 * R12: fetches what the screens in use need, then switches them all at once and writes the cookie. Rejects when a text
 * cannot be fetched; the language then stays as it was.
 */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  const used = [instance.options.ns ?? []].flat().filter(isNamespace);
  const missing = used.filter(namespace => !instance.hasResourceBundle(language, namespace));
  const texts = await Promise.all(missing.map(namespace => loadNamespace(language, namespace)));
  missing.forEach((namespace, index) => {
    instance.addResourceBundle(language, namespace, texts[index]);
  });
  await instance.changeLanguage(language);
}

/** `Page · Product`, the form of every document title. */
export function formatTitle(t: TFunction<'common'>, page: string): string {
  return t('titles.pattern', { page });
}

/** R12: keeps `<html lang>` in the language in use, now and after every switch. Returns a function that stops following. */
export function followLanguage(instance: i18n, document: LanguageDocument): () => void {
  const apply = () => {
    document.documentElement.lang = LANGUAGE_TAGS[languageOf(instance)];
  };
  apply();
  instance.on('languageChanged', apply);
  return () => instance.off('languageChanged', apply);
}
