import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommandPalette } from '../overlay/CommandPalette';
import { Dialog } from '../overlay/Dialog';
import { Menu } from '../overlay/Menu';
import { ToolMenu } from '../overlay/ToolMenu';
import { createNotifier, MAX_NOTICES, MIN_TOAST_MS, toastDuration } from './notifier';
import { Toaster } from './Toaster';

describe('notifier', () => {
  it('keeps the newest first and drops those beyond its limit', () => {
    const notifier = createNotifier();
    for (let index = 0; index <= MAX_NOTICES; index += 1) notifier.notify({ tone: 'info', text: `${index}` });
    expect(notifier.past()).toHaveLength(MAX_NOTICES);
    expect(notifier.past()[0]?.text).toBe(`${MAX_NOTICES}`);
  });

  it('calls subscribers until they unsubscribe', () => {
    const notifier = createNotifier();
    let calls = 0;
    const stop = notifier.subscribe(() => {
      calls += 1;
    });
    notifier.notify({ tone: 'ok', text: 'once' });
    stop();
    notifier.notify({ tone: 'ok', text: 'twice' });
    expect(calls).toBe(1);
  });

  it('gives every toast six seconds or more, and long ones longer', () => {
    expect(toastDuration({ tone: 'ok', text: '已退出登录' })).toBe(MIN_TOAST_MS);
    expect(MIN_TOAST_MS).toBeGreaterThanOrEqual(6000);
    expect(toastDuration({ tone: 'ok', text: 'a'.repeat(200) })).toBeGreaterThan(MIN_TOAST_MS);
  });
});

