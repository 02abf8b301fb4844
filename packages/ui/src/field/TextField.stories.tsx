import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MapPinIcon } from '../icons/icons';
import { translateIn } from '../stories/translate';
import { TextField } from './TextField';

const meta = {
  title: 'Controls/TextField',
  component: TextField,
  parameters: {
    frame: { maxWidth: 400 },
    docs: {
      description: {
        component: `
One line of text.

**Anatomy.** Label above, frame of 46 px with room for a sign before and a unit or button after, error with its sign, hint. The error is tied to the input and read before the hint; the hint stays.

| Key | Does |
| --- | --- |
| Tab | comes to the input, then to the password toggle |
| Space on the toggle | shows or hides the password; the name stays, \`aria-pressed\` changes |

**Do** give \`autoComplete\`. **Do** say how to mend ("At least 6 characters"). **Don't** use the placeholder as label, and don't forbid pasting.`,
      },
    },
  },
  args: { label: '邮箱', defaultValue: 'linyue@example.com', limit: 254 },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args, context) => (
    <TextField {...args} type="email" autoComplete="email" label={translateIn(context)('邮箱', 'Email')} />
  ),
};

/** Empty; the label says that it is optional. */
export const Optional: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <TextField
        limit={100}
        label={t('出生地', 'Birthplace')}
        note={t('可留空', 'optional')}
        placeholder={t('例如：绍兴', 'For example: Shaoxing')}
        hint={t('只存于本机。', 'Kept on this device only.')}
      />
    );
  },
};

/** An error at the field, with a way to fix it. */
export const WithError: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <TextField
        limit={100}
        label={t('密码', 'Password')}
        type="password"
        autoComplete="new-password"
        defaultValue="12345"
        error={t('密码长度至少6位', 'Password must be at least 6 characters')}
        revealLabel={t('显示密码', 'Show password')}
      />
    );
  },
};

/** The toggle keeps its name and announces whether it is pressed. */
export const Password: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <TextField
        limit={100}
        label={t('密码', 'Password')}
        type="password"
        autoComplete="current-password"
        defaultValue="moon-gate"
        revealLabel={t('显示密码', 'Show password')}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  },
};

/** An icon before, a unit after, and a name of sixty characters. */
export const LongTextAndSigns: Story = {
  render: (_, context) => (
    <TextField
      limit={100}
      label={translateIn(context)('地名', 'Place')}
      prefix={<MapPinIcon />}
      suffix={<span style={{ paddingRight: 14 }}>°N</span>}
      defaultValue="Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"
    />
  ),
};

export const Disabled: Story = {
  render: (_, context) => (
    <TextField
      limit={100}
      label={translateIn(context)('邮箱', 'Email')}
      defaultValue="linyue@example.com"
      disabled
    />
  ),
};

/** The pointer over a field, and over one with an error. */
export const Pointed: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <div className="story-stack story-stack--wide">
        <TextField limit={100} label={t('姓名', 'Name')} defaultValue={t('林月', 'Lin Yue')} />
        <TextField
          limit={100}
          label={t('密码', 'Password')}
          error={t('至少 6 个字符', 'At least 6 characters')}
        />
      </div>
    );
  },
  parameters: { pseudo: { hover: '.ui-input' } },
};
