import type { Meta, StoryObj } from '@storybook/react-vite';
import { SunDial } from './SunDial';

/** The progress of the day. */
const meta = {
  title: 'Scenes/SunDial',
  component: SunDial,
  args: { percent: 59, title: '日行 59%', caption: '日行', marks: ['卯', '午', '酉'] },
} satisfies Meta<typeof SunDial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Afternoon: Story = {};
export const Sunrise: Story = { args: { percent: 0, title: '日行 0%' } };
export const English: Story = { args: { title: 'Sun 59%', caption: 'Sun', marks: ['Mao', 'Wu', 'You'] } };
export const MoonPath: Story = {
  args: { percent: 20, title: '月行 20%', caption: '月行', body: { kind: 'moon', cycle: 0.3 } },
};
