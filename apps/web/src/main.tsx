import '@app/ui/tokens.css';
import { createI18n, followLanguage } from '@app/i18n';
import { recoverStaleChunk, takeOver } from '@app/ui';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { browserPorts } from './adapters/ports';
import { App } from './app/App';
import { holdsFiles, whenNoFileIsHeld } from './app/reloading';
import { makeRouter } from './app/router';
import { installTrustedTypes } from './app/trustedTypes';
import { createAppStore } from './store/store';

installTrustedTypes(window);

const reload = () => window.location.reload();
const ports = browserPorts();
// The first answer reads the tables of all zones: while files are on their way it delays nothing.
setTimeout(() => ports.clock.zone());
const i18n = await createI18n({ namespaces: ['common'] }).catch(sayItCannotStart);
followLanguage(i18n, document);

const store = createAppStore(ports);
// Before the first screen: what it shows of the person who is signed in is in the database.
const opening = store
  .getState()
  .openAccount()
  .catch(() => undefined);
window.addEventListener('vite:preloadError', event =>
  recoverStaleChunk(event, {
    tabStore: ports.tabStore,
    now: () => ports.clock.now(),
    isOnline: () => navigator.onLine,
    holdsFiles: () => holdsFiles(store.getState()),
    reload,
  }),
);

const router = makeRouter({ store, ports, i18n });
await opening;

ports.reach.narrow(ports.textStore, () => whenNoFileIsHeld(store, reload, () => undefined));

// R216: what the page before this one left is there again before the first screen shows it.
const followLeaving = () =>
  import('./app/leaving').then(
    leaving => void leaving.followLeaving(ports, store),
    () => undefined,
  );
if (ports.tabStore.read('unkept')) await followLeaving();
else whenLoaded(followLeaving);

// R622: what an earlier version kept is held to the rules of this one.
whenLoaded(
  () =>
    void import('./app/tidying').then(
      ({ tidy }) => tidy(ports, store),
      () => undefined,
    ),
);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Back and forward are followed from here on: the router's own ear comes with the first screen, and what was pressed just
// before it would leave an address with another page's screen.
const unfollow = router.history.subscribe(() => void router.load());
await router.load();
// Evaluating the screen's code was one task, rendering it is another.
await new Promise(done => setTimeout(done));
store.getState().showCommands('commands' in root.dataset);
// The still of `/` goes when the whole screen is there in its place. At once: a render in slices may begin again, and a draft
// that the first beginning took would be lost.
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

// After the first screen: filling the cache must not slow it down.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  whenLoaded(() => {
    // Without its code this visit goes on with the version it has.
    void import('./app/startUpdates').then(
      ({ startUpdates }) => startUpdates({ notifier: ports.notifier, i18n, store }),
      () => undefined,
    );
  });
}

/** Not even the texts could be fetched: the one message that cannot come from them. */
function sayItCannotStart(reason: unknown): never {
  const link = document.createElement('a');
  link.href = window.location.pathname;
  link.textContent = '页面未能载入，点此重试。 The page could not load. Try again.';
  document.getElementById('root')?.replaceChildren(link);
  // R218: nothing was typed yet.
  window.addEventListener('online', reload);
  throw reason;
}

/** After the first screen, at rest where the browser tells. The page may have loaded by now: texts are awaited above. */
function whenLoaded(action: () => void): void {
  const atRest = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(action, { timeout: 3000 })
      : setTimeout(action, 300);
  if (document.readyState === 'complete') atRest();
  else window.addEventListener('load', atRest, { once: true });
}
