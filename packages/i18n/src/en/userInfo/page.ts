/** The profile screen. */
export const page = {
  captionOther: '立宅',
  title: 'Where it stands, who lives there',
  steps: 'Steps',
  stepPhotos: 'Photos',
  stepPlace: 'Place',
  stepResidents: 'Residents',
  stepDone: 'done',
  pillarsNote: 'Pillars are worked out from the dates and can be edited.',
  start: 'Start exploring',
  saved: 'Saved. Opening your home…',
  addPhotos: 'Add photos',
  photosNeeded: 'At least one photo of your home is needed before you go on.',
  draftKept: 'Your entries are kept as you type.',
  errorSummary: 'Please complete the form',
} as const;
