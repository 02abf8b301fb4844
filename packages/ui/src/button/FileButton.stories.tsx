import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ImageIcon } from '../icons/icons';
import { translateIn } from '../stories/translate';
import { FileButton } from './FileButton';

const meta = {
  title: 'Controls/FileButton',
  component: FileButton,
  parameters: {
    docs: {
      description: {
        component: `
A button that opens the system's file dialog and passes on the chosen file.

**Anatomy.** A \`Button\` with its variants, and a hidden file input that carries the same name.

| Key | Does |
| --- | --- |
| Enter, Space | opens the dialog |

**Do** name the kind of file. **Don't** use it where several files can be chosen at once.`,
      },
    },
  },
  args: { accept: 'image/*', onFile: fn(), children: '选图片' },
  render: (args, context) => (
    <FileButton {...args} icon={<ImageIcon />}>
      {translateIn(context)('选图片', 'Choose an image')}
    </FileButton>
  ),
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = { args: { disabled: true } };

/** The same file can be chosen twice in a row. */
export const ChosenTwice: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>(/选图片|Choose an image/, {
      selector: 'input',
    });
    const file = new File(['ink'], 'door.png', { type: 'image/png' });
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledTimes(2);
    await expect(args.onFile).toHaveBeenLastCalledWith(file);
  },
};
