import { magneticBearing, type Palace } from '@app/fengshui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PALACES } from '../testing/ink';
import { PalacePlan } from './PalacePlan';

/** The home from above as nine palaces with the person's photos. */
const meta = {
  title: 'Scenes/PalacePlan',
  component: PalacePlan,
  args: { title: '九宫图', facing: magneticBearing(180), palaces: PALACES },
} satisfies Meta<typeof PalacePlan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FacingSouth: Story = { args: { selected: 'S' } };
/** The grid stays with the house; the palaces move to their bearings. */
export const FacingEast: Story = { args: { facing: magneticBearing(90) } };
/** On a phone the rooms replace the ring. */
export const Phone: Story = { parameters: { frame: { width: 350 } } };
/** Choosing a palace. */
export const Choosing: Story = {
  render: function Choosing(args) {
    const [selected, setSelected] = useState<Palace>('C');
    return <PalacePlan {...args} selected={selected} onSelect={setSelected} />;
  },
};
