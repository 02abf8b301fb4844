import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview, type StoryContext } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { createElement, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { configure } from 'storybook/test';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import '../packages/ui/src/tokens.css';
import { loadTexts, withTexts } from '../packages/scenes/src/testing/storyTexts';
import './docs.css';
import { paperFrame } from './theme';

/** Set by the story tests: the pair that every story is shown in, or `each` for a pair by its id. */
const { STORY_FACE }: Record<string, string | undefined> = import.meta.env;
const FACES = [
  { theme: 'paper', language: 'zh-CN' },
  { theme: 'ink', language: 'en' },
] as const;

// A screen's own chunk loads when a busy machine has time for it; no story fails for that. A failing story prints the
// page, since Storybook's own hidden markup used to come first and fill the output.
configure({
  asyncUtilTimeout: 15_000,
  getElementError: message => new Error([message, ...whatIsShown()].join('\n')),
});

function whatIsShown(): string[] {
  const own = [...document.body.children].filter(part => !part.matches('.sb-wrapper, script'));
  return own.map(part => {
    const copy = part.cloneNode(true) as Element;
    for (const drawing of copy.querySelectorAll('svg, style')) drawing.remove();
    return copy.outerHTML.slice(0, 6000);
  });
}

interface Shown {
  readonly storyContext: { readonly globals: Readonly<Record<string, unknown>> };
  readonly unboundStoryFn: unknown;
}

/**
 * Shows a story as the browser shows the app. Storybook renders in React's `act`, which occasionally left a screen
 * waiting forever for parts still being fetched: one story in some thousands, failing the run.
 */
async function renderAsTheAppDoes({ storyContext, unboundStoryFn }: Shown, canvas: Element) {
  const Story = unboundStoryFn as ComponentType<object>;
  const Screen = ({ context, shown }: { readonly context: object; readonly shown: () => void }) => {
    useLayoutEffect(shown, [shown]);
    return createElement(Story, context);
  };
  let root: ReturnType<typeof createRoot> | undefined;
  showIn = theme =>
    new Promise<void>((shown, failed) => {
      root ??= createRoot(canvas, { onUncaughtError: failed });
      const context = { ...storyContext, globals: { ...storyContext.globals, theme } };
      root.render(createElement(Screen, { context, shown }));
    });
  await showIn(String(storyContext.globals['theme']));
  // Stops its effects as well.
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  return () => root?.unmount();
}
let showIn: (theme: string) => Promise<void>;

/** Half of the stories are shown in paper and Chinese, half in ink and English, each always in the same. */
function faceOf(id: string) {
  if (STORY_FACE !== 'each') return FACES.find(({ theme }) => theme === STORY_FACE) ?? FACES[0];
  const sum = [...id].reduce((before, letter) => before + letter.charCodeAt(0), 0);
  return FACES[sum % 2 === 0 ? 0 : 1];
}

/** The rules that depend on the theme. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** After all rules in the theme the story is shown in, those of colour in the other one. */
async function judgeTheOtherTheme(context: StoryContext) {
  const theme = context.globals['theme'] === 'ink' ? 'paper' : 'ink';
  const a11y = { ...context.parameters['a11y'], options: { ...ONLY_FAULTS, runOnly: OF_COLOUR } };
  const judge = addonA11y().afterEach;
  if (!judge) throw new Error('The accessibility addon judges nothing after a story.');
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '*, ::before, ::after { transition: none !important }';
  try {
    await showIn(theme);
    await judge({ ...context, parameters: { ...context.parameters, a11y } });
  } catch (fault) {
    throw new Error(`In ${theme}: ${fault instanceof Error ? fault.message : fault}`);
  } finally {
    still.remove();
  }
}

// A test reports faults only: collecting the passed rules took as long as checking them.
const ONLY_FAULTS = { resultTypes: ['violations'] };
const inTests = STORY_FACE
  ? {
      renderToCanvas: renderAsTheAppDoes,
      beforeAll: () =>
        configure({ eventWrapper: fire => fire(), unstable_advanceTimersWrapper: tick => tick() }),
    }
  : {};

const setFace = ({ id, globals, storyGlobals }: StoryContext) =>
  Object.assign(globals, faceOf(id), storyGlobals);

const widths = { 320: 568, 390: 844, 768: 1024, 1024: 768, 1440: 900, 1920: 1080 };

export default definePreview({
  ...inTests,
  // What follows a story runs in reverse: the addon judges first, in the theme the story is shown in.
  addons: [
    ...(STORY_FACE === 'each' ? [{ afterEach: judgeTheOtherTheme }] : []),
    addonA11y(),
    addonDocs(),
    addonPseudoStates(),
  ],
  tags: ['autodocs'],
  loaders: [...(STORY_FACE ? [setFace] : []), loadTexts],
  initialGlobals: {
    ...FACES[0],
    motion: 'normal',
    clock: '2026-06-21T13:07:24+08:00',
  },
  globalTypes: {
    language: {
      description: 'Language of the page',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh-CN', title: '中文' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    theme: {
      description: 'Paper by day, ink by night',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'paper', title: 'Paper' },
          { value: 'ink', title: 'Ink' },
        ],
      },
    },
    motion: {
      description: 'Movement',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    clock: {
      description: 'The moment every screen believes it is, in Hangzhou',
      toolbar: {
        icon: 'time',
        dynamicTitle: true,
        items: [
          { value: '2026-06-21T05:30:00+08:00', title: 'Dawn 05:30' },
          { value: '2026-06-21T13:07:24+08:00', title: 'Day 13:07' },
          { value: '2026-06-21T18:40:00+08:00', title: 'Dusk 18:40' },
          { value: '2026-06-21T21:46:08+08:00', title: 'Night 21:46' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error', ...(STORY_FACE ? { options: ONLY_FAULTS } : {}) },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { theme: paperFrame },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          ['Tokens', 'Typography', 'Moon and weather', 'Two languages', 'Accessibility'],
          'Controls',
          'Screens',
          'Features',
          'Scenes',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([width, height]) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
  },
  decorators: [
    // `frame` is the style of a box around the story.
    (story, { parameters: { frame } }) => (frame ? createElement('div', { style: frame }, story()) : story()),
    withTexts,
    (story, { globals: { language, theme, motion } }) => {
      const page = document.documentElement;
      page.lang = language;
      Object.assign(page.dataset, { theme, motion });
      // axe gives no verdict on contrast over a picture, such as the paper's fibres.
      if (STORY_FACE) page.style.setProperty('--fibre', 'none');
      return story();
    },
  ],
});
