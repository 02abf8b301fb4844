const elementsOf = (root: ParentNode, kinds: string) => [...root.querySelectorAll<HTMLElement>(kinds)];

/**
 * Shows a screen in place of a still of it, which has the same elements. The focus stays where it was, and the button
 * whose number among the buttons is in `data-pressed` is pressed.
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
