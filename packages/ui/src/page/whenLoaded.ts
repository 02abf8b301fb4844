/** After the first screen, when the browser is idle if it can tell. The page may have loaded already. */
export function whenLoaded(action: () => void): void {
  const atRest = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(action, { timeout: 3000 })
      : setTimeout(action, 300);
  if (document.readyState === 'complete') atRest();
  else window.addEventListener('load', atRest, { once: true });
}
