import { facingOf, type HomeFacing, knownPlaceOf } from '@app/home';
import { useMemo } from 'react';
import { selectInfo, useApp } from '../store/store';
import { useNow } from './useNow';

/** The house's facing by both norths, from the measurement and its current place. */
export function useFacing(): HomeFacing {
  const facts = useApp(state => state.houseFacts);
  const info = useApp(selectInfo);
  const now = useNow('minute');
  return useMemo(() => facingOf(facts, knownPlaceOf(info), now), [facts, info, now]);
}
