import { RouterProvider } from '@tanstack/react-router';
import { I18nextProvider } from 'react-i18next';
import { PortsContext } from '../adapters/firstPorts';
import { StoreContext } from '../store/firstStore';
import type { RouterContext } from './context';
import type { makeRouter } from './router';

export interface AppProps extends RouterContext {
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
