import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useShownTheme } from '../common/useShownTheme';
import { showTheme } from '../store/theme';

/** Keeps the page in its theme: the screen's own, the person's, or the sky's. */
export function useTheme(): void {
  const always = useRouterState({ select: state => state.matches.at(-1)?.staticData.theme });
  const theme = useShownTheme(always);
  useEffect(() => showTheme(document, theme), [theme]);
}
