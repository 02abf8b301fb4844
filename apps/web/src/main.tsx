import '@app/scenes/house/place.css';
import '@app/ui/tokens.css';
import { createI18n, followLanguage } from '@app/i18n';
import { holdsFiles, whenNoFileIsHeld } from '@app/records';
import { recoverStaleChunk, takeOver, whenLoaded } from '@app/ui';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type FirstPorts, firstPorts } from './adapters/firstPorts';
import type { Ports } from './adapters/ports';
import { App } from './app/App';
import { makeRouter } from './app/router';
import { installTrustedTypes } from './app/trustedTypes';
import { complete, needsAll } from './app/whole';
import { createFirstStore } from './store/firstStore';

/** Filling the cache, four megabytes, must slow down neither the first screen nor what is fetched for it. */
const CACHE_AFTER_MS = 5000;

installTrustedTypes(window);
// R681: the files of the screen come after the picture of the house.
const { documentElement: html } = document;
if ('waits' in html.dataset) await new Promise(done => html.addEventListener('shown', done, { once: true }));

const reload = () => window.location.reload();
const ports: FirstPorts & Partial<Ports> = firstPorts();
const store = createFirstStore(ports);
window.addEventListener('vite:preloadError', () =>
  recoverStaleChunk({
    tabStore: ports.tabStore,
    now: () => ports.clock.now(),
    isOnline: () => navigator.onLine,
    holdsFiles: () => holdsFiles(store.getState()),
    reload,
  }),
);
// The route waits for it, and reports it if it cannot be fetched.
if (needsAll(ports, location.pathname)) complete(ports, store).catch(() => undefined);
// The first call reads the tables of all zones: while files are loading it delays nothing.
setTimeout(() => ports.clock.zone());
const i18n = await createI18n({ namespaces: ['common'] }).catch(showStartFailure);
followLanguage(i18n, document);

const router = makeRouter({ store, ports, i18n });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Follows Back and Forward from here on: the router itself listens only from the first screen on, and an earlier press
// would leave one page's address over another's screen.
const unfollow = router.history.subscribe(() => void router.load());
await router.load();
// Narrows what a guest's page may contact: without an account no other service is set.
ports.reach.narrow(ports.textStore ?? { read: () => undefined }, () =>
  whenNoFileIsHeld(store, reload, () => undefined),
);
// Evaluating the screen's code was one task, rendering it is another.
await new Promise(done => setTimeout(done));
store.getState().showCommands('commands' in root.dataset);
// The still of `/` is removed when the whole screen has replaced it. At once: a render in slices may restart, and a
// draft taken by the abandoned start would be lost.
takeOver(root, () =>
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <App ports={ports} store={store} i18n={i18n} router={router} />
      </StrictMode>,
    ),
  ),
);
unfollow();
// R698: another screen is shown than the page expected.
if (!document.querySelector('.house-scene')) {
  delete html.dataset['stillTheme'];
  html.style.removeProperty('--still');
}

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  whenLoaded(() => setTimeout(watchVersions, CACHE_AFTER_MS));

async function watchVersions() {
  // Without its code this visit continues with its current version.
  const updates = await import('./app/startUpdates').catch(() => undefined);
  updates?.startUpdates({ notifier: ports.notifier, i18n, store });
}

/** Not even the texts could be fetched: the one message that cannot come from them. */
function showStartFailure(reason: unknown): never {
  const link = document.createElement('a');
  link.href = window.location.pathname;
  link.textContent = '页面未能载入，点此重试。 The page could not load. Try again.';
  document.getElementById('root')?.replaceChildren(link);
  // R218: nothing was typed yet.
  window.addEventListener('online', reload);
  throw reason;
}
