import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button';
import { TextField } from '../field/TextField';
import { type Translate, translateIn } from '../stories/translate';
import { Dialog, type DialogProps } from './Dialog';

const meta = {
  title: 'Controls/Dialog',
  component: Dialog,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component: `
A paper sheet over the page for one thing at a time: the almanac, the records, the shop.

**Anatomy.** Caption in the other language, title, close at the right, a double rule of gilt and hairline, a body that scrolls, a footer that stays. 640, 720 or 880 px; on a phone it rises from the bottom. An \`aside\` stands at the left, above the body on a phone.

| Key | Does |
| --- | --- |
| Tab | goes round inside the sheet |
| Escape | closes; focus returns to what opened it |
| arrows on the body | scroll it |

**Do** keep drafts when a sheet closes. **Don't** open a sheet from a sheet.`,
      },
    },
  },
  args: { open: true, onOpenChange: () => undefined, title: '', closeLabel: '', children: null },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

interface LiveProps extends Partial<DialogProps> {
  readonly t: Translate;
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

function Live({ t, startsOpen = true, children, ...props }: LiveProps) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <main style={{ padding: 24, minHeight: 480 }}>
      <Button onClick={() => setOpen(true)}>{t('布局指南', 'Layout guide')}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('布局指南', 'Layout guide')}
        caption={t('Layout guide', '布局指南')}
        captionLang={t('en', 'zh-CN') === 'en' ? 'en' : 'zh-CN'}
        closeLabel={t('关闭', 'Close')}
        {...props}
      >
        {children}
      </Dialog>
    </main>
  );
}

const paragraph = (t: Translate) =>
  t(
    '标题之上是另一种语言的小字；其下一道金线，正文左缘与标题对齐。',
    'Above the title is the other language, small; below it a gilt rule; the text begins where the title begins.',
  );

export const Default: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <Live t={t} size="s" phone="bottom">
        <p className="ui-muted">{paragraph(t)}</p>
      </Live>
    );
  },
};

/** Opened and closed with only the keyboard; focus returns to the button. */
export const Keyboard: Story = {
  render: (_, context) => (
    <Live t={translateIn(context)} startsOpen={false}>
      <p>{paragraph(translateIn(context))}</p>
    </Live>
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toContainElement(focused()));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The body scrolls under its header; the footer stays visible. */
export const LongBodyAndFooter: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <Live
        t={t}
        footer={
          <div className="story-row" style={{ justifyContent: 'flex-end' }}>
            <Button variant="quiet">{t('取消', 'Cancel')}</Button>
            <Button variant="primary">{t('好', 'All right')}</Button>
          </div>
        }
      >
        <div className="story-stack">
          {Array.from({ length: 24 }, (_, line) => `${line + 1}. ${paragraph(t)}`).map(text => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Live>
    );
  },
};

/** 880 px with a leaf on the left, as in the almanac. */
export const WithAside: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <Live
        t={t}
        size="l"
        title={t('今日黄历', 'Today’s almanac')}
        caption={t('Today’s almanac', '今日黄历')}
        footer={
          <div className="story-row" style={{ justifyContent: 'space-between' }}>
            <Button variant="quiet">{t('前一日', 'Previous day')}</Button>
            <Button variant="quiet">{t('后一日', 'Next day')}</Button>
          </div>
        }
        aside={
          <div style={{ flex: '0 0 240px', padding: 32, background: 'var(--bg-2)', textAlign: 'center' }}>
            <span className="ui-display ui-num" style={{ fontSize: '6rem', lineHeight: 1 }}>
              21
            </span>
          </div>
        }
      >
        <p>{paragraph(t)}</p>
      </Live>
    );
  },
};

/** A title of sixty characters wraps; focus rings of a form inside are not clipped. */
export const LongTitle: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <Live t={t} size="s" title={'屋宅有向星辰有度'.repeat(7)} caption="Sixty characters in a title">
        <TextField limit={100} label={t('姓名', 'Name')} />
      </Live>
    );
  },
};

function focused(): HTMLElement {
  return document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
}
