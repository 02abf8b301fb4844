import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { stageStory } from '../../testing/stageStory';
import Commands from './Commands';

/** Ctrl+K or ⌘K on any screen: every place and action this person may use, found in either language. */
const meta = {
  title: 'Features/Commands',
  component: Commands,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Commands>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect(await screen.findByRole('combobox')).toHaveFocus();
};

export const Guest: Story = { ...stageStory('/', () => fakePorts()), play: open };

export const SignedIn: Story = { ...stageStory('/', () => fakePorts({ info: LIN_YUE })), play: open };

/** By pinyin, in both languages. */
export const Found: Story = {
  ...stageStory('/create', () => fakePorts({ info: LIN_YUE })),
  play: async context => {
    await open(context);
    await userEvent.keyboard('huangli');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  },
};
