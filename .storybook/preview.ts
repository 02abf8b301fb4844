import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { createElement, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { configure } from 'storybook/test';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import '../packages/ui/src/tokens.css';
import './docs.css';
import { paperFrame } from './theme';

/** The story tests set these, so that axe sees paper in Chinese and ink in English. */
const { STORY_LANGUAGE, STORY_THEME }: Record<string, string | undefined> = import.meta.env;

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
  readonly storyContext: object;
  readonly unboundStoryFn: unknown;
}

/**
 * Shows a story as the browser shows the app. Storybook renders in React's `act`, which occasionally left a screen
 * waiting forever for parts still being fetched: one story in some thousands, failing the run.
 */
async function renderAsTheAppDoes({ storyContext, unboundStoryFn }: Shown, canvas: Element) {
  const Story = unboundStoryFn as ComponentType<object>;
  let root: ReturnType<typeof createRoot> | undefined;
  await new Promise<void>((shown, failed) => {
    const Screen = () => {
      useLayoutEffect(shown, []);
      return createElement(Story, storyContext);
    };
    root = createRoot(canvas, { onUncaughtError: failed });
    root.render(createElement(Screen));
  });
  // Stops its effects as well.
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  return () => root?.unmount();
}
const inTests = STORY_THEME
  ? {
      renderToCanvas: renderAsTheAppDoes,
      beforeAll: () =>
        configure({ eventWrapper: fire => fire(), unstable_advanceTimersWrapper: tick => tick() }),
    }
  : {};

const widths = { 320: 568, 390: 844, 768: 1024, 1024: 768, 1440: 900, 1920: 1080 };

export default definePreview({
  ...inTests,
  addons: [addonA11y(), addonDocs(), addonPseudoStates()],
  tags: ['autodocs'],
  initialGlobals: {
    language: STORY_LANGUAGE ?? 'zh-CN',
    theme: STORY_THEME ?? 'paper',
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
    // A test tells faults alone: writing down what is in order took as long as looking.
    a11y: { test: 'error', ...(STORY_THEME ? { options: { resultTypes: ['violations'] } } : {}) },
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
    (story, { globals: { language, theme, motion } }) => {
      const page = document.documentElement;
      page.lang = language;
      Object.assign(page.dataset, { theme, motion });
      // axe gives no verdict on contrast over a picture, such as the paper's fibres.
      if (STORY_THEME) page.style.setProperty('--fibre', 'none');
      return story();
    },
  ],
});
