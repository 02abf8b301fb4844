/** For the content of a modal: a press on a toast beside it does not close it. */
export const ignoreToasts = {
  onInteractOutside(event: Event): void {
    if (event.target instanceof Element && event.target.closest('.ui-toasts')) event.preventDefault();
  },
};
