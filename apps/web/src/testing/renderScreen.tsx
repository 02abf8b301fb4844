import { act, render, screen } from '@testing-library/react';
import { type Stage, type StageOptions, stageScreen } from './stageScreen';

/** For tests: the app at an address, rendered up to the screen's heading. */
export async function renderScreen(address: string, options?: StageOptions): Promise<Stage> {
  const stage = await stageScreen(address, options);
  // Awaited: a route whose code is still loading suspends.
  await act(async () => void render(stage.app));
  await screen.findByRole('heading', { level: 1 });
  return stage;
}
