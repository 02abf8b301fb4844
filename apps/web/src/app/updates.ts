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

  // In ms since the page was opened, as the times of its events are.
  let lastLook = 0;
  page.addEventListener('visibilitychange', ({ timeStamp }) => {
    if (page.visibilityState === 'hidden' || timeStamp - lastLook < HOUR_MS) return;
    lastLook = timeStamp;
    void registration.update().catch(() => undefined);
  });
}

const HOUR_MS = 3_600_000;
