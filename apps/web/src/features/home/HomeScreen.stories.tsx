import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { stageStory } from '../../testing/stageStory';
import { HomeScreen } from './HomeScreen';

/** The landing page: what the product is, and the two ways to begin. */
const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = stageStory('/', () => fakePorts());

/** The first card, opened with the keyboard: the desk for photos, still empty. */
export const UploadOpen: Story = {
  ...stageStory('/', () => fakePorts({ info: LIN_YUE })),
  play: async ({ canvasElement }) => {
    const [upload] = await within(canvasElement).findAllByRole('button', { expanded: false });
    upload?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(upload).toHaveAttribute('aria-expanded', 'true'));
  },
};

/** The second card: the code for a phone. */
export const ScanOpen: Story = stageStory('/?card=scan', () => fakePorts({ info: LIN_YUE }));

/** A name of sixty characters stays within the menu's width. */
export const LongName: Story = stageStory('/', () =>
  fakePorts({ info: { ...LIN_YUE, name: '屋宅有向星辰有度'.repeat(7) } }),
);
