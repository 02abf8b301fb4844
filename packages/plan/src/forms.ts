import { type Finding, isFinding, onePerPair, ranked } from './finding';
import { doorForms } from './formsDoors';
import { roomForms } from './formsRooms';
import { aboveForms, thingForms } from './formsThings';
import type { CentreBy, Plan } from './model';
import { sceneOf } from './scene';
import type { SightSettings } from './sight';
import { isMaybe, isNumber, isPlan, isRecord } from './sound';

export interface FormSettings extends SightSettings {
  /** Degrees that the needle points east of true north here: squares, sectors and forms go by the needle. */
  readonly declination?: number;
  readonly centre?: CentreBy;
  readonly limit?: number;
}

/**
 * Every form the plan decides, with its evidence: by strength, then by how easily it is mended; the good ones after.
 *
 * @example
 * formsOf(templatePlan('two-bedroom', 'en')).length > 0; // true
 */
export function formsOf(plan: Plan, settings: FormSettings = {}): readonly Finding[] {
  if (!isPlan(plan) || !isRecord(settings) || !isMaybe(settings.declination, isNumber)) return [];
  const declination = settings.declination ?? 0;
  const scenes = plan.floors.map(floor =>
    sceneOf(
      floor,
      {
        up: plan.up - declination,
        ...(plan.facing !== undefined && { facing: plan.facing - declination }),
        ...(settings.centre && { centre: settings.centre }),
        ...(settings.limit && { limit: settings.limit }),
      },
      settings,
    ),
  );
  const found = scenes.flatMap((scene, i) => [
    ...doorForms(scene),
    ...thingForms(scene),
    ...roomForms(scene),
    ...(scenes[i + 1] ? aboveForms(scene, scenes[i + 1]!) : []),
  ]);
  // What was measured on something without length or area says nothing.
  return ranked(onePerPair(ranked(found.filter(isFinding))));
}
