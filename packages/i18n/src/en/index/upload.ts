/** The upload panel. */
export const upload = {
  captionOther: '其一',
  title: 'Upload photos',
  chosenLine_one: '{{count}} chosen · image files only',
  chosenLine_other: '{{count}} chosen · image files only',
  noneYet: 'Nothing chosen yet · image files only',
  later: 'You can add or remove photos later.',
  generate: 'Start generating',
} as const;
