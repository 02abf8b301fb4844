import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Ports } from '../../adapters/ports';
import { fakePorts, LIN_YUE, NOW } from '../../testing/fakePorts';
import { createMemoryAccounts } from '../../testing/memoryAccounts';
import { partStory } from '../../testing/stagePart';
import StorageNotices from './StorageNotices';

const meta = {
  title: 'Parts/Storage notices',
  component: StorageNotices,
  parameters: {
    docs: {
      description: {
        component:
          'Banners above whatever screen is open: what the person must know about keeping their data.',
      },
    },
  },
} satisfies Meta<typeof StorageNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

const signedIn = (ports: Partial<Ports> = {}) => fakePorts({ info: LIN_YUE, ...ports });
const withDevice = (device: Partial<Ports['device']>): Ports => {
  const ports = signedIn();
  return { ...ports, device: { ...ports.device, ...device } };
};

/** Private mode, or a browser that blocks the database: everything lasts as long as the tab. */
export const NoStorage: Story = partStory(<StorageNotices />, () =>
  signedIn({ accounts: { ...createMemoryAccounts(), state: async () => 'storage/unavailable' as const } }),
);

/** Nine tenths of the browser's quota are used. */
export const NearlyFull: Story = partStory(<StorageNotices />, () =>
  withDevice({ space: async () => ({ used: 940_000_000, total: 1_000_000_000 }) }),
);

/** Cookies are switched off. */
export const NoCookies: Story = partStory(<StorageNotices />, () =>
  withDevice({ keepsCookies: () => false }),
);

/** Unreadable stored profiles were set aside. */
export const SetAside: Story = partStory(<StorageNotices />, () => {
  const ports = signedIn();
  ports.profiles.setAside([{ source: 'cookie', part: 'all', raw: '{' }], NOW);
  return ports;
});
