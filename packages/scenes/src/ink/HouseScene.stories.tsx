import type { Meta, StoryObj } from '@storybook/react-vite';
import { dayOf, HOURS } from '../testing/ink';
import { HouseScene, type SceneSky } from './HouseScene';
import { WeatherBackdrop } from './WeatherBackdrop';

const SUN: SceneSky = { body: { kind: 'sun' }, samples: dayOf(23.4), now: 1.1, hours: HOURS };
const MOON: SceneSky = { body: { kind: 'moon', cycle: 0.235 }, samples: dayOf(5), now: 3, hours: HOURS };

/** The house page's picture: midsummer in Hangzhou, 13:07 by day and the first quarter by night. */
const meta = {
  title: 'Scenes/HouseScene',
  component: HouseScene,
  parameters: { layout: 'fullscreen', frame: { position: 'relative', height: '100vh' } },
  args: { title: '坐子向午的院落', facing: 180, sky: [SUN] },
  render: args => (
    <WeatherBackdrop weather={args.lit ? 'starry' : 'clear'} night={args.lit === true}>
      <HouseScene {...args} />
    </WeatherBackdrop>
  ),
} satisfies Meta<typeof HouseScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const Night: Story = { args: { lit: true, sky: [MOON] } };
/** The card turns with the facing, the house stays. */
export const FacingEast: Story = { args: { facing: 90, title: '坐酉向卯的院落' } };
/** The reader has walked around: house, card and sky turn together. */
export const Turned: Story = { args: { turn: 100 } };
/** The sky is unknown so far. */
export const WithoutSky: Story = { args: { sky: [] } };
