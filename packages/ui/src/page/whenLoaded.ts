/** After the first screen, at rest where the browser tells. The page may have loaded by now. */
export function whenLoaded(action: () => void): void {
  const atRest = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(action, { timeout: 3000 })
      : setTimeout(action, 300);
  if (document.readyState === 'complete') atRest();
  else window.addEventListener('load', atRest, { once: true });
}
