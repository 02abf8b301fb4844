import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompassRing } from './CompassRing';

/** The luopan from above, the facing bearing at the bottom. */
const meta = {
  title: 'Scenes/CompassRing',
  component: CompassRing,
  args: { title: 'Compass of a house facing south', facing: 180 },
  parameters: { frame: { maxWidth: 560, margin: 'auto' } },
} satisfies Meta<typeof CompassRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FacingSouth: Story = {};
export const FacingNorthWest: Story = {
  args: { facing: 315, title: 'Compass of a house facing northwest' },
};
/** Without tint and needles it is an ornament. */
export const Bare: Story = { args: { tinted: false, needles: false } };
export const WithoutTrigrams: Story = { args: { trigrams: false } };
