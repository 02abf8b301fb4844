import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button';
import { HomeIcon, LanguagesIcon, LogOutIcon, MoonIcon } from '../icons/icons';
import { AlmanacLeafIcon, CourtyardIcon } from '../icons/signature';
import { type Translate, translateIn } from '../stories/translate';
import { type CommandGroup, CommandPalette } from './CommandPalette';

const meta = {
  title: 'Controls/CommandPalette',
  component: CommandPalette,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '620px' },
      description: {
        component: `
Every place and action of the product in one list, found by typing. Ctrl+K or ⌘K opens it on any screen.

**Anatomy.** A field; below it groups of 44 px rows: sign, words, at the right the same in the other language; the keys at the foot. Words are found in both languages, and Chinese in pinyin, too.

| Key | Does |
| --- | --- |
| letters | narrow the list; the best find is chosen |
| Up, Down | choose, round the ends |
| Enter | runs what is chosen; the palette closes first |
| Escape | closes; focus returns to where it was |

**Do** list only what this person may do now. **Don't** make it the only way to anything.`,
      },
    },
  },
  args: { groups: [], texts: textsIn((_, en) => en), limit: 100, onClose: () => undefined },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

function textsIn(t: Translate) {
  return {
    title: t('命令', 'Commands'),
    placeholder: t('去哪里，做什么？', 'Where to, or what to do?'),
    empty: t('没有找到。换个词试试。', 'Nothing found. Try another word.'),
    choose: t('选择', 'choose'),
    run: t('打开', 'open'),
    close: t('关闭', 'close'),
    count: (found: number) => t(`找到 ${found} 项`, `${found} found`),
  };
}

const onTheme = fn();

function groupsIn(t: Translate): readonly CommandGroup[] {
  const both = (zh: string, en: string) => ({
    label: t(zh, en),
    hint: t(en, zh),
    hintLang: t('en', 'zh-CN'),
  });
  return [
    {
      id: 'go',
      label: t('前往', 'Go to'),
      commands: [
        { id: 'home', ...both('首页', 'Home'), icon: <HomeIcon />, onSelect: fn() },
        { id: 'house', ...both('我的屋宅', 'My home'), icon: <CourtyardIcon />, onSelect: fn() },
      ],
    },
    {
      id: 'open',
      label: t('打开', 'Open'),
      commands: [
        {
          id: 'almanac',
          ...both('今日黄历', 'Today’s almanac'),
          keywords: ['huangli'],
          icon: <AlmanacLeafIcon />,
          onSelect: fn(),
        },
      ],
    },
    {
      id: 'set',
      label: t('设置', 'Settings'),
      commands: [
        {
          id: 'language',
          ...both('切换为英文', 'Switch to Chinese'),
          icon: <LanguagesIcon />,
          onSelect: fn(),
        },
        { id: 'theme', ...both('墨色主题', 'Ink theme'), icon: <MoonIcon />, onSelect: onTheme },
        { id: 'out', ...both('退出登录', 'Sign out'), icon: <LogOutIcon />, onSelect: fn() },
      ],
    },
  ];
}

interface LiveProps {
  readonly t: Translate;
  readonly groups?: readonly CommandGroup[];
  readonly startsOpen?: boolean;
}

function Live({ t, groups = groupsIn(t), startsOpen = true }: LiveProps) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <main style={{ padding: 24, minHeight: 580 }}>
      <Button onClick={() => setOpen(true)}>{t('命令', 'Commands')}</Button>
      {open && (
        <CommandPalette groups={groups} texts={textsIn(t)} limit={100} onClose={() => setOpen(false)} />
      )}
    </main>
  );
}

export const Default: Story = { render: (_, context) => <Live t={translateIn(context)} /> };

/** Found by pinyin or in the other language, and run with Enter; focus returns to the button first. */
export const Keyboard: Story = {
  render: (_, context) => <Live t={translateIn(context)} startsOpen={false} />,
  play: async ({ canvasElement }) => {
    onTheme.mockClear();
    const opener = within(canvasElement).getByRole('button');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('huangli');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.keyboard('ink theme{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(onTheme).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  },
};

export const NothingFound: Story = {
  render: (_, context) => <Live t={translateIn(context)} />,
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'zzz');
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

/** Sixty commands, the first with a long name: the list scrolls, field and keys stay in place. */
export const ManyWithLongName: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    const commands = Array.from({ length: 60 }, (_, index) => ({
      id: `c${index}`,
      label: index === 0 ? '屋宅有向星辰有度'.repeat(6) : `${t('第', 'Command ')}${index + 1}`,
      hint: 'hint',
      icon: <MoonIcon />,
      onSelect: fn(),
    }));
    return <Live t={t} groups={[{ id: 'all', label: t('全部', 'All'), commands }]} />;
  },
};
