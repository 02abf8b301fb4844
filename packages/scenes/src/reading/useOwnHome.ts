import type { OwnHome } from '@app/building/plan';
import type { HomeAtMoment } from '@app/home';
import { useLanguage } from '@app/i18n';
import type { Plan } from '@app/plan';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseView } from '../house/view';

type Builder = typeof import('./ownHomeBuilder');
/** The code stays for the visit: on a return from another view the home is there at once (R919). */
let fetched: Builder | undefined;

interface OwnPlanHook {
  readonly made: Builder | undefined;
  readonly plan: Plan | undefined;
  /** A plan exists and its building code is being fetched. */
  readonly isComing: boolean;
  /** For `homeAt`: the sector of its front door, if the house is read by it. */
  readonly door: ReturnType<Builder['frontDoorOf']> | undefined;
}

interface OwnHomeHook {
  /** Absent if there is no readable plan: then the courtyard is shown. */
  readonly home: OwnHome | undefined;
  /** A plan exists and its building code is being fetched. */
  readonly isComing: boolean;
  /** m² of direct sun or moon on all floors, the most first. */
  readonly lit: readonly { readonly name: string; readonly area: number }[];
  /** False while another floor or height is being built. */
  readonly isDone: boolean;
  /** What is lifted apart, from below; absent while nothing is. */
  readonly storeys: HouseView['storeys'];
}

const NONE: OwnHomeHook['lit'] = [];

/** The person's plan, and the code that builds it. */
export function useOwnPlan(text: string | undefined): OwnPlanHook {
  const [builder, setBuilder] = useState<Builder | 'failed' | undefined>(fetched);
  const wanted = text !== undefined && builder === undefined;
  useEffect(() => {
    if (!wanted) return;
    // Without a network the courtyard is shown, as for a home without a plan.
    import('./ownHomeBuilder').then(setBuilder, () => setBuilder('failed'));
  }, [wanted]);
  const made = builder === 'failed' ? undefined : builder;
  useEffect(() => {
    if (made) fetched = made;
  }, [made]);
  const plan = useMemo(() => made?.readOwnPlan(text), [made, text]);
  const door = useMemo(() => made?.frontDoorOf(plan), [made, plan]);
  return { made, plan, door, isComing: wanted };
}

/** The person's own home from their plan, in the light of the moment; one floor of it, if any is chosen. */
export function useOwnHome(
  { made, plan: whole, isComing }: OwnPlanHook,
  cut: number | undefined,
  { facing, sky }: Pick<HomeAtMoment, 'facing' | 'sky'>,
  floor: number | undefined,
): OwnHomeHook {
  const { language, inFace } = useLanguage();
  const plan = useMemo(() => whole && made?.floorAlone(whole, floor), [made, whole, floor]);
  // The previous home stays until its successor is built.
  const [built, setBuilt] = useState(() =>
    whole && plan && made?.isBuilt(plan, cut) ? { whole, plan, cut } : undefined,
  );
  useEffect(() => {
    if (!made || !whole || !plan) return;
    let left = false;
    const show = () => !left && startTransition(() => setBuilt({ whole, plan, cut }));
    made.build(plan, cut).then(show, show);
    return () => {
      left = true;
    };
  }, [made, whole, plan, cut]);
  const shown = plan && built;
  const { body, lampsOn } = sky;
  const measured = facing.isMeasured ? facing.true : undefined;
  const nameOf = useMemo(
    () => shown && made?.namesOf(shown.whole, language, inFace),
    [made, shown, language, inFace],
  );
  const home = useMemo(
    () =>
      shown &&
      nameOf &&
      made?.ownHomeOf(shown.plan, { cut: shown.cut, facing: measured, body, lampsOn, nameOf }),
    [made, shown, measured, body, lampsOn, nameOf],
  );
  const lit = useMemo(
    () =>
      made && shown && home && nameOf
        ? made.litRooms(shown.whole, home, { facing: measured, body }, nameOf)
        : NONE,
    [made, shown, home, measured, body, nameOf],
  );
  const { t } = useTranslation('visualization');
  const storeys = useMemo(() => home && made?.storeysOf(home, language, t), [made, home, language, t]);
  const isDone = shown?.plan === plan && shown?.cut === cut;
  return { home, lit, storeys, isDone, isComing: isComing || (plan !== undefined && !built) };
}
