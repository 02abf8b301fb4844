import { createI18n, type Face, NAMESPACES } from '@app/i18n';
import { createMemoryHistory } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import type { Ports } from '../adapters/ports';
import { App } from '../app/App';
import { makeRouter } from '../app/router';
import { type AppStore, createAppStore } from '../store/store';
import { fakePorts } from './fakePorts';

export interface StageOptions {
  /** Signed in or not is up to the ports: `fakePorts({ info })`. */
  readonly ports?: Ports;
  readonly language?: Face;
}

export interface Stage {
  /** The whole app at the address: guards, shell, toasts and screen. */
  readonly app: ReactElement;
  readonly ports: Ports;
  readonly store: AppStore;
  readonly i18n: i18n;
  readonly router: ReturnType<typeof makeRouter>;
}

/**
 * Sets up the real app at an address, on fakes and with a history in memory. Tests render it with `renderScreen`,
 * stories with `stageStory`. All texts are loaded first, so nothing suspends for them.
 */
export async function stageScreen(address: string, options: StageOptions = {}): Promise<Stage> {
  const { ports = fakePorts(), language = 'en' } = options;
  const i18n = await createI18n({ namespaces: NAMESPACES, language });
  const store = createAppStore(ports);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = makeRouter({ store, ports, i18n }, history);
  await router.load();
  return { app: <App {...{ ports, store, i18n, router }} />, ports, store, i18n, router };
}
