import { diary } from './diary';
import { photos } from './photos';
import { read } from './read';
import { sample } from './sample';

export default {
  diary,
  photos,
  read,
  sample,
  /** The separate upload screen. */
  page: {
    captionOther: '第一步',
    title: 'Upload photos of your home',
    subtitle: 'Photograph each room from a corner, in daylight if you can. A few photos are enough.',
    clear: 'Clear photos',
    cleared: 'All photos are cleared. Your original files are untouched.',
    continueWith_zero: 'Add a photo to continue (0)',
    continueWith_one: 'Continue with {{count}} photo',
    continueWith_other: 'Continue with {{count}} photos',
    next: 'Next: where it is and who lives there.',
  },
  /** Advice on good pictures, beside the drop area. */
  tips: {
    title: 'For good pictures',
    corner: 'Stand in a corner and hold the phone level at chest height.',
    light: 'Open the curtains; turn the lamps off by day.',
    door: 'Take one that shows the entrance, so the direction is easy to see.',
  },
} as const;
