import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakePorts } from '../../testing/fakePorts';
import { partStory } from '../../testing/stagePart';
import ShopDialog from './ShopDialog';

/** Six items on display. Nothing is sold, and the sheet says so. */
const meta = {
  title: 'Features/Shop',
  component: ShopDialog,
  args: { onClose: () => undefined },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShopDialog>;
export default meta;

export const OnDisplay: StoryObj<typeof meta> = partStory(<ShopDialog onClose={() => undefined} />, () =>
  fakePorts(),
);
