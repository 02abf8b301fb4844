import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button';
import { LanguagesIcon, LogOutIcon, MoonIcon, SettingsIcon } from '../icons/icons';
import { translateIn } from '../stories/translate';
import { Avatar } from '../text/Avatar';
import { Menu } from './Menu';

const meta = {
  title: 'Controls/Menu',
  component: Menu,
  parameters: {
    docs: {
      description: {
        component: `
Actions behind a button, for what is not wanted every minute.

**Anatomy.** Rows of 44 px: sign, words, at the right a quiet hint. A header that is not an action may be above. A hairline begins another kind of action.

| Key | Does |
| --- | --- |
| Enter, Space, Down on the button | opens |
| Up, Down, Home, End, first letters | move |
| Enter, Space | does it and closes |
| Escape | closes; focus returns to the button |

**Do** put what takes something away last. **Don't** hide the main action in it.`,
      },
    },
  },
  args: { trigger: <button type="button">…</button>, items: [] },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const onSignOut = fn();

export const Account: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <div style={{ minHeight: 300 }}>
        <Menu
          align="start"
          trigger={<Button icon={<Avatar name="林月" size={28} />}>{t('我的账户', 'My account')}</Button>}
          header={
            <>
              <p>{t('林月', 'Lin Yue')}</p>
              <p className="ui-quiet" style={{ fontSize: 'var(--fs-xs)' }}>
                linyue@example.com
              </p>
            </>
          }
          items={[
            {
              id: 'language',
              label: t('切换语言', 'Language'),
              hint: t('English', '中文'),
              hintLang: t('en', 'zh-CN'),
              icon: <LanguagesIcon />,
              onSelect: fn(),
            },
            { id: 'theme', label: t('主题', 'Theme'), icon: <MoonIcon />, onSelect: fn() },
            {
              id: 'settings',
              label: t('设置', 'Settings'),
              icon: <SettingsIcon />,
              disabled: true,
              onSelect: fn(),
            },
            {
              id: 'out',
              label: t('退出登录', 'Sign out'),
              icon: <LogOutIcon />,
              danger: true,
              startsGroup: true,
              onSelect: onSignOut,
            },
          ]}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    onSignOut.mockClear();
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('{End}');
    await userEvent.keyboard('{Enter}');
    await expect(onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

/** Forty items, one with a long name: the menu scrolls inside the window. */
export const ManyWithLongName: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    const items = Array.from({ length: 40 }, (_, index) => ({
      id: `${index}`,
      label: index === 0 ? '屋宅有向星辰有度'.repeat(6) : `${t('第', 'Item ')}${index + 1}`,
      onSelect: fn(),
    }));
    return (
      <div style={{ minHeight: 300 }}>
        <Menu align="start" trigger={<Button>{t('更多', 'More')}</Button>} items={items} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getAllByRole('menuitem').at(-1)).toHaveFocus());
  },
};
