/** The tool menu at the bottom left. */
export const tools = {
  label: 'Tools',
  open: 'Open the tools',
  close: 'Close the tools',
  glyph: '具',
  language: 'Language',
  layoutGuide: 'Layout guide',
  almanac: 'Today’s almanac',
  records: 'My records',
  chat: 'Cosmic Messenger',
  shop: 'Shop',
} as const;
