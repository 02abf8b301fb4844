import type { BranchId } from '@app/almanac';
import { readFacing } from '@app/fengshui';
import { birthYearsOf, facingOf, knownPlaceOf } from '@app/home';
import type { AlmanacHousehold } from '@app/scenes/almanac';
import { usePorts } from '../../adapters/ports';
import { useNow } from '../../shared/useNow';
import { selectInfo, useApp } from '../../store/store';

/** Whom and what the days of the almanac may clash with. */
export function useHousehold(): AlmanacHousehold {
  const info = useApp(selectInfo);
  const facts = useApp(state => state.houseFacts);
  const { clock } = usePorts();
  const place = knownPlaceOf(info);
  const facing = facingOf(facts, place, useNow('minute'));
  const { kind, id } = readFacing(facing.magnetic).sitting;
  return {
    births: birthYearsOf(info?.residents ?? [], { place, zone: clock.zone() }),
    // mountains that are branches have the ids of the branches
    sitting: facing.isMeasured && kind === 'branch' ? (id as BranchId) : undefined,
  };
}
