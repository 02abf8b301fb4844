import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguagesIcon, LayoutGridIcon, NotebookPenIcon, ShoppingBagIcon } from '../icons/icons';
import { AlmanacLeafIcon, MoonGateIcon } from '../icons/signature';
import { type Translate, translateIn } from '../stories/translate';
import { type Tool, ToolMenu } from './ToolMenu';

const meta = {
  title: 'Controls/ToolMenu',
  component: ToolMenu,
  parameters: {
    frame: { paddingTop: 360 },
    docs: {
      description: {
        component: `
The round seal in the corner of the scene, and the toolbar it opens.

**Anatomy.** A 56 px seal with one carved character; open, it shows a cross. Above it a vertical toolbar of 44 px rows.

| Key | Does |
| --- | --- |
| Enter, Space, Up, Down on the seal | opens and goes to the first tool |
| Up, Down | the neighbour, round at the ends |
| Home, End | first, last |
| Enter, Space | closes, then uses the tool; a dialog it opens returns to the seal |
| Escape | closes; focus is on the seal |

**Do** keep one in a view: it is the view's red. **Don't** put more than seven tools in it.`,
      },
    },
  },
  args: { label: '工具', glyph: '具', tools: [] },
} satisfies Meta<typeof ToolMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const toolsIn = (t: Translate): readonly Tool[] => [
  {
    id: 'language',
    label: t('切换语言', 'Language'),
    hint: t('English', '中文'),
    hintLang: t('en', 'zh-CN'),
    icon: <LanguagesIcon />,
    onSelect: fn(),
  },
  { id: 'guide', label: t('布局指南', 'Layout guide'), icon: <LayoutGridIcon />, onSelect: fn() },
  { id: 'almanac', label: t('今日黄历', 'Today’s almanac'), icon: <AlmanacLeafIcon />, onSelect: fn() },
  { id: 'records', label: t('个人记录', 'My records'), icon: <NotebookPenIcon />, onSelect: fn() },
  { id: 'chat', label: t('宇宙信使', 'Cosmic Messenger'), icon: <MoonGateIcon />, onSelect: fn() },
  { id: 'shop', label: t('吉物小铺', 'Shop'), icon: <ShoppingBagIcon />, onSelect: fn() },
];

export const Closed: Story = {
  render: (_, context) => (
    <ToolMenu
      label={translateIn(context)('工具', 'Tools')}
      glyph="具"
      tools={toolsIn(translateIn(context))}
    />
  ),
};

/** Opened, navigated and closed with the keyboard, then reopened. */
export const Open: Story = {
  render: (_, context) => (
    <ToolMenu
      label={translateIn(context)('工具', 'Tools')}
      glyph="具"
      tools={toolsIn(translateIn(context))}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{End}');
    const tools = within(canvas.getByRole('toolbar')).getAllByRole('button');
    await expect(tools.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
};
