import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakePorts } from '../testing/fakePorts';
import { partStory } from '../testing/stagePart';
import { ErrorScreen } from './ErrorScreen';

/** Shown in place of a failed screen. Both ways out reload the page. */
const meta = {
  title: 'Screens/Error',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = partStory(<ErrorScreen />, () => fakePorts());
