import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { stageStory } from '../testing/stageStory';
import AccountMenu from './AccountMenu';

/** The account, the screens it may enter, and signing out: open, as on the first page. */
const meta = {
  title: 'Features/Account menu',
  component: AccountMenu,
  parameters: { layout: 'fullscreen' },
  args: { info: LIN_YUE },
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  const button = await within(canvasElement).findByRole('button', { name: /我的账户|My account/ });
  await userEvent.click(button);
  const menu = await screen.findByRole('menu');
  // It fades in, however busy the machine is.
  await waitFor(() => expect(getComputedStyle(menu).opacity).toBe('1'));
  await expect(within(menu).getAllByRole('menuitem').length).toBeGreaterThan(3);
};

export const Normal: Story = { ...stageStory('/', () => fakePorts({ info: LIN_YUE })), play: opened };

/** A deep user has the dream instead of the house. */
export const Deep: Story = {
  ...stageStory('/', () =>
    fakePorts({ info: { ...LIN_YUE, userType: 'deep', email: 'deep.linyue@example.com' } }),
  ),
  play: opened,
};
