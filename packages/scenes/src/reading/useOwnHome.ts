import type { OwnHome } from '@app/building/plan';
import type { HomeAtMoment } from '@app/home';
import { useLanguage } from '@app/i18n';
import type { Room } from '@app/plan';
import { useEffect, useMemo, useState } from 'react';

type Builder = typeof import('./ownHomeBuilder');

interface OwnHomeHook {
  /** Absent where there is no plan, or none that can be read: then the courtyard is shown. */
  readonly home: OwnHome | undefined;
  /** A plan is there and what builds it is being fetched. */
  readonly isComing: boolean;
  /** m² of direct sun or moon on the floors, the most first. */
  readonly lit: readonly { readonly name: string; readonly area: number }[];
}

const NONE: OwnHomeHook['lit'] = [];

/** The person's own home from their plan, in the light of the moment. */
export function useOwnHome(
  text: string | undefined,
  cut: number | undefined,
  { facing, sky }: Pick<HomeAtMoment, 'facing' | 'sky'>,
): OwnHomeHook {
  const { language, inFace } = useLanguage();
  const [builder, setBuilder] = useState<Builder | 'failed'>();
  const wanted = text !== undefined && builder === undefined;
  useEffect(() => {
    if (!wanted) return;
    // Without a network the courtyard is shown, as for a home without a plan.
    import('./ownHomeBuilder').then(setBuilder, () => setBuilder('failed'));
  }, [wanted]);
  const made = builder === 'failed' ? undefined : builder;
  const plan = useMemo(() => made?.readOwnPlan(text), [made, text]);
  const { body, lampsOn } = sky;
  const measured = facing.isMeasured ? facing.true : undefined;
  const home = useMemo(
    () =>
      made &&
      plan &&
      made.ownHomeOf(plan, {
        cut,
        facing: measured,
        body,
        lampsOn,
        nameOf: (room: Room) => made.givenName(room) ?? inFace(made.roomName(room, language)),
      }),
    [made, plan, cut, measured, body, lampsOn, language, inFace],
  );
  const lit = useMemo(
    () =>
      made && home
        ? made.litRooms(home, room => made.givenName(room) ?? inFace(made.roomName(room, language)))
        : NONE,
    [made, home, language, inFace],
  );
  return { home, lit, isComing: wanted };
}
