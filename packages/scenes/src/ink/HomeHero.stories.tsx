import type { Meta, StoryObj } from '@storybook/react-vite';
import hero from './data/hero.gen.json';
import sky from './data/sky.gen.json';
import { HomeHero } from './HomeHero';

/** The first picture of the product. The sky turns a degree a minute. */
const meta = {
  title: 'Scenes/HomeHero',
  component: HomeHero,
  args: {
    title: '月洞门中的院落与星空',
    language: 'zh',
    night: false,
    moonCycle: 0.23,
    stars: Promise.resolve(sky),
    picture: Promise.resolve(hero),
  },
  parameters: { frame: { maxWidth: 790, margin: 'auto' } },
} satisfies Meta<typeof HomeHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const Night: Story = {
  args: { night: true, language: 'en', title: 'A courtyard and the stars through a moon gate' },
};
export const Paused: Story = { args: { paused: true } };
