/** Colours and letters of the page at this moment: the card is drawn in the current theme. */
export interface CardStyle {
  readonly leaf: string;
  readonly paper: string;
  readonly text: string;
  readonly quiet: string;
  readonly line: string;
  readonly strongLine: string;
  readonly gilt: string;
  readonly seal: string;
  readonly good: string;
  readonly bad: string;
  /** Font families, for headings and for words. */
  readonly display: string;
  readonly body: string;
}

export function readCardStyle(page: HTMLElement): CardStyle {
  const style = getComputedStyle(page);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    leaf: token('--bg-2'),
    paper: token('--bg-1'),
    text: token('--text'),
    quiet: token('--text-2'),
    line: token('--line'),
    strongLine: token('--line-strong'),
    gilt: token('--gilt'),
    seal: token('--seal'),
    good: token('--wood'),
    bad: token('--cinnabar'),
    display: token('--font-display'),
    body: token('--font-body'),
  };
}
