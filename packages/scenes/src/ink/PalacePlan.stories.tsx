import { magneticBearing, type Palace } from '@app/fengshui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PALACES } from '../testing/ink';
import { type PalaceContent, PalacePlan } from './PalacePlan';

/** The home from above as nine palaces with the person's photos. */
const meta = {
  title: 'Scenes/PalacePlan',
  component: PalacePlan,
  args: { title: '九宫图', facing: magneticBearing(180), contentOf: palace => PALACES[palace] },
} satisfies Meta<typeof PalacePlan>;
export default meta;
type Story = StoryObj<typeof meta>;

const withRooms = (rooms: PalaceContent['rooms']) => (palace: Palace) => ({
  ...PALACES[palace],
  rooms,
  photos: [],
});

export const FacingSouth: Story = { args: { selected: 'S' } };
/** The grid stays with the house; the palaces move to their bearings. */
export const FacingEast: Story = { args: { facing: magneticBearing(90) } };
/** A square as narrow as on a phone has the letters of its direction and as many rooms as fit. */
export const Phone: Story = { parameters: { frame: { width: 350 } } };
/** Without a plan a square has no rooms, not even that it has none. */
export const WithoutPlan: Story = {
  args: { contentOf: withRooms(undefined) },
};
/** A plan whose rooms lie in no square, as of one that is only begun. */
export const WithoutRoom: Story = {
  args: { contentOf: withRooms([]) },
};
/** Choosing a palace. */
export const Choosing: Story = {
  render: function Choosing(args) {
    const [selected, setSelected] = useState<Palace>('C');
    return <PalacePlan {...args} selected={selected} onSelect={setSelected} />;
  },
};
