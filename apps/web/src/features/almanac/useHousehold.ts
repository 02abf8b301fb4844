import { birthYearsOf, clashSittingOf, facingOf, knownPlaceOf } from '@app/home';
import type { AlmanacHousehold } from '@app/scenes/almanac';
import { usePorts } from '../../adapters/ports';
import { useNow } from '../../common/useNow';
import { selectInfo, useApp } from '../../store/store';

/** The people and things the days of the almanac may clash with. */
export function useHousehold(): AlmanacHousehold {
  const info = useApp(selectInfo);
  const facts = useApp(state => state.houseFacts);
  const { clock } = usePorts();
  const place = knownPlaceOf(info);
  return {
    births: birthYearsOf(info?.residents ?? [], { place, zone: clock.zone() }),
    sitting: clashSittingOf(facingOf(facts, place, useNow('minute'))),
  };
}
