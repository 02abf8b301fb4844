import type { Server } from 'node:http';

/** How long open answers may take to finish, ms. */
const GRACE_MS = 5000;
/** A terminal and a parent process may both pass on one Ctrl+C; within this time they count as one, ms. */
const SAME_SIGNAL_MS = 500;

/** SIGINT or SIGTERM: accept no new connection, let running answers end, then exit 0. A second signal ends at once. */
export function stopOnSignal(server: Server, onStop: () => void = () => undefined): void {
  let stoppedAt: number | undefined;
  const stop = () => {
    const now = performance.now();
    if (stoppedAt !== undefined) {
      if (now - stoppedAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppedAt = now;
    onStop();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}
