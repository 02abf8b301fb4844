/** Millimetres as metres with two decimals, as a person types and reads them. */
export const formatMetres = (mm: number): string => (Math.round(mm / 10) / 100).toFixed(2);

/** Metres as typed, with a point or a comma, in whole millimetres; undefined for what is no positive length. */
export function parseMetres(text: string): number | undefined {
  const metres = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(metres) && metres > 0 ? Math.round(metres * 1000) : undefined;
}
