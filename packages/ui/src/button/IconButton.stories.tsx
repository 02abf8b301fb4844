import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CloseIcon, EyeIcon, MoonIcon, RotateCwIcon, TrashIcon } from '../icons/icons';
import { translateIn } from '../stories/translate';
import { IconButton } from './IconButton';

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  parameters: {
    docs: {
      description: {
        component: `
A button that is only a sign. Its name is required: \`label\`.

**Anatomy.** 44 px square, 20 px icon. The small one is 32 px, for rows where a 44 px way to the same end exists.

| Key | Does |
| --- | --- |
| Enter, Space | presses it |

**Do** use signs people know (close, delete, turn). **Don't** use one for the main action, or where a word would fit.`,
      },
    },
  },
  args: { label: '关闭', icon: <CloseIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args, context) => <IconButton {...args} label={translateIn(context)('关闭', 'Close')} />,
};

/** Usual, small, pressed and disabled. */
export const States: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <div className="story-row">
        <IconButton label={t('重新定位', 'Locate again')} icon={<RotateCwIcon />} />
        <IconButton size="s" label={t('删除', 'Delete')} icon={<TrashIcon />} />
        <IconButton aria-pressed label={t('显示密码', 'Show password')} icon={<EyeIcon />} />
        <IconButton disabled label={t('切换主题', 'Change theme')} icon={<MoonIcon />} />
      </div>
    );
  },
};

/** The same icons, hovered; disabled ones do not react. */
export const Pointed: Story = { render: States.render!, parameters: { pseudo: { hover: true } } };
