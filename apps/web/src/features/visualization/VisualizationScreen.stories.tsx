import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { stageStory } from '../../testing/stageStory';

/** The home under its sky: the main screen, where the tools are. */
const meta = {
  title: 'Screens/Home under its sky',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** The first visit: no place is known, so the sky is that of the device. */
export const FirstVisit: Story = stageStory('/visualization', () => fakePorts({ info: LIN_YUE }));

/** Somebody whose name does not fit. */
export const LongName: Story = stageStory('/visualization', () =>
  fakePorts({ info: { ...LIN_YUE, name: '屋宅有向星辰有度'.repeat(7) } }),
);
