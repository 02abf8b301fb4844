/**
 * The code's target: the configured address if it is https, or else this site, which installs on a phone and whose
 * photo input opens the camera.
 */
export function downloadUrl(configured: unknown, origin: string): string {
  if (typeof configured !== 'string' || !URL.canParse(configured)) return origin;
  return new URL(configured).protocol === 'https:' ? configured : origin;
}
