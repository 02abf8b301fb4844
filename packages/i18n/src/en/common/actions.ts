/** Words on buttons that mean the same everywhere. */
export const actions = {
  add: 'Add',
  addMore: 'Add more',
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  loading: 'Loading',
  retry: 'Try again',
  save: 'Save',
  saving: 'Saving',
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Undone',
  redone: 'Done again',
} as const;
