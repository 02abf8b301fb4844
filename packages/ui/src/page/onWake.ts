/** Calls `wake` when a person comes back to the page. Returns a function that stops listening. */
export function onWake(wake: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') wake();
  };
  const listening = new AbortController();
  window.addEventListener('focus', look, listening);
  document.addEventListener('visibilitychange', look, listening);
  return () => listening.abort();
}
