import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourtyardHouse } from './CourtyardHouse';

/** The house alone, from any side. */
const meta = {
  title: 'Scenes/CourtyardHouse',
  component: CourtyardHouse,
  args: { title: 'A courtyard house' },
} satisfies Meta<typeof CourtyardHouse>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByDay: Story = {};
/** Lamps on: windows glow and light falls into the courtyard. */
export const Lit: Story = { args: { lit: true } };
/** The back of the main hall, after walking half around. */
export const FromBehind: Story = { args: { turn: 175 } };
/** For pictures under about 400 px. */
export const Plain: Story = {
  args: { detail: 'plain' },
  parameters: { frame: { width: 320 } },
};
