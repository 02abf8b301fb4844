import { FACE_TAGS, FACES, type Face } from '@app/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { THEMES, type Theme } from '../src/store/theme';
import { stageScreen } from '../src/testing/stageScreen';

/** The same on every machine that builds: what keeping a language asks of a page, and which Chinese a reader knows. */
const PAGE = {
  document: { cookie: '', documentElement: { lang: '' } },
  location: { protocol: 'https:', pathname: '/', hostname: '' },
  navigator: { languages: ['zh'] },
};

/**
 * R564: the first screen of `/` as a guest sees it, once for each face and theme: the real screen without what is
 * fetched after it. In templates, so that a page shows none of them before `firstPaint.ts` has chosen.
 */
export async function renderStills(): Promise<string> {
  const before = Object.keys(PAGE).map(
    name => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(PAGE)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  const stills: string[] = [];
  for (const face of FACES) {
    for (const theme of THEMES) stills.push(await renderStill(face, theme));
  }
  for (const [name, own] of before) {
    Reflect.deleteProperty(globalThis, name);
    if (own) Object.defineProperty(globalThis, name, own);
  }
  return stills.join('');
}

async function renderStill(face: Face, theme: Theme): Promise<string> {
  const { app, store } = await stageScreen('/', { language: face });
  store.getState().chooseTheme(theme);
  const html = renderToStaticMarkup(app)
    // The router's, which the page's policy refuses.
    .replace(/<script>[^<]{1,2000}<\/script>/, '')
    .replaceAll(' style="', ' data-style="');
  return `<template data-still="${face} ${theme}" lang="${FACE_TAGS[face]}">${html}</template>`;
}
