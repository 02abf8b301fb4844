import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Translate, translateIn } from '../stories/translate';
import { ScrollArea } from './ScrollArea';

const meta = {
  title: 'Controls/ScrollArea',
  component: ScrollArea,
  parameters: {
    docs: {
      description: {
        component: `
A region that scrolls by itself, with a thin bar that comes with the pointer and leaves 600 ms after it. The thumb is never shorter than 18 px. It is a named region that takes focus.

**Anatomy.** A viewport, and over its edge a bar of 8 px that takes no room from the text.

| Key | Does |
| --- | --- |
| Tab | comes to the region |
| arrows, Page Up, Page Down, Home, End, Space | scroll it |

**Do** name it by the heading it belongs to. **Don't** nest one in another.`,
      },
    },
  },
  args: { label: '', children: null },
} satisfies Meta<typeof ScrollArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const lines = (t: Translate, count: number) => (
  <ol className="story-stack">
    {Array.from({ length: count }, (_, line) => t(`第 ${line + 1} 条记录`, `Record ${line + 1}`)).map(
      text => (
        <li key={text}>{text}</li>
      ),
    )}
  </ol>
);

export const Default: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <ScrollArea label={t('记录', 'Records')} maxHeight="240px">
        {lines(t, 40)}
      </ScrollArea>
    );
  },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region');
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.scrollTop = 200;
    await waitFor(() => expect(region.scrollTop).toBeGreaterThan(100));
  },
};

/** Little content: no bar. */
export const Short: Story = {
  render: (_, context) => (
    <ScrollArea label={translateIn(context)('记录', 'Records')} maxHeight="240px">
      {lines(translateIn(context), 2)}
    </ScrollArea>
  ),
};

/** Very many lines: the thumb remains long enough to grab. */
export const VeryMany: Story = {
  render: (_, context) => (
    <ScrollArea label={translateIn(context)('记录', 'Records')} maxHeight="240px">
      {lines(translateIn(context), 500)}
    </ScrollArea>
  ),
};

export const Sideways: Story = {
  render: (_, context) => (
    <ScrollArea label={translateIn(context)('节气', 'Solar terms')} orientation="horizontal">
      <p style={{ width: 1600, paddingBottom: 16 }} lang="zh-CN">
        立春 雨水 惊蛰 春分 清明 谷雨 立夏 小满 芒种 夏至 小暑 大暑 立秋 处暑 白露 秋分 寒露 霜降
      </p>
    </ScrollArea>
  ),
};
