import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakePorts } from '../../../testing/fakePorts';
import { partStory } from '../../../testing/stagePart';
import { LegalDialog } from './LegalDialog';

/** The documents behind the line of consent. They end with a link to the licences of the app's parts. */
const meta = {
  title: 'Features/Legal texts',
  component: LegalDialog,
  parameters: { layout: 'fullscreen' },
  args: { text: 'terms', onClose: () => undefined },
} satisfies Meta<typeof LegalDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const close = () => undefined;

export const Terms: Story = partStory(<LegalDialog text="terms" onClose={close} />, () => fakePorts());

export const Privacy: Story = partStory(<LegalDialog text="privacy" onClose={close} />, () => fakePorts());
