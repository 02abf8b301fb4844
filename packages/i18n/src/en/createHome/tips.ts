/** Advice on good pictures, beside the drop area. */
export const tips = {
  title: 'For good pictures',
  corner: 'Stand in a corner and hold the phone level at chest height.',
  light: 'Open the curtains; turn the lamps off by day.',
  door: 'Take one with the entrance in view, so the bearing is easy to tell.',
} as const;
