/** The four backgrounds. */
export const weather = {
  clear: 'Clear',
  cloudy: 'Cloudy',
  rainy: 'Rain',
  starry: 'Starlit',
  sceneryNote: 'The weather outside is drawn by chance, one for each visit.',
} as const;
