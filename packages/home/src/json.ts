/** An object in JSON; undefined for anything else. */
export function parseObject(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isBearing = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value < 360;
