import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ImageIcon, ImageUpIcon, PencilRulerIcon, RotateCwIcon, TrashIcon } from '../icons/icons';
import { CourtyardIcon } from '../icons/signature';
import { translateIn } from '../stories/translate';
import { Button } from './Button';
import { ScrollLabel } from './ScrollLabel';

const meta = {
  title: 'Controls/Button',
  component: Button,
  parameters: {
    docs: {
      description: {
        component: `
Does something at once. Four ranks: **primary** is the seal, one in a view; **secondary** goes beside it; **quiet** for what is rarely wanted; **danger** for what takes something away.

**Anatomy.** Icon (optional, 18 px), label of one to four words, for the primary a thin rim inside the edge as on a carved seal. At least 44 px high.

| Key | Does |
| --- | --- |
| Tab | comes to the button; a busy one too, a disabled one not |
| Enter, Space | presses it |

**Do** name the outcome ("Add record"). **Do** keep a button busy rather than disabled while it works. **Don't** put two primaries in one view, or disable a button without saying what is missing nearby.

Hover darkens the fill or fills the ground; a press moves it down by 1 px.`,
      },
    },
  },
  args: { children: '开始生成', variant: 'primary', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The seal: the view's main action. */
export const Primary: Story = {
  render: (args, context) => <Button {...args}>{translateIn(context)('开始生成', 'Draw my house')}</Button>,
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** All ranks: at rest, disabled and busy. */
export const Ranks: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <div className="story-stack">
        {(['primary', 'secondary', 'quiet', 'danger'] as const).map(variant => (
          <div key={variant} className="story-row">
            <Button variant={variant}>{t('选择照片', 'Choose photos')}</Button>
            <Button variant={variant} disabled>
              {t('选择照片', 'Choose photos')}
            </Button>
            <Button variant={variant} busy busyLabel={t('稍候', 'One moment')}>
              {t('选择照片', 'Choose photos')}
            </Button>
          </div>
        ))}
      </div>
    );
  },
};

/** Small, usual and large, with icons of both families. */
export const Sizes: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <div className="story-row">
        <Button size="s" icon={<ImageIcon />}>
          {t('图片', 'Image')}
        </Button>
        <Button icon={<RotateCwIcon />}>{t('重新定位', 'Locate again')}</Button>
        <Button size="l" variant="primary" icon={<CourtyardIcon />}>
          {t('开始探索', 'Start exploring')}
        </Button>
        <Button variant="danger" icon={<TrashIcon />}>
          {t('清空照片', 'Clear photos')}
        </Button>
      </div>
    );
  },
};

/** As wide as its column, as on the sign-in panel. */
export const Wide: Story = {
  render: (_, context) => (
    <div style={{ maxWidth: 400 }}>
      <Button variant="primary" size="l" wide>
        {translateIn(context)('登录', 'Sign in')}
      </Button>
    </div>
  ),
};

/** A link to the next step looks like a button. */
export const AsLink: Story = {
  render: (_, context) => (
    <Button asChild variant="primary">
      <a href="#home">{translateIn(context)('回到首页', 'Back to the home page')}</a>
    </Button>
  ),
};

/** Text wraps inside a narrow column instead of overflowing. */
export const LongText: Story = {
  render: () => (
    <div style={{ maxWidth: 220 }}>
      <Button variant="secondary">Photograph every room again and replace what was there before</Button>
    </div>
  ),
};

/** Focused with Tab: the ring is two pixels, with a gap of two. */
export const Focused: Story = {
  render: (_, context) => (
    <Button variant="primary">{translateIn(context)('开始探索', 'Start exploring')}</Button>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

/** All ranks: hovered, pressed and focused with Tab. */
export const PointedAndPressed: Story = {
  parameters: {
    pseudo: {
      hover: '.is-pointed .ui-button',
      active: '.is-pressed .ui-button',
      focusVisible: '.is-reached .ui-button',
    },
  },
  render: (_, context) => (
    <div className="story-stack">
      {['is-pointed', 'is-pressed', 'is-reached'].map(state => (
        <div key={state} className={`story-row ${state}`}>
          {(['primary', 'secondary', 'quiet', 'danger'] as const).map(variant => (
            <Button key={variant} variant={variant}>
              {translateIn(context)('选择照片', 'Choose photos')}
            </Button>
          ))}
        </div>
      ))}
    </div>
  ),
};

/** Two ways to begin, as the labels of scrolls. */
export const ScrollLabels: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <div className="story-stack" style={{ maxWidth: 300 }}>
        <ScrollLabel icon={<ImageUpIcon />} name={t('照图描画', 'Trace over a picture')}>
          {t(
            '房产图、照片或扫描，定一段已知长度',
            'An agent’s plan, a photo or a scan, with one known length',
          )}
        </ScrollLabel>
        <ScrollLabel icon={<PencilRulerIcon />} name={t('从一间空房画起', 'Start with one empty room')}>
          {t('按键盘也能画：每面墙一行', 'Also works by keyboard: one line per wall')}
        </ScrollLabel>
      </div>
    );
  },
};
