/** The two cards. */
export const cards = {
  label: 'Two ways to begin',
  uploadTitle: 'Upload photos',
  uploadBody: 'Choose from your library, or drag them in',
  scanTitle: 'Scan to shoot',
  scanBody: 'Scan, then shoot each room',
} as const;
