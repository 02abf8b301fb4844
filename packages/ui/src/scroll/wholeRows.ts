/**
 * R910: a ref that keeps rows whole: for the parent of a scrolling region that takes focus or has `data-scrolls`, or for
 * a panel that scrolls itself. What does so loads with the first of them.
 */
export function wholeRows(area: HTMLElement | null): (() => void) | undefined {
  if (!area) return undefined;
  const end = new AbortController();
  import('./keepWholeRows').then(
    ({ keepWholeRows }) => end.signal.aborted || keepWholeRows(area, end.signal),
    () => undefined,
  );
  return () => end.abort();
}
