import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { stageStory } from '../../testing/stageStory';
import { CreateScreen } from './CreateScreen';

/** The light table: photos of the home, before place and people. */
const meta = {
  title: 'Screens/Create',
  component: CreateScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CreateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = stageStory('/create', () => fakePorts({ info: LIN_YUE }));

/** Guests may look; adding a photo leads them to sign in. */
export const Guest: Story = stageStory('/create', () => fakePorts());
