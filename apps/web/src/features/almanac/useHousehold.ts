import type { BranchId } from '@app/almanac';
import { readFacing } from '@app/fengshui';
import { facingOf, knownPlaceOf } from '@app/home';
import { useNow } from '../../parts/useNow';
import { selectInfo, useApp } from '../../store/store';
import { type BirthYear, birthsOf } from './births';

export interface AlmanacHousehold {
  readonly births: readonly BirthYear[];
  /** The branch the home sits on, as measured; undefined when nobody measured, or when its mountain is no branch. */
  readonly sitting: BranchId | undefined;
}

/** Whom and what the days of the almanac may clash with. */
export function useHousehold(): AlmanacHousehold {
  const info = useApp(selectInfo);
  const facts = useApp(state => state.houseFacts);
  const facing = facingOf(facts, knownPlaceOf(info), useNow('minute'));
  const { kind, id } = readFacing(facing.magnetic).sitting;
  return {
    births: birthsOf(info?.residents ?? []),
    // mountains that are branches have the ids of the branches
    sitting: facing.isMeasured && kind === 'branch' ? (id as BranchId) : undefined,
  };
}
