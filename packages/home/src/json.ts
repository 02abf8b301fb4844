import { parseJson } from '@app/kernel';

/** An object in JSON; undefined for anything else, and for one nested too deep (R208). */
export function parseObject(text: string | undefined): Record<string, unknown> | undefined {
  const value = parseJson(text ?? '{}');
  return isRecord(value) ? value : undefined;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isBearing = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value < 360;
