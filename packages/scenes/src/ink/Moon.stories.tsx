import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon } from './Moon';

/** The moon in its true phase: limb and terminator from the elapsed part of the month. */
const meta = {
  title: 'Scenes/Moon',
  component: Moon,
  args: { cycle: 0.235, title: 'First quarter' },
} satisfies Meta<typeof Moon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstQuarter: Story = {};
export const Full: Story = { args: { cycle: 0.5, title: 'Full moon', size: 160 } };
/** Leaning, like a crescent near the western horizon. */
export const Leaning: Story = { args: { cycle: 0.1, title: 'Waxing crescent', tilt: 40, size: 120 } };
/** A month in eight steps. */
export const Month: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map(eighth => (
        <Moon key={eighth} cycle={eighth / 8} title={`${eighth} eighths of the month`} />
      ))}
    </div>
  ),
};
