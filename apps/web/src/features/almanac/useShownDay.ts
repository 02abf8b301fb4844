import {
  addDays,
  type CivilDate,
  compareCivilDates,
  formatCivilDate,
  isCivilDate,
  parseCivilDate,
} from '@app/kernel';
import type { ShownDay } from '@app/scenes/almanac';
import { civilDateAt } from '@app/sky';
import { usePorts } from '../../adapters/ports';
import type { Opened } from '../../common/address';
import { useNow } from '../../common/useNow';

/** A40, R460: the shown day, from the address. At midnight a page showing today turns to the new day. */
export function useShownDay({ address, open }: Opened<'/visualization'>): ShownDay & {
  readonly openDay: (date: CivilDate) => void;
} {
  const { clock } = usePorts();
  const today = civilDateAt(useNow('minute'), clock.zone());
  const chosen = parseCivilDate(address.day ?? '');
  const date = chosen ?? today;
  const dayOf = (next: CivilDate) =>
    isCivilDate(next) && compareCivilDates(next, today) === 0 ? undefined : formatCivilDate(next);
  const show = (next: CivilDate) => {
    if (isCivilDate(next)) open({ day: dayOf(next) }, 'turn');
  };
  const turn = (days: number) => show(addDays(date, days));
  const openDay = (next: CivilDate) => open({ day: dayOf(next), leaf: undefined });
  return { date, today, isToday: chosen === undefined, show, turn, openDay };
}
