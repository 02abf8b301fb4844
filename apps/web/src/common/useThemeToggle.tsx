import { MoonIcon, SunIcon } from '@app/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirst } from '../store/firstStore';
import { useShownTheme } from './useShownTheme';

export interface ThemeToggle {
  /** Names the theme it switches to, like its icon. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly toggle: () => void;
}

/** From paper to ink and back. */
export function useThemeToggle(): ThemeToggle {
  const { t } = useTranslation('common');
  const chooseTheme = useFirst(state => state.chooseTheme);
  return useShownTheme() === 'paper'
    ? { label: t('nav.switchToInk'), icon: <MoonIcon />, toggle: () => chooseTheme('ink') }
    : { label: t('nav.switchToPaper'), icon: <SunIcon />, toggle: () => chooseTheme('paper') };
}
