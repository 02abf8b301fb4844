import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createNotifier, KEPT_NOTICES, MIN_TOAST_MS, toastDuration } from './notifier';
import { Toaster } from './Toaster';

describe('notifier', () => {
  it('keeps the newest first and forgets beyond its limit', () => {
    const notifier = createNotifier();
    for (let index = 0; index <= KEPT_NOTICES; index += 1)
      notifier.notify({ tone: 'info', text: `${index}` });
    expect(notifier.past()).toHaveLength(KEPT_NOTICES);
    expect(notifier.past()[0]?.text).toBe(`${KEPT_NOTICES}`);
  });

  it('calls subscribers until they stop', () => {
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
    render(<Toaster notifier={notifier} label="Notifications" closeLabel="Close" theme="paper" />);
    return notifier;
  };

  it('has its live regions before anything is said', () => {
    show();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('says a notice politely and an error at once, each in one region only', async () => {
    const notifier = show();
    act(() => void notifier.notify({ tone: 'ok', text: 'Signed out' }));
    expect(screen.getByRole('status').textContent).toBe('Signed out');
    act(() => void notifier.notify({ tone: 'error', text: 'No connection' }));
    expect(screen.getByRole('alert').textContent).toBe('No connection');
    expect(screen.getByRole('status').textContent).toBe('');
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

  it('leaves speaking to its own regions, so that nothing is said twice', async () => {
    const notifier = show();
    act(
      () => void notifier.notify({ tone: 'info', text: 'Saved', second: { lang: 'zh-CN', text: '已保存' } }),
    );
    const drawn = await screen.findByText('已保存');
    expect(drawn.closest('section')?.getAttribute('aria-live')).toBe('off');
  });
});
