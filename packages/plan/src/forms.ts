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
  /** Degrees the needle points east of true north here: squares, sectors and forms follow the needle. */
  readonly declination?: number;
  readonly centre?: CentreBy;
  readonly limit?: number;
  /** Only this floor; all of them by default. */
  readonly level?: number;
}

/**
 * Every form decided by the plan, with its evidence: by strength, then by ease of the remedy; good ones last. An
 * unchanged floor is not read again.
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
    // Things above others are found with the lower floor, and may belong to the upper one.
    level === undefined || floor.level === level || floor.level + 1 === level
      ? formsOn(floor, plan.floors[i + 1], layout, sight)
      : [],
  );
  const onLevel = level === undefined ? found : found.filter(finding => finding.level === level);
  return ranked(onePerPair(ranked(onLevel)));
}

const isFormSettings = ({ declination, centre, limit }: FormSettings): boolean =>
  isMaybe(declination, isNumber) && isMaybe(centre, isCentre) && isMaybe(limit, isNumber);

interface Read {
  readonly above: Floor | undefined;
  readonly by: string;
  readonly found: readonly Finding[];
}

/** The last reading of each floor, as long as the floor lives: floors are immutable. */
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
  // A measurement of something without length or area says nothing.
  const found = [
    ...doorForms(scene),
    ...thingForms(scene),
    ...roomForms(scene),
    ...(above ? aboveForms(scene, sceneOf(above, layout, sight)) : []),
  ].filter(isFinding);
  known.set(floor, { above, by, found });
  return found;
}
