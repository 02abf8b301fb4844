import { sunState, wallClock } from '@app/sky';
import { usePorts } from '../app/ports';
import { decideTheme, type Theme } from '../app/theme';
import { useApp } from '../store/store';
import { useNow } from './useNow';

/** The theme that the person's choice and the hour lead to. */
export function useShownTheme(always?: Theme): Theme {
  const { clock } = usePorts();
  const now = useNow('minute');
  const choice = useApp(state => state.themeChoice);
  return decideTheme(choice, sunState(wallClock(now, clock.zone())).isDaytime, always);
}
