const elementsOf = (root: ParentNode, kinds: string) => [...root.querySelectorAll<HTMLElement>(kinds)];

/**
 * Replaces a still of a screen, with the same elements, by the screen itself. The focus keeps its place, and the button
 * whose index is in `data-pressed` is pressed.
 *
 * @example
 * takeOver(root, () => flushSync(() => createRoot(root).render(<App />)));
 */
export function takeOver(root: HTMLElement, show: () => void): void {
  const focused = elementsOf(root, 'a, button').indexOf(document.activeElement as HTMLElement);
  const { pressed } = root.dataset;
  delete root.dataset['still'];
  delete root.dataset['pressed'];
  show();
  elementsOf(root, 'a, button')[focused]?.focus();
  if (pressed) elementsOf(root, 'button')[Number(pressed)]?.click();
}
