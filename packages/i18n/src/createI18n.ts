import { type BackendModule, createInstance, type i18n } from 'i18next';
import { detectorOf } from './detection';
import { FACES, FALLBACK_LANGUAGE, type Face } from './languages';
import { isFace, isNamespace, loadNamespace, type Namespace, type Resources } from './resources';
import { faceOf } from './switchLanguage';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    // One language only: a union or intersection of both makes the types of keys excessively deep.
    resources: Resources;
  }
}

export interface I18nOptions {
  /** Loaded before the promise resolves; others load when a component first needs them. */
  readonly namespaces?: readonly Namespace[];
  /** Skips detection, as tests and stories do. */
  readonly language?: Face;
}

/** Texts come from our own chunks, so the "backend" is a dynamic import. */
const chunks: BackendModule = {
  type: 'backend',
  init() {
    // Nothing to prepare: the bundle names the chunks.
  },
  read(language, namespace, done) {
    if (!isFace(language) || !isNamespace(namespace)) {
      done(new Error(`No texts for ${language}/${namespace}`), false);
      return;
    }
    loadNamespace(language, namespace).then(
      texts => done(null, texts),
      // `true` makes i18next try again: the usual reason is a lost connection.
      (reason: unknown) => done(reason instanceof Error ? reason : new Error(String(reason)), true),
    );
  },
};

/**
 * R9: an i18next instance with detection and lazy texts. Only the current language is loaded: the
 * fallback serves detection, not missing keys, since no language lacks one. Rejects if the texts cannot be fetched, after
 * two more tries.
 */
export async function createI18n({ namespaces = ['common'], language }: I18nOptions = {}): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(chunks)
    .use(detectorOf(globalThis))
    .init({
      ...(language ? { lng: language } : {}),
      supportedLngs: [...FACES],
      load: 'currentOnly',
      // Our languages have no fallback; `default` is the end of detection.
      fallbackLng: { default: [FALLBACK_LANGUAGE], en: [], zh: [], 'zh-Hant': [] },
      ns: [...namespaces],
      defaultNS: 'common',
      maxRetries: 2,
      interpolation: { escapeValue: false }, // React escapes
      returnNull: false,
    });
  if (!hasTexts(instance, namespaces))
    throw new Error(`The texts ${faceOf(instance)}/${namespaces.join()} could not be loaded`);
  return instance;
}

/**
 * Whether the texts of a part are loaded, after requesting missing ones. Without them its keys would show.
 *
 * @example
 * if (await loadTexts(i18n, ['createHome'])) show();
 */
export async function loadTexts(instance: i18n, namespaces: readonly Namespace[]): Promise<boolean> {
  await instance.loadNamespaces(namespaces);
  return hasTexts(instance, namespaces);
}

const hasTexts = (instance: i18n, namespaces: readonly Namespace[]): boolean =>
  namespaces.every(namespace => instance.hasResourceBundle(faceOf(instance), namespace));
