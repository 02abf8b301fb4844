import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Crowd } from './Crowd';

/** The water under load: simulation, level of detail and drawing, with the script time of each frame. */
const meta = {
  title: 'Scenes/Dream',
  component: Crowd,
  parameters: { layout: 'fullscreen' },
  args: { count: 13, language: 'en', sample: 30 },
} satisfies Meta<typeof Crowd>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The size of every dream. */
export const Thirteen: Story = {};
/** The nearest are drawn whole, the rest are points of light. */
export const Thousand: Story = { args: { count: 1000 } };
/** Everyone is a point of light; the one under the pointer is enlarged. */
export const TenThousand: Story = {
  // Few frames: drawn in software, each takes a third of a second.
  args: { count: 10_000, sample: 8 },
  play: async ({ canvasElement }) => {
    const readout = within(canvasElement).getByRole('status');
    await waitFor(() => expect(readout.textContent).toContain('p95'));
  },
};
