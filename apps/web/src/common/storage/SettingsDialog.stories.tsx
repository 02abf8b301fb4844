import { ok } from '@app/kernel';
import type { SetAsideRow } from '@app/records';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import type { Ports } from '../../adapters/ports';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { createMemoryAccounts } from '../../testing/memoryAccounts';
import { partStory } from '../../testing/stagePart';
import SettingsDialog from './SettingsDialog';

const meta = {
  title: 'Screens/Settings dialog',
  component: SettingsDialog,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component:
          'What is kept on this device, and the person’s rule over it: ask the browser to keep it, take it along, bring it back, forget it.',
      },
    },
  },
  args: { onClose: fn() },
} satisfies Meta<typeof SettingsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = <SettingsDialog onClose={() => undefined} />;
const portsWith = (device: Partial<Ports['device']>, rows: readonly SetAsideRow[] = []): Ports => {
  const accounts = { ...createMemoryAccounts(), setAside: async () => ok(rows) };
  const ports = fakePorts({ info: LIN_YUE, accounts });
  return { ...ports, device: { ...ports.device, ...device } };
};

/** Some space used; the browser has not yet promised to keep it. */
export const Default: Story = partStory(dialog, () => portsWith({}));

/** The browser promised not to clear the data by itself. */
export const PersistentStorage: Story = partStory(dialog, () => portsWith({ isPersisted: async () => true }));

/** Almost no space left. */
export const NearlyFull: Story = partStory(dialog, () =>
  portsWith({ space: async () => ({ used: 970_000_000, total: 1_000_000_000 }) }),
);

/** A browser that does not report its quota. */
export const UnknownSpace: Story = partStory(dialog, () => portsWith({ space: async () => undefined }));

/** Rows this version cannot read wait to be exported. */
export const SetAside: Story = partStory(dialog, () =>
  portsWith({}, [{ store: 'records', key: '9', reason: 'too-new', row: {} }]),
);

/** Forgetting asks twice, and "cancel" has the focus. */
export const ForgetConfirmation: Story = {
  ...partStory(dialog, () => portsWith({})),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: /Forget me|清除我/ }));
  },
};
