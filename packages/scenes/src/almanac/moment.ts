import type { HolidayRegion } from '@app/almanac/regions';
import type { BirthYear, ClashSitting } from '@app/home';
import type { CivilDate, Millis } from '@app/kernel';
import { createContext, use } from 'react';

/** The day on the leaf. */
export interface ShownDay {
  readonly date: CivilDate;
  readonly today: CivilDate;
  readonly isToday: boolean;
  /** Goes to a day; ignores one that does not exist. Today, once chosen, stays today after midnight. */
  readonly show: (date: CivilDate) => void;
  readonly turn: (days: number) => void;
}

/** The same day of another year; 29 February becomes the 28th. */
export const inYear = (date: CivilDate, year: number): CivilDate => ({
  ...date,
  year,
  day: date.month === 2 ? Math.min(date.day, 28) : date.day,
});

/** The persons and things the days of the almanac may clash with. */
export interface AlmanacHousehold {
  readonly births: readonly BirthYear[];
  readonly sitting: ClashSitting;
}

/** When, where and by whom the almanac is read. */
export interface AlmanacMoment {
  /** To the minute. */
  readonly now: Millis;
  /** IANA name of the reader's zone. */
  readonly zone: string;
  readonly household: AlmanacHousehold;
  /** R481: the country of the displayed public holidays. */
  readonly region: HolidayRegion;
}

export const MomentContext = createContext<AlmanacMoment | undefined>(undefined);

export function useMoment(): AlmanacMoment {
  const moment = use(MomentContext);
  if (!moment) throw new Error('useMoment outside of <MomentContext>');
  return moment;
}