describe('toaster', () => {
  const show = () => {
    const notifier = createNotifier();
    render(<Toaster notifier={notifier} label="Notifications" closeLabel="Close" />);
    return notifier;
  };

  it('has its live regions before any announcement', () => {
    show();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('announces a notice politely and an error at once, each in one region only', async () => {
    const notifier = show();
    act(() => void notifier.notify({ tone: 'ok', text: 'Signed out' }));
    expect(screen.getByRole('status').textContent).toBe('Signed out');
    act(() => void notifier.notify({ tone: 'error', text: 'No connection' }));
    expect(screen.getByRole('alert').textContent).toBe('No connection');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('a withdrawn notice is silent, and the one before it is not announced again', () => {
    const notifier = show();
    const ids = ['Saved', 'The sample home was removed'].map(text => {
      let id = 0;
      act(() => {
        id = notifier.notify({ tone: 'ok', text });
      });
      return id;
    });
    act(() => notifier.withdraw(ids[1]!));
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => void notifier.notify({ tone: 'ok', text: 'Signed out' }));
    expect(screen.getByRole('status').textContent).toBe('Signed out');
  });

  it('shows the other language on a second line marked as such', async () => {
    const notifier = show();
    act(() => {
      notifier.notify({
        tone: 'warn',
        text: 'Please sign in before uploading photos',
        second: { lang: 'zh-CN', text: '请先登录后再上传图片' },
      });
    });
    expect((await screen.findByText('请先登录后再上传图片')).lang).toBe('zh-CN');
  });

  it('leaves announcing to its own regions, so nothing is announced twice', async () => {
    const notifier = show();
    act(
      () => void notifier.notify({ tone: 'info', text: 'Saved', second: { lang: 'zh-CN', text: '已保存' } }),
    );
    const drawn = await screen.findByText('已保存');
    expect(drawn.closest('section')?.getAttribute('aria-live')).toBe('off');
  });
});

describe('[R250] a drawn toast', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  const notifier = createNotifier();
  const drawn = () => document.querySelectorAll('.ui-toast').length;
  const draw = async (text: string) => {
    render(<Toaster notifier={notifier} label="Notifications" closeLabel="Close" />);
    act(() => void notifier.notify({ tone: 'ok', text }));
    await screen.findAllByText(text, { selector: '.ui-toast p' });
    // An earlier notice of this notifier is shown once more.
    while (drawn() > 1) fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as Element);
  };
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  it('leaves after its time, even under a resting pointer', async () => {
    await draw('Saved');
    const toast = document.querySelector('.ui-toast') as Element;
    fireEvent.pointerMove(toast, { movementX: 0, movementY: 0 });
    pass(MIN_TOAST_MS - 250);
    expect(drawn()).toBe(1);
    pass(250);
    expect(drawn()).toBe(0);
  });

  it('waits while focused, and returns the focus', async () => {
    await draw('Saved again');
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    fireEvent.keyDown(before, { altKey: true, code: 'KeyT' });
    expect(document.activeElement?.closest('.ui-toast')).not.toBeNull();
    pass(60_000);
    expect(drawn()).toBe(1);
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(document.activeElement).toBe(before);
    pass(MIN_TOAST_MS);
    expect(drawn()).toBe(0);
    before.remove();
  });

  it('follows the language of the page', async () => {
    let text = 'No connection';
    const speaking = createNotifier();
    const view = (label: string) => <Toaster notifier={speaking} label={label} closeLabel="Close" />;
    const { rerender } = render(view('Notifications'));
    act(
      () =>
        void speaking.notify({
          tone: 'ok',
          get text() {
            return text;
          },
        }),
    );
    await screen.findByText('No connection', { selector: '.ui-toast p' });
    text = '网络连接失败';
    rerender(view('通知'));
    expect(screen.queryByText('No connection')).toBeNull();
    expect(screen.getAllByText('网络连接失败')).toHaveLength(2);
  });

  it('can be reached and pressed beside an open dialog, which stays open', async () => {
    const onAct = vi.fn();
    const onOpenChange = vi.fn();
    const speaking = createNotifier();
    render(
      <>
        <Dialog open onOpenChange={onOpenChange} title="Records" closeLabel="Close the dialog">
          <button type="button">inside</button>
        </Dialog>
        <Toaster notifier={speaking} label="Notifications" closeLabel="Close" />
      </>,
    );
    act(
      () => void speaking.notify({ tone: 'ok', text: 'A new version', action: { label: 'Reload', onAct } }),
    );
    const reload = await screen.findByRole('button', { name: 'Reload' });
    fireEvent.keyDown(document.body, { altKey: true, code: 'KeyT' });
    expect(document.activeElement).toBe(reload);
    fireEvent.pointerDown(reload);
    fireEvent.click(reload);
    expect(onAct).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

/** A browser renders the effects of a press before the document gets the event; a scripted press needs a flush. */
function press(button: Element) {
  const draw = () => flushSync(() => undefined);
  document.body.addEventListener('click', draw, { once: true });
  fireEvent.pointerDown(button, { button: 0 });
  act(() => (button as HTMLElement).focus());
  fireEvent.click(button);
}

describe('[R250] a press on a toast, which the press closes, leaves other layers open:', () => {
  const never = () => undefined;
  const aMoment = () => new Promise(done => setTimeout(done));
  // A modal restores the focus shortly after it closes, which would close the next test's menu.
  afterEach(async () => {
    cleanup();
    await aMoment();
  });
  it.each([
    [
      'a dialog',
      'dialog',
      (onClose: () => void) => (
        <Dialog open onOpenChange={onClose} title="Talks" closeLabel="Close the dialog">
          <button type="button">inside</button>
        </Dialog>
      ),
    ],
    [
      'the palette',
      'dialog',
      (onClose: () => void) => (
        <CommandPalette
          groups={[]}
          texts={{
            title: 'Commands',
            placeholder: '',
            empty: '',
            choose: '',
            run: '',
            close: '',
            count: String,
          }}
          limit={9}
          onClose={onClose}
        />
      ),
    ],
    [
      'a menu',
      'menu',
      () => (
        <Menu
          trigger={<button type="button">opener</button>}
          items={[{ id: 'a', label: 'A', onSelect: never }]}
        />
      ),
    ],
    [
      'the tools',
      'toolbar',
      () => (
        <ToolMenu label="opener" glyph="具" tools={[{ id: 'a', label: 'A', icon: null, onSelect: never }]} />
      ),
    ],
  ])('%s', async (_, role, layer) => {
    const onClose = vi.fn();
    const onAct = vi.fn();
    const notifier = createNotifier();
    render(
      <>
        {layer(onClose)}
        <Toaster notifier={notifier} label="Notifications" closeLabel="Close" />
      </>,
    );
    const opener = screen.queryByRole('button', { name: 'opener' });
    if (opener) fireEvent.keyDown(opener, { key: 'ArrowDown' });
    await screen.findByRole(role);
    // Layers listen to outside presses shortly after they open.
    await aMoment();
    act(() => void notifier.notify({ tone: 'ok', text: 'Removed', action: { label: 'Undo', onAct } }));
    press(await screen.findByText('Undo'));
    await aMoment();
    expect(onAct).toHaveBeenCalledOnce();
    expect(screen.queryByText('Undo')).toBeNull();
    expect(screen.getByRole(role)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
});
