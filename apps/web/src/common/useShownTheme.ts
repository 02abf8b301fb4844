import { sunState, wallClock } from '@app/sky';
import { useFirstPorts } from '../adapters/firstPorts';
import { useFirst } from '../store/firstStore';
import { decideTheme, type Theme } from '../store/theme';
import { useNow } from './useNow';

/** The theme from the person's choice and the hour. */
export function useShownTheme(always?: Theme): Theme {
  const { clock } = useFirstPorts();
  const now = useNow('minute');
  const choice = useFirst(state => state.themeChoice);
  return decideTheme(choice, sunState(wallClock(now, clock.zone())).isDaytime, always);
}
