import type common from './en/common';
import type createHome from './en/createHome';
import type index from './en/index/index';
import type notFound from './en/notFound';
import type userInfo from './en/userInfo';
import type visualization from './en/visualization';
import { FACES, type Face, type Language, languageOfFace } from './languages';
import { loadFace, writeAll } from './traditional';
import type { Translated } from './translated';

/** R11: the translation resources, exactly these six. English is the source of their keys. */
export interface Resources {
  readonly common: typeof common;
  readonly index: typeof index;
  readonly createHome: typeof createHome;
  readonly userInfo: typeof userInfo;
  readonly visualization: typeof visualization;
  readonly notFound: typeof notFound;
}

export type Namespace = keyof Resources;

type Loaders = {
  readonly [N in Namespace]: () => Promise<{ readonly default: Translated<Resources[N]> }>;
};

// Spelled out, one import each, so a bundler makes one chunk per language and namespace.
const LOADERS: Readonly<Record<Language, Loaders>> = {
  en: {
    common: () => import('./en/common'),
    index: () => import('./en/index/index'),
    createHome: () => import('./en/createHome'),
    userInfo: () => import('./en/userInfo'),
    visualization: () => import('./en/visualization'),
    notFound: () => import('./en/notFound'),
  },
  zh: {
    common: () => import('./zh/common'),
    index: () => import('./zh/index/index'),
    createHome: () => import('./zh/createHome'),
    userInfo: () => import('./zh/userInfo'),
    visualization: () => import('./zh/visualization'),
    notFound: () => import('./zh/notFound'),
  },
};

export const NAMESPACES: readonly Namespace[] = Object.keys(LOADERS.en) as Namespace[]; // its own keys

/** Rejects if the chunk cannot be fetched; the caller decides whether to try again. */
export async function loadNamespace<N extends Namespace>(
  face: Face,
  namespace: N,
): Promise<Translated<Resources[N]>> {
  const [texts, inFace] = await Promise.all([LOADERS[languageOfFace(face)][namespace](), loadFace(face)]);
  return writeAll(texts.default, inFace);
}

export const isNamespace = (text: string): text is Namespace => Object.hasOwn(LOADERS.en, text);

export const isFace = (text: string): text is Face => FACES.some(face => face === text);
