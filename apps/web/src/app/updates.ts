/** The life of the app's offline copy. */
export interface UpdateEvents {
  /** A new version is waiting; `apply` starts it by reloading the page. */
  readonly onReady: (apply: () => void) => void;
  /** The page reloads under the new version. */
  readonly reload: () => void;
}

/**
 * Registers the service worker and checks for new versions: at once, and whenever the tab is shown again, at most
 * once an hour. Nothing is reloaded unless `apply` was called.
 */
export async function watchUpdates(
  container: ServiceWorkerContainer,
  { onReady, reload }: UpdateEvents,
  page: Pick<Document, 'addEventListener' | 'visibilityState'> = document,
): Promise<void> {
  const registration = await container.register('/sw.js').catch(() => undefined);
  // Private mode or a broken cache: the app works as long as there is a network.
  if (!registration) return;

  let asked = false;
  const announce = (waiting: ServiceWorker) => {
    onReady(() => {
      asked = true;
      waiting.postMessage({ type: 'SKIP_WAITING' });
    });
  };
  // The first worker takes over the page as well; only a new version that was accepted reloads it.
  container.addEventListener('controllerchange', () => {
    if (asked) reload();
    asked = false;
  });
  if (registration.waiting && container.controller) announce(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && container.controller) announce(installing);
    });
  });

  let lastLook = performance.now();
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden' || performance.now() - lastLook < HOUR_MS) return;
    lastLook = performance.now();
    void registration.update().catch(() => undefined);
  });
}

const HOUR_MS = 3_600_000;
