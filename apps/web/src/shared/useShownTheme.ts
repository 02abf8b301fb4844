import { sunState, wallClock } from '@app/sky';
import { usePorts } from '../adapters/ports';
import { useApp } from '../store/store';
import { decideTheme, type Theme } from '../store/theme';
import { useNow } from './useNow';

/** The theme from the person's choice and the hour. */
export function useShownTheme(always?: Theme): Theme {
  const { clock } = usePorts();
  const now = useNow('minute');
  const choice = useApp(state => state.themeChoice);
  return decideTheme(choice, sunState(wallClock(now, clock.zone())).isDaytime, always);
}
