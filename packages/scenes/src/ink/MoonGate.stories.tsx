import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoneStar } from './LoneStar';
import { MoonGate } from './MoonGate';

/** The round gate of the home page, the missing page and empty lists. */
const meta = {
  title: 'Scenes/MoonGate',
  component: MoonGate,
  parameters: { frame: { maxWidth: 560, margin: 'auto', overflow: 'hidden' } },
} satisfies Meta<typeof MoonGate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With the compass around it. */
export const Ringed: Story = { args: { title: 'An empty moon gate' } };
/** The missing page: one star at the end of a broken figure. */
export const NothingHere: Story = { args: { ticks: false, ground: true, children: <LoneStar /> } };
