import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fakePorts } from '../../testing/fakePorts';
import { stageStory } from '../../testing/stageStory';
import { LoginScreen } from './LoginScreen';

/** Sign in and register, two tabs of one paper panel. */
const meta = {
  title: 'Screens/Login',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = stageStory('/login', () => fakePorts());

/** The second tab, reached with the arrow key. */
export const Register: Story = {
  ...stageStory('/login', () => fakePorts()),
  play: async ({ canvasElement }) => {
    const [signIn, register] = await within(canvasElement).findAllByRole('tab');
    signIn?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(register).toHaveAttribute('aria-selected', 'true'));
  },
};

/** Submitted empty: one summary, each field marked, the focus on the first. */
export const Errors: Story = {
  ...stageStory('/login', () => fakePorts()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [email] = await canvas.findAllByRole('textbox');
    await userEvent.click(email ?? canvasElement);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
  },
};
