import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { translateIn } from '../stories/translate';
import { Tabs, type TabsProps } from './Tabs';

const meta = {
  title: 'Controls/Tabs',
  component: Tabs,
  parameters: {
    docs: {
      description: {
        component: `
Two or three faces of one thing in one place.

**Anatomy.** A row of titles in the display face; the chosen one has a gilt rule below it.

| Key | Does |
| --- | --- |
| Tab | comes to the chosen title, then into its panel |
| Left, Right | choose the neighbour at once |
| Home, End | choose the first or last |

**Do** keep what was typed in one panel when another is shown. **Don't** use tabs as steps.`,
      },
    },
  },
  args: { label: '', tabs: [], value: '', onChoose: () => undefined },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

function Live(props: Omit<TabsProps<string>, 'value' | 'onChoose'>) {
  const [value, setValue] = useState(props.tabs[0]?.value ?? '');
  return <Tabs {...props} value={value} onChoose={setValue} />;
}

export const Default: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <div style={{ maxWidth: 400 }}>
        <Live
          label={t('登录或注册', 'Sign in or register')}
          tabs={[
            {
              value: 'in',
              label: t('登录', 'Sign in'),
              content: <p>{t('欢迎回来。', 'Welcome back.')}</p>,
            },
            {
              value: 'up',
              label: t('注册', 'Register'),
              content: <p>{t('初次见面。', 'Good to meet you.')}</p>,
            },
          ]}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [signIn, register] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await expect(signIn).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(register).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(signIn).toHaveAttribute('aria-selected', 'true');
  },
};

/** The pointer over the tabs. */
export const Pointed: Story = { render: Default.render!, parameters: { pseudo: { hover: '.ui-tabs__tab' } } };
