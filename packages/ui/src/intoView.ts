/** A `ref` for what has just been asked, perhaps below what is seen. */
export const intoView = (asked: HTMLElement | null): void => asked?.scrollIntoView?.({ block: 'nearest' });

/** A `ref` for a form whose first field is typed into next. */
export const typedNext = (form: HTMLFormElement | null): void => {
  intoView(form);
  form?.querySelector('input')?.focus({ preventScroll: true });
};
