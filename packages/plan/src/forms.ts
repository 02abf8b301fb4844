import { type Finding, isFinding, onePerPair, ranked } from './finding';
import { doorForms } from './formsDoors';
import { roomForms } from './formsRooms';
import { aboveForms, thingForms } from './formsThings';
import type { CentreBy, Floor, Plan } from './model';
import type { LayoutOptions } from './palaces';
import { sceneOf } from './scene';
import type { SightSettings } from './sight';
import { isCentre, isMaybe, isNumber, isPlan, isRecord } from './sound';

export interface FormSettings extends SightSettings {
  /** Degrees that the needle points east of true north here: squares, sectors and forms go by the needle. */
  readonly declination?: number;
  readonly centre?: CentreBy;
  readonly limit?: number;
  /** Only this floor; all of them without it. */
  readonly level?: number;
}

/**
 * Every form the plan decides, with its evidence: by strength, then by how easily it is mended; the good ones after.
 * A floor that has not changed is not read again.
 *
 * @example
 * formsOf(templatePlan('two-bedroom', 'en')).length > 0; // true
 */
export function formsOf(plan: Plan, settings: FormSettings = {}): readonly Finding[] {
  if (!isPlan(plan) || !isRecord(settings) || !isFormSettings(settings)) return [];
  const { declination = 0, centre, limit, doorsOpen, level } = settings;
  const layout: LayoutOptions = {
    up: plan.up - declination,
    ...(plan.facing !== undefined && { facing: plan.facing - declination }),
    ...(centre && { centre }),
    ...(limit && { limit }),
  };
  const sight: SightSettings = { doorsOpen: Boolean(doorsOpen ?? true) };
  const found = plan.floors.flatMap((floor, i) =>
    // What lies over something is found with the lower floor, and may be told of the upper one.
    level === undefined || floor.level === level || floor.level + 1 === level
      ? formsOn(floor, plan.floors[i + 1], layout, sight)
      : [],
  );
  const asked = level === undefined ? found : found.filter(finding => finding.level === level);
  return ranked(onePerPair(ranked(asked)));
}

const isFormSettings = ({ declination, centre, limit }: FormSettings): boolean =>
  isMaybe(declination, isNumber) && isMaybe(centre, isCentre) && isMaybe(limit, isNumber);

interface Read {
  readonly above: Floor | undefined;
  readonly by: string;
  readonly found: readonly Finding[];
}

/** The last reading of each floor, for as long as the floor lives: floors are replaced, never changed. */
const known = new WeakMap<Floor, Read>();

function formsOn(
  floor: Floor,
  above: Floor | undefined,
  layout: LayoutOptions,
  sight: SightSettings,
): readonly Finding[] {
  const by = JSON.stringify([layout, sight]);
  const last = known.get(floor);
  if (last && last.above === above && last.by === by) return last.found;
  const scene = sceneOf(floor, layout, sight);
  // What was measured on something without length or area says nothing.
  const found = [
    ...doorForms(scene),
    ...thingForms(scene),
    ...roomForms(scene),
    ...(above ? aboveForms(scene, sceneOf(above, layout, sight)) : []),
  ].filter(isFinding);
  known.set(floor, { above, by, found });
  return found;
}
