import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { stageStory } from '../../testing/stageStory';

/** The home under its sky: the main screen, with the tools. */
const meta = {
  title: 'Screens/Home under its sky',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** The first visit: the place is unknown, so the sky is the device's. */
export const FirstVisit: Story = stageStory('/visualization', () => fakePorts({ info: LIN_YUE }));

/** A person with a name too long to fit. */
export const LongName: Story = stageStory('/visualization', () =>
  fakePorts({ info: { ...LIN_YUE, name: '屋宅有向星辰有度'.repeat(7) } }),
);
