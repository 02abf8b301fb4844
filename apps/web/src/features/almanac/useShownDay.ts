import { addDays, type CivilDate, compareCivilDates, isCivilDate } from '@app/kernel';
import type { ShownDay } from '@app/scenes/almanac';
import { civilDateAt } from '@app/sky';
import { useState } from 'react';
import { usePorts } from '../../adapters/ports';
import { useNow } from '../../shared/useNow';

/** A40: the day on the leaf. Whoever looks at today when midnight comes sees the new day. */
export function useShownDay(): ShownDay {
  const { clock } = usePorts();
  const today = civilDateAt(useNow('minute'), clock.zone());
  const [chosen, setChosen] = useState<CivilDate>();
  const date = chosen ?? today;
  const show = (next: CivilDate) => {
    if (isCivilDate(next)) setChosen(compareCivilDates(next, today) === 0 ? undefined : next);
  };
  const turn = (days: number) => show(addDays(date, days));
  return { date, today, isToday: chosen === undefined, show, turn };
}
