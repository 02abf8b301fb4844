import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/Button';
import { translateIn } from '../stories/translate';
import { Seal } from '../text/Seal';
import { EmptyState } from './EmptyState';
import { AlertBanner, QuietNote } from './Notice';
import { ProgressBar, Skeleton } from './Progress';
import { Spinner } from './Spinner';
import { WritingDots } from './WritingDots';

const meta = {
  title: 'Controls/Feedback',
  component: AlertBanner,
  subcomponents: { QuietNote, EmptyState, Spinner, ProgressBar, Skeleton, WritingDots },
  parameters: {
    docs: {
      description: {
        component: `
What a place says about itself.

- **AlertBanner** interrupts (\`role="alert"\`): what a person must know before going on.
- **QuietNote** is placed beside what it is about and is not announced.
- **EmptyState** is drawn: a moon gate, one sentence, one way out.
- **Spinner** for an unknown wait of seconds, **ProgressBar** for a known one, **Skeleton** holds the place of what is coming.
- **WritingDots** while somebody writes an answer; the words beside them say who.

**Anatomy.** Sign, sentence, and where there is one a way out; the tone is in the sign and the edge, never in the colour alone. None of them takes focus by itself: what is pressed inside has the keys of its own control.

**Do** say what to do next. **Don't** show a spinner for less than a third of a second.`,
      },
    },
  },
  args: { children: '' },
} satisfies Meta<typeof AlertBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Banner: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <div className="story-stack" style={{ justifyItems: 'stretch' }}>
        <AlertBanner onDismiss={fn()} dismissLabel={t('知道了', 'Dismiss')}>
          {t(
            '只有深度用户可以进入深度梦境。权限由管理员授予。',
            'Only deep users may enter Deep Dream. An administrator grants that role.',
          )}
        </AlertBanner>
        <AlertBanner tone="error">
          {t('这台设备的存储已满，新的记录没有存下。', 'This device is full: the new record was not kept.')}
        </AlertBanner>
      </div>
    );
  },
};

export const Note: Story = {
  render: (_, context) => (
    <div style={{ maxWidth: 400 }}>
      <QuietNote mark={<Seal text="深" size={30} />}>
        {translateIn(context)(
          '深度用户权限由管理员授予，无法通过注册获得。',
          'The deep role is granted by an administrator; it cannot be had by registering.',
        )}
      </QuietNote>
    </div>
  ),
};

export const Empty: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <EmptyState
        title={t('还没有记录', 'No records yet')}
        text={t('写下第一笔，它会留在这里。', 'Write the first; it will stay here.')}
        action={<Button>{t('写一笔', 'Write')}</Button>}
      />
    );
  },
};

export const Waiting: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <div className="story-stack story-stack--wide">
        <Spinner label={t('正在推算', 'Working it out')} />
        <ProgressBar
          label={t('上传照片', 'Uploading photos')}
          share={0.4}
          valueText={t('5 张中的第 2 张', '2 of 5 photos')}
        />
        <ProgressBar label={t('正在准备', 'Preparing')} />
        <Skeleton lines={3} />
        <Skeleton height="96px" />
      </div>
    );
  },
};

export const Writing: Story = {
  render: (_, context) => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 'var(--s-2)', margin: 0 }}>
      <WritingDots />
      {translateIn(context)('周砚正在写', 'Zhou Yan is writing')}
    </p>
  ),
};
