/** A `ref` that scrolls a newly requested element into view. */
export const intoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView?.({ block: 'nearest' });

/** A `ref` that does the same for a form and focuses its first field. */
export const focusFirstField = (form: HTMLFormElement | null): void => {
  intoView(form);
  form?.querySelector('input')?.focus({ preventScroll: true });
};
