import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakePorts } from '../testing/fakePorts';
import { partStory } from '../testing/stagePart';
import { ErrorScreen } from './ErrorScreen';

/** What shows in place of a screen that failed. Both ways out load the page again. */
const meta = {
  title: 'Screens/Error',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = partStory(<ErrorScreen />, () => fakePorts());
