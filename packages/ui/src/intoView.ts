/** A `ref` for what has just been asked, perhaps below what is seen. */
export const intoView = (asked: HTMLElement | null): void => asked?.scrollIntoView?.({ block: 'nearest' });
