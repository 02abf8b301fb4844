/** Whether a press was on a toast. A toast that this press closed has already left its stack. */
export const isOnToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.ui-toasts,.ui-toast') !== null;

/** For the content of a layer: pressing a toast does not close the layer. */
export const ignoreToasts = {
  onInteractOutside(event: Event): void {
    if (isOnToast(event.target)) event.preventDefault();
  },
};
