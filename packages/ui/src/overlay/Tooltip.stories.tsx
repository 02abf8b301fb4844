import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../button/IconButton';
import { RotateCwIcon } from '../icons/icons';
import { translateIn } from '../stories/translate';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Controls/Tooltip',
  component: Tooltip,
  parameters: {
    docs: {
      description: {
        component: `
Says what a sign means.

**Anatomy.** One line on a slip beside the control, never over it; it comes after a moment's rest and goes at once.

| Key | Does |
| --- | --- |
| Tab onto the control | shows it at once |
| Escape | hides it |

**Do** repeat the control's name. **Don't** put facts, links or buttons in it: a finger cannot hover.`,
      },
    },
  },
  args: { text: '', children: <button type="button">…</button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  render: (_, context) => {
    const text = translateIn(context)('重新授权定位', 'Ask for my location again');
    return (
      <div style={{ padding: 64 }}>
        <Tooltip text={text} open>
          <IconButton label={text} icon={<RotateCwIcon />} />
        </Tooltip>
      </div>
    );
  },
};

/** Wraps at 320 px. */
export const LongText: Story = {
  render: () => (
    <div style={{ padding: 96 }}>
      <Tooltip
        open
        text="Turns the house by fifteen degrees toward the east, so that the gate comes to stand in the southeast."
      >
        <IconButton label="Turn east" icon={<RotateCwIcon />} />
      </Tooltip>
    </div>
  ),
};
