import type { Meta, StoryObj } from '@storybook/react-vite';
import { DIRECTIONS, dayOf } from '../testing/ink';
import { type DomeBody, SkyDome } from './SkyDome';

const SUN: DomeBody = {
  body: { kind: 'sun' },
  samples: dayOf(15),
  marks: [
    { at: -6.6, label: '日出 05:20' },
    { at: 0, label: '日中 12:00' },
    { at: 6.6, label: '日落 18:40' },
  ],
};
const MOON: DomeBody = {
  body: { kind: 'moon', cycle: 0.12, tilt: 30 },
  samples: dayOf(-10),
  marks: [
    { at: -5.6, label: '月出 08:20' },
    { at: 0, label: '月中天 13:58' },
    { at: 5.6, label: '月落 19:40' },
  ],
};

/** Today's sun and moon over the home, if the star map cannot be drawn. */
const meta = {
  title: 'Scenes/SkyDome',
  component: SkyDome,
  args: { title: '日在西南，月在西', bodies: [SUN, MOON], now: 1.1, directions: DIRECTIONS },
} satisfies Meta<typeof SkyDome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Afternoon: Story = {};
export const Evening: Story = { args: { now: 4.5, lit: true } };
/** Both have set: only their paths are left. */
export const Night: Story = { args: { now: 9, lit: true, title: '日月皆在地平线下' } };
/** South of the equator the sun culminates in the north, which is then on the reader's side. */
export const SouthernHome: Story = {
  args: { southern: true, bodies: [{ ...SUN, samples: dayOf(-15, -33.9) }], title: '日在北' },
};
