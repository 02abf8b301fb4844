import { type Floor, type LayoutOptions, type Plan, setConventions } from '@app/plan';
import { ThingLines } from '@app/scenes/ThingLines';
import { useHomeReading } from '../../shared/useHomeReading';
import { useInFaceOfHome } from '../../shared/useInFaceOfHome';
import type { Desk } from './useDesk';

export interface ItemLinesProps {
  readonly desk: Desk;
  readonly plan: Plan;
  readonly floor: Floor;
  readonly options: LayoutOptions;
}

/** The schools' readings of the things on a floor. */
export function ItemLines({ desk, plan, ...of }: ItemLinesProps) {
  const inFace = useInFaceOfHome();
  const reading = useHomeReading(plan);
  return (
    <ThingLines
      {...{ ...of, plan, reading, inFace }}
      onConventions={change => desk.plan && desk.keep(setConventions(desk.plan, change))}
    />
  );
}
