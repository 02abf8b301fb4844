import type { HomeReading } from '@app/fengshui';
import { frontDoorOf, type HomeAtMoment, homeAt, knownPlaceOf, toReader } from '@app/home';
import type { Plan } from '@app/plan';
import { useMemo } from 'react';
import { usePorts } from '../adapters/ports';
import { selectInfo, useApp } from '../store/store';
import { useNow } from './useNow';

/** This home now: from its facing, its place and its residents, and by the conventions of its plan if one is given. */
export function useHomeNow(plan?: Plan): HomeAtMoment {
  const zone = usePorts().clock.zone();
  const now = useNow('minute');
  const info = useApp(selectInfo);
  const facts = useApp(state => state.houseFacts);
  return useMemo(() => {
    const home = { place: knownPlaceOf(info), zone };
    const residents = (info?.residents ?? []).map(each => toReader(each, home));
    return homeAt({ facts, place: home.place, residents, door: frontDoorOf(plan) }, now);
  }, [facts, info, zone, plan, now]);
}

/** The schools' reading of it. */
export const useHomeReading = (plan?: Plan): HomeReading | undefined => useHomeNow(plan).reading;
