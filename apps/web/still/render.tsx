import { FACE_TAGS, type Face } from '@app/i18n';
import { HairlineFrame } from '@app/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { THEMES, type Theme } from '../src/store/theme';
import { stageScreen } from '../src/testing/stageScreen';

/** Every script and the one its switch leads to, which in English is the reader's Chinese. */
const SWITCHES: readonly (readonly [Face, Face])[] = [
  ['en', 'zh'],
  ['en', 'zh-Hant'],
  ['zh', 'en'],
  ['zh-Hant', 'en'],
];

/** The same on every build machine: the parts of a page that store a language, and the reader's languages. */
const pageFor = (other: Face) => ({
  document: { cookie: '', documentElement: { lang: '' } },
  location: { protocol: 'https:', pathname: '/', hostname: '' },
  navigator: { languages: [FACE_TAGS[other]] },
});

/**
 * R564: the first screen of `/` as a guest sees it, once for each script, its switch and theme: the real screen
 * without its later parts. In templates, so a page shows none of them before `firstPaint.ts` has chosen.
 */
export async function renderStills(): Promise<string> {
  const before = Object.keys(pageFor('en')).map(
    name => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  const stills: string[] = [];
  for (const [face, other] of SWITCHES) {
    for (const [name, value] of Object.entries(pageFor(other))) {
      Object.defineProperty(globalThis, name, { value, configurable: true });
    }
    for (const theme of THEMES) stills.push(await renderStill(face, other, theme));
  }
  for (const [name, own] of before) {
    Reflect.deleteProperty(globalThis, name);
    if (own) Object.defineProperty(globalThis, name, own);
  }
  return [...stills, ...THEMES.map(renderHousePage)].join('');
}

const FILLS = { position: 'absolute', inset: 0 } as const;

/** R681: the place of the picture, in the elements of the house view. An ornament: the words come with the app. */
const renderHousePage = (theme: Theme): string =>
  renderToStaticMarkup(
    <template data-still={`${theme} house`}>
      <div
        className="vis"
        data-theme={theme}
        aria-hidden="true"
        style={{ position: 'relative', height: '100dvh', minHeight: '520px', overflow: 'hidden' }}
      >
        <div className={`ink ink-weather ${theme === 'ink' ? 'is-night' : 'is-day'}`}>
          <div className="house-room" data-open="false" style={FILLS}>
            <div className="house-scene" data-drawn="false" style={FILLS}>
              <div className="house-scene__stage" />
            </div>
          </div>
        </div>
        <HairlineFrame />
      </div>
    </template>,
  ).replaceAll(' style="', ' data-style="');

async function renderStill(face: Face, other: Face, theme: Theme): Promise<string> {
  const { app, store } = await stageScreen('/', { language: face });
  store.getState().chooseTheme(theme);
  const html = renderToStaticMarkup(app)
    // The router's, which the page's policy refuses.
    .replace(/<script>[^<]{1,2000}<\/script>/, '')
    .replaceAll(' style="', ' data-style="');
  return `<template data-still="${face} ${other} ${theme}" lang="${FACE_TAGS[face]}">${html}</template>`;
}
