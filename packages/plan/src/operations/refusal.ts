import { err, frozen, type Result } from '@app/kernel';
import type { Fault, FaultCode } from '../check';
import { type Floor, LIMITS } from '../model';

export const REFUSAL_CODES = /* @__PURE__ */ frozen([
  'plan/no-room',
  'plan/not-there',
  'plan/opening-does-not-fit',
  'plan/cut-misses-room',
  'plan/rooms-not-neighbours',
  'plan/merge-leaves-hole',
] as const);
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Why an operation was not done: its own reason, or the invariant the result would break. */
export interface Refusal {
  readonly code: FaultCode | RefusalCode;
  readonly ids: readonly string[];
  /** The least and the most a length may be, millimetres. */
  readonly bounds?: readonly [number, number];
}

/** A side of a room or a plan, millimetres. */
export const SIDE = [100, LIMITS.reach] as const;

export type FloorResult = Result<Floor, Refusal>;

/** A refusal, with the ids of what it is about. */
export const refuse = (code: Refusal['code'], ...ids: readonly string[]): FloorResult => err({ code, ids });

export const refuseLength = (bounds: readonly [number, number], ...ids: readonly string[]) =>
  err<Refusal>({ code: 'plan/length-out-of-range', ids, bounds });

export const refuseFor = ({ code, ids, bounds }: Fault) =>
  err<Refusal>({ code, ids, ...(bounds && { bounds }) });
