import type { TextStore } from '@app/records';

export const THEMES = ['paper', 'ink'] as const;
export type Theme = (typeof THEMES)[number];

/** `sky`: paper by day and ink by night; otherwise pinned by the person. */
export type ThemeChoice = Theme | 'sky';

const KEY = 'theme';
/** The browser's colour around the page: the tokens' `--bg-0`. */
const CHROME_COLOURS = { paper: '#F6F1E7', ink: '#0B1016' } as const satisfies Record<Theme, string>;

export function readThemeChoice(textStore: Pick<TextStore, 'read'>): ThemeChoice {
  const stored = textStore.read(KEY);
  return THEMES.find(theme => theme === stored) ?? 'sky';
}

export function saveThemeChoice(textStore: TextStore, choice: ThemeChoice): void {
  if (choice === 'sky') textStore.remove(KEY);
  else textStore.write(KEY, choice);
}

/** The current theme. `always` is a screen's own: the deep dream is always night. */
export function decideTheme(choice: ThemeChoice, isDaytime: boolean, always?: Theme): Theme {
  return always ?? (choice === 'sky' ? (isDaytime ? 'paper' : 'ink') : choice);
}

export function showTheme(page: Document, theme: Theme): void {
  page.documentElement.dataset['theme'] = theme;
  for (const meta of page.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', CHROME_COLOURS[theme]);
    meta.removeAttribute('media');
  }
}
