/** Whether a press met a toast. One that its own press has closed is out of its stack already. */
export const isOnToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.ui-toasts,.ui-toast') !== null;

/** For the content of a layer: a press on a toast beside it does not close it. */
export const ignoreToasts = {
  onInteractOutside(event: Event): void {
    if (isOnToast(event.target)) event.preventDefault();
  },
};
