/** What the app says about keeping data on this device. */
export const storage = {
  used: '{{used}} of {{total}} used',
  keep: 'Ask the browser to keep my data',
  kept: 'The browser will keep your data.',
  notKept: 'The browser may clear this data when space runs out. An export is the safe way to keep it.',
  exportUnreadable: 'Export what could not be read',
  exportAll: 'Export everything',
  importAll: 'Import an export',
  exported: 'Your export is ready.',
  imported_one: '{{count}} entry imported',
  imported_other: '{{count}} entries imported',
} as const;
