import { createI18n, NAMESPACES, parseFace } from '@app/i18n';
import { TypedTexts } from '@app/ui';
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PortsContext } from '../adapters/firstPorts';
import type { Ports } from '../adapters/ports';
import { StoreContext } from '../store/firstStore';
import { type AppStore, createAppStore } from '../store/store';
// Links and exact messages look as the shell has them, wherever they are.
import '../app/Shell.css';
import { fakePorts } from './fakePorts';
import type { StageOptions } from './stageScreen';

export interface PartStage {
  readonly part: ReactElement;
  readonly ports: Ports;
  readonly store: AppStore;
  readonly i18n: i18n;
}

/** A part of a screen, such as a dialog, with texts, store and ports around it but no router and no guards. */
export async function stagePart(element: ReactElement, options: StageOptions = {}): Promise<PartStage> {
  const { ports = fakePorts(), language = 'en' } = options;
  const i18n = await createI18n({ namespaces: NAMESPACES, language });
  const store = createAppStore(ports);
  const part = (
    <PortsContext value={ports}>
      <StoreContext value={store}>
        <TypedTexts value={ports.tabStore}>
          <I18nextProvider i18n={i18n}>{element}</I18nextProvider>
        </TypedTexts>
      </StoreContext>
    </PortsContext>
  );
  return { part, ports, store, i18n };
}

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly loaded: Readonly<Record<string, unknown>>;
}

/** For stories: spread it into a story to show the part in the toolbar's language. */
export function partStory(element: ReactElement, makePorts: () => Ports) {
  return {
    loaders: [
      async ({ globals }: Pick<StoryContext, 'globals'>) => {
        const language = parseFace(String(globals['language'])) ?? 'en';
        const { part } = await stagePart(element, { ports: makePorts(), language });
        return { part };
      },
    ],
    // set by the loader above
    render: (_: unknown, { loaded }: Pick<StoryContext, 'loaded'>) => loaded['part'] as ReactElement,
  };
}
