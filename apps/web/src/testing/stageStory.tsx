import { parseFace } from '@app/i18n';
import type { ReactElement } from 'react';
import type { Ports } from '../adapters/ports';
import { THEMES, type Theme } from '../store/theme';
import { stageScreen } from './stageScreen';

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly loaded: Readonly<Record<string, unknown>>;
}

/**
 * For stories: spread it into a story to show the app at an address in the toolbar's language and theme.
 * `...stageStory('/user-info', () => fakePorts({ info: LIN_YUE }))`
 */
export function stageStory(address: string, makePorts: () => Ports) {
  return {
    loaders: [
      async ({ globals }: Pick<StoryContext, 'globals'>) => {
        const stage = await stageScreen(address, {
          ports: makePorts(),
          language: parseFace(String(globals['language'])) ?? 'en',
        });
        stage.store.getState().chooseTheme(toTheme(globals['theme']));
        return { app: stage.app };
      },
    ],
    // set by the loader above
    render: (_: unknown, { loaded }: Pick<StoryContext, 'loaded'>) => loaded['app'] as ReactElement,
  };
}

const toTheme = (value: unknown): Theme => THEMES.find(theme => theme === value) ?? 'paper';
