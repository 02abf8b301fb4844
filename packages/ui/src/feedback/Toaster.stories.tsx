import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button';
import { type Translate, translateIn } from '../stories/translate';
import { createNotifier } from './notifier';
import { Toaster, useNotices } from './Toaster';
import { Toast } from './ToastStack';

const meta = {
  title: 'Controls/Toaster',
  component: Toaster,
  parameters: {
    docs: {
      description: {
        component: `
Says what just happened and leaves by itself, after six seconds or more; it appears where it covers no control, and waits while a pointer moves over it or it has the focus. \`useNotices\` gives the log for those who missed it.

**Anatomy.** Sentence, in English pages the Chinese sentence below it, at most one action, close. The edge shows the tone; the words say it.

| Key | Does |
| --- | --- |
| Alt+T | goes to the toasts |
| Tab, Enter | action, close |
| Escape | back to where you were |

**Do** offer undo. **Don't** put anything in a toast that must be answered, and don't say the same thing in a toast and at a field.`,
      },
    },
  },
  args: { notifier: createNotifier(), label: '', closeLabel: '' },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const samples = (t: Translate) =>
  [
    {
      tone: 'warn',
      text: t('请先登录后再上传图片', 'Please sign in before uploading photos'),
      second: t('', '请先登录后再上传图片'),
    },
    { tone: 'ok', text: t('已退出登录', 'Signed out'), second: t('', '已退出登录') },
    {
      tone: 'error',
      text: t('网络连接失败，请检查网络连接。', 'No connection. Please check your network.'),
      second: t('', '网络连接失败，请检查网络连接。'),
    },
    { tone: 'info', text: t('已移去一张照片', 'One photo removed'), second: '' },
  ] as const;

/** The four tones as they are drawn. */
export const Tones: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <div className="story-stack">
        {samples(t).map(({ tone, text, second }, id) => (
          <Toast
            key={text}
            notice={{
              id,
              tone,
              text,
              second: second ? { lang: 'zh-CN', text: second } : undefined,
              action: tone === 'info' ? { label: t('撤销', 'Undo'), onAct: () => undefined } : undefined,
            }}
            closeLabel={t('关闭', 'Close')}
            onClose={() => undefined}
          />
        ))}
      </div>
    );
  },
};

function Live({ t }: { readonly t: Translate }) {
  const [notifier] = useState(createNotifier);
  const log = useNotices(notifier);
  const notify = () => notifier.notify({ tone: 'ok', text: t('已存下', 'Saved') });
  return (
    <>
      <Button onClick={notify}>{t('存下', 'Save')}</Button>
      <p className="ui-quiet">{t(`记录里有 ${log.length} 条`, `${log.length} in the log`)}</p>
      <Toaster notifier={notifier} label={t('通知', 'Notifications')} closeLabel={t('关闭', 'Close')} />
    </>
  );
}

/** Visible in the corner, announced in the live region, stored in the log. */
export const InThePage: Story = {
  render: (_, context) => <Live t={translateIn(context)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status').textContent).not.toBe('');
    await waitFor(() => expect(screen.getByRole('list')).toBeVisible(), { timeout: 10_000 });
  },
};
