import type { HomeReading } from '@app/fengshui';
import { usePorts } from '../../adapters/ports';
import { homePlaceOf } from '../../parts/homePlace';
import { pillarsOfAll } from '../../parts/house/pillarsOf';
import { readHouse } from '../../parts/house/readHouse';
import { useNow } from '../../parts/useNow';
import { selectInfo, useApp } from '../../store/store';

/** What the schools say of this home now: from its facing, its place and the people who live there. */
export function useHomeReading(): HomeReading | undefined {
  const { clock } = usePorts();
  const now = useNow('minute');
  const info = useApp(selectInfo);
  const facts = useApp(state => state.houseFacts);
  const place = homePlaceOf(info);
  const residents = info?.residents ?? [];
  return readHouse(
    {
      facts,
      place: place.isKnown ? place : undefined,
      zone: clock.zone(),
      residents,
      pillars: pillarsOfAll(residents),
    },
    now,
  ).reading;
}
