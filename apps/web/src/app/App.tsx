import { RouterProvider } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { type Ports, PortsContext } from '../adapters/ports';
import { type AppStore, StoreContext } from '../store/store';
import type { makeRouter } from './router';

export interface AppProps {
  readonly ports: Ports;
  readonly store: AppStore;
  readonly i18n: i18n;
  readonly router: ReturnType<typeof makeRouter>;
}

export function App({ ports, store, i18n, router }: AppProps) {
  return (
    <PortsContext value={ports}>
      <StoreContext value={store}>
        <I18nextProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </StoreContext>
    </PortsContext>
  );
}
