import type { StateCreator } from 'zustand';
import type { FirstPorts } from '../adapters/firstPorts';
import { readThemeChoice, saveThemeChoice, type ThemeChoice } from './theme';

export interface AppearanceSlice {
  readonly themeChoice: ThemeChoice;
  readonly chooseTheme: (choice: ThemeChoice) => void;
  /** R127: the banner shown on the home screen; gone when dismissed. */
  readonly banner: 'session/dream-forbidden' | undefined;
  readonly showBanner: (banner: AppearanceSlice['banner']) => void;
  readonly commandsOpen: boolean;
  readonly showCommands: (open: boolean) => void;
}

export const createAppearanceSlice =
  ({ deviceStore }: FirstPorts): StateCreator<AppearanceSlice> =>
  set => ({
    themeChoice: readThemeChoice(deviceStore),
    chooseTheme: themeChoice => {
      saveThemeChoice(deviceStore, themeChoice);
      set({ themeChoice });
    },
    banner: undefined,
    showBanner: banner => set({ banner }),
    commandsOpen: false,
    showCommands: commandsOpen => set({ commandsOpen }),
  });
