import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakePorts } from '../../testing/fakePorts';
import { stageStory } from '../../testing/stageStory';
import { NotFoundScreen } from './NotFoundScreen';

/** An empty gate for an unknown address. */
const meta = {
  title: 'Screens/Not found',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = stageStory('/courtyard/west-wing', () => fakePorts());

/** A path without a break opportunity still wraps. */
export const LongPath: Story = stageStory(`/${'courtyard'.repeat(24)}`, () => fakePorts());
