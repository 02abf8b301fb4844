/** The four backgrounds. */
export const weather = {
  clear: 'Clear',
  cloudy: 'Cloudy',
  rainy: 'Rain',
  starry: 'Starlit',
} as const;
