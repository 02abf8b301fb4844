import { type Millis, millis } from '@app/kernel';
import { halfTurn } from './angles';
import { elongation } from './bodies';
import { type MoonPhaseName, SYNODIC_MONTH_DAYS } from './moonPhase';

/** The phases that are moments: the moon stands 0°, 90°, 180° and 270° east of the sun. */
export const PRINCIPAL_PHASES = [
  'newMoon',
  'firstQuarter',
  'fullMoon',
  'lastQuarter',
] as const satisfies readonly MoonPhaseName[];
export type PrincipalPhaseName = (typeof PRINCIPAL_PHASES)[number];

export interface PrincipalPhase {
  readonly phase: PrincipalPhaseName;
  readonly at: Millis;
}

const MILLIS_PER_DEGREE = (SYNODIC_MONTH_DAYS * 86_400_000) / 360;

/** The next `count` principal phases at least a second after `instant`, within three minutes from 1900 to 2100. */
export function nextPrincipalPhases(instant: Millis, count = 4): readonly PrincipalPhase[] {
  const phases: PrincipalPhase[] = [];
  // Ahead by a degree, so that a phase a moment ago is not found again and one in a moment is.
  let quarter = Math.floor((elongation(instant) - 1) / 90);
  while (phases.length < count) {
    quarter += 1;
    const index = ((quarter % 4) + 4) % 4;
    const phase = PRINCIPAL_PHASES[index]!; // in range by the remainder
    const at = findPhase(index * 90, phases.at(-1)?.at ?? instant, phases.length === 0);
    if (at - instant >= 1000) phases.push({ phase, at });
  }
  return phases;
}

/** The instant of this elongation nearest to where the mean motion puts it. */
function findPhase(target: number, from: Millis, near: boolean): Millis {
  const gap = halfTurn(target - elongation(from));
  // From one phase to the next it is forward; the first may lie a moment back.
  let at = from + (near || gap > 0 ? gap : gap + 360) * MILLIS_PER_DEGREE;
  for (let i = 0; i < 6; i++) at += halfTurn(target - elongation(millis(at))) * MILLIS_PER_DEGREE;
  return millis(Math.round(at));
}
