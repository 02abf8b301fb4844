import type { Meta, StoryObj } from '@storybook/react-vite';
import { WeatherBackdrop } from './WeatherBackdrop';

/** The weather behind and in front of the house. */
const meta = {
  title: 'Scenes/WeatherBackdrop',
  component: WeatherBackdrop,
  parameters: { layout: 'fullscreen', frame: { position: 'relative', height: '100vh' } },
  args: { weather: 'clear', night: false },
} satisfies Meta<typeof WeatherBackdrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clear: Story = {};
export const Cloudy: Story = { args: { weather: 'cloudy' } };
export const Rainy: Story = { args: { weather: 'rainy' } };
export const RainyNight: Story = { args: { weather: 'rainy', night: true } };
export const StarryNight: Story = { args: { weather: 'starry', night: true } };
/** For a hidden page, or a reader who prefers no movement. */
export const PausedWeather: Story = { args: { weather: 'rainy', paused: true } };
