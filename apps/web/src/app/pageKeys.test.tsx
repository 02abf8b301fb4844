import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUndoKeys } from '../common/useUndo';
import { StoreContext } from '../store/firstStore';
import { createAppStore } from '../store/store';
import { fakePorts } from '../testing/fakePorts';
import { useCommandKey } from './useCommandKey';

const act = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let before: boolean | undefined;
// `act` would run every effect before anybody could press.
beforeEach(() => {
  before = act.IS_REACT_ACT_ENVIRONMENT;
  act.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  act.IS_REACT_ACT_ENVIRONMENT = before as boolean;
});

/** Shows a heading and presses `key` with Control the moment it is in the page. */
async function pressAtSight(screen: ReactNode, key: string) {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await new Promise<void>(done => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      page.firstElementChild?.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }),
      );
      done();
    }).observe(page, { childList: true });
    root.render(screen);
  });
  root.unmount();
  page.remove();
}

it('[R626] Ctrl+K opens the palette as soon as the screen is shown', async () => {
  const store = createAppStore(fakePorts());
  const Screen = () => {
    useCommandKey();
    return <h1>Home</h1>;
  };
  await pressAtSight(
    <StoreContext value={store}>
      <Screen />
    </StoreContext>,
    'k',
  );
  expect(store.getState().commandsOpen).toBe(true);
});

it('[R626] Ctrl+Z undoes as soon as the screen is shown', async () => {
  const undo = vi.fn(() => true);
  const Screen = () => {
    useUndoKeys(undo, 'home');
    return <h1>Home</h1>;
  };
  await pressAtSight(<Screen />, 'z');
  expect(undo).toHaveBeenCalledOnce();
});
