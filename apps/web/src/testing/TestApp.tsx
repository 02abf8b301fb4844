import { createI18n, type Face } from '@app/i18n';
import { LimitWords, TypedTexts } from '@app/ui';
import type { i18n } from 'i18next';
import { type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PortsContext } from '../adapters/firstPorts';
import type { Ports } from '../adapters/ports';
import { StoreContext } from '../store/firstStore';
import { type AppStore, createAppStore } from '../store/store';

export interface TestWorld {
  readonly ports: Ports;
  readonly store: AppStore;
  readonly i18n: i18n;
}

/** The app's context around a component, without a router. */
export async function createTestWorld(ports: Ports, language: Face = 'en'): Promise<TestWorld> {
  const i18n = await createI18n({ namespaces: ['common', 'visualization', 'userInfo'], language });
  return { ports, store: createAppStore(ports), i18n };
}

export interface TestAppProps {
  readonly world: TestWorld;
  readonly children: ReactNode;
}

export function TestApp({ world: { ports, store, i18n }, children }: TestAppProps) {
  return (
    <PortsContext value={ports}>
      <StoreContext value={store}>
        <I18nextProvider i18n={i18n}>
          <LimitWords value={limit => i18n.t('common:app.atMost', { limit })}>
            <TypedTexts value={ports.tabStore}>
              <Suspense fallback={null}>{children}</Suspense>
            </TypedTexts>
          </LimitWords>
        </I18nextProvider>
      </StoreContext>
    </PortsContext>
  );
}
