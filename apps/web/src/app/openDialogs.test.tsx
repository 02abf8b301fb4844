import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import AlmanacDialog from '../features/almanac/AlmanacDialog';
import ChatTool from '../features/chat/ChatTool';
import LayoutGuideDialog from '../features/layoutGuide/LayoutGuideDialog';
import RecordsDialog from '../features/records/RecordsDialog';
import ShopDialog from '../features/shop/ShopDialog';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { createTestWorld, TestApp } from '../testing/TestApp';

interface DialogCase {
  readonly name: string;
  readonly Dialog: ComponentType<{ readonly onClose: () => void }>;
}
const DIALOGS: readonly DialogCase[] = [
  { name: 'the almanac', Dialog: AlmanacDialog },
  { name: 'the chat', Dialog: ChatTool },
  { name: 'the layout guide', Dialog: LayoutGuideDialog },
  { name: 'the records', Dialog: RecordsDialog },
  { name: 'the shop', Dialog: ShopDialog },
];
const words = () => [
  document.body.textContent,
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].map(element =>
    ['aria-label', 'title', 'placeholder'].map(name => element.getAttribute(name)).join(' '),
  ),
];
/** Waits for fetched texts and names, until they change nothing more. */
async function settle() {
  for (let seen = ''; seen !== words().join(); ) {
    seen = words().join();
    await act(async () => {
      await vi.dynamicImportSettled();
      await new Promise(resolve => setTimeout(resolve, 20));
    });
  }
}

it.each(DIALOGS)(
  '[R12] switching language while $name is open leaves none of its old words',
  async ({ Dialog }) => {
    const open = async (language: 'en' | 'zh') => {
      const world = await createTestWorld(fakePorts({ info: LIN_YUE }), language);
      render(
        <TestApp world={world}>
          <Dialog onClose={() => undefined} />
        </TestApp>,
      );
      expect(await screen.findByRole('dialog')).toBeTruthy();
      await settle();
      return world;
    };
    await open('zh');
    const asOpenedInChinese = words();
    cleanup();
    const { i18n } = await open('en');
    expect(words()).not.toEqual(asOpenedInChinese);
    await act(() => i18n.changeLanguage('zh'));
    await settle();
    expect(words()).toEqual(asOpenedInChinese);
  },
);
