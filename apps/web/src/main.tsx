import '@app/ui/tokens.css';
import { createI18n, LANGUAGE_TAGS, languageOf } from '@app/i18n';
import { sunState, wallClock } from '@app/sky';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { browserPorts } from './adapters/ports';
import { App } from './app/App';
import { makeRouter } from './app/router';
import { installTrustedTypes } from './app/trustedTypes';
import { createAppStore } from './store/store';
import { decideTheme, readThemeChoice, showTheme } from './store/theme';

installTrustedTypes(window);

const ports = browserPorts();
const { isDaytime } = sunState(wallClock(ports.clock.now(), ports.clock.zone()));
showTheme(document, decideTheme(readThemeChoice(ports.texts), isDaytime));

const i18n = await createI18n({ namespaces: ['common'] });
const followLanguage = () => {
  document.documentElement.lang = LANGUAGE_TAGS[languageOf(i18n)];
};
followLanguage();
i18n.on('languageChanged', followLanguage);

const store = createAppStore(ports);
const router = makeRouter({ store, ports, i18n });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App ports={ports} store={store} i18n={i18n} router={router} />
  </StrictMode>,
);
