import { addDays, type CivilDate, compareCivilDates, isCivilDate, parseCivilDate } from '@app/kernel';
import type { ShownDay } from '@app/scenes/almanac';
import { civilDateAt } from '@app/sky';
import { useState } from 'react';
import { usePorts } from '../../adapters/ports';
import { useNow } from '../../shared/useNow';
import { useApp } from '../../store/store';

/** A40: the day on the leaf. Whoever looks at today when midnight comes sees the new day. */
export function useShownDay(): ShownDay {
  const { clock } = usePorts();
  const today = civilDateAt(useNow('minute'), clock.zone());
  // Opened at a day, as from an answer of the chat.
  const opened = useApp(state => state.toolDay);
  const [chosen, setChosen] = useState(() => parseCivilDate(opened ?? ''));
  const date = chosen ?? today;
  const show = (next: CivilDate) => {
    if (isCivilDate(next)) setChosen(compareCivilDates(next, today) === 0 ? undefined : next);
  };
  const turn = (days: number) => show(addDays(date, days));
  return { date, today, isToday: chosen === undefined, show, turn };
}
