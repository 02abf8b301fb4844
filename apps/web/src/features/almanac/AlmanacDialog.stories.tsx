import { millis } from '@app/kernel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fakePorts, LIN_YUE, NOW } from '../../testing/fakePorts';
import { partStory } from '../../testing/stagePart';
import AlmanacDialog from './AlmanacDialog';

/** A page per day: what suits it, what governs it, and ways to other days. */
const meta = {
  title: 'Features/Almanac',
  component: AlmanacDialog,
  args: { onClose: () => undefined },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AlmanacDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const HOUSEHOLD = {
  ...LIN_YUE,
  residents: [
    {
      id: '1',
      name: '林月',
      gender: 'female' as const,
      birthDate: '1990-05-15',
      birthTime: '08:30',
      birthplace: '',
      chineseDate: '',
      relationship: 'self',
    },
  ],
};

const on = (iso: string) => {
  const now = millis(Date.parse(iso));
  return partStory(<AlmanacDialog onClose={() => undefined} />, () =>
    fakePorts({
      info: HOUSEHOLD,
      clock: { now: () => now, zone: () => 'Asia/Shanghai', onSecond: () => () => undefined },
    }),
  );
};
const TODAY = new Date(NOW).toISOString();

const choose = (view: 'Month' | 'Find a day' | 'Go to') => async () => {
  const NAMES = { Month: '一月', 'Find a day': '择日', 'Go to': '查日' };
  const segment = await screen.findByRole('radio', { name: name => [view, NAMES[view]].includes(name) });
  await userEvent.click(segment);
  await waitFor(() => expect(segment).toBeChecked());
};

/** The summer solstice, in the middle of the Dragon Boat holiday. */
export const Today: Story = on(TODAY);

/** R84: 6 April 2024 suits nothing. */
export const NothingSuits: Story = on('2024-04-06T05:00:00Z');

/** R84: 14 January 2024 forbids nothing. */
export const NothingToAvoid: Story = on('2024-01-14T05:00:00Z');

/** Chinese New Year: a festival and a public holiday. */
export const NewYear: Story = on('2026-02-17T05:00:00Z');

/** A Saturday worked in exchange for a holiday. */
export const MakeUpWorkday: Story = on('2026-02-28T05:00:00Z');

/** A year without a holiday notice says so. */
export const NoHolidayData: Story = on('2050-06-21T05:00:00Z');

/** A word pressed: its meaning above the pager. */
export const Explained: Story = {
  ...on(TODAY),
  play: async () => {
    const [word] = await screen.findAllByRole('button', { name: /开市|Open a business/ });
    if (word) await userEvent.click(word);
    await waitFor(() => expect(word).toHaveAttribute('aria-expanded', 'true'));
  },
};

export const Month: Story = { ...on(TODAY), play: choose('Month') };

export const FindADay: Story = { ...on(TODAY), play: choose('Find a day') };

/** A rare activity leaves a short period without results. */
export const FoundNothing: Story = {
  ...on(TODAY),
  play: async () => {
    await choose('Find a day')();
    await userEvent.selectOptions(screen.getByLabelText(/Occasion|事项/), 'live-apart');
    await userEvent.selectOptions(screen.getByLabelText(/When|时段/), '30');
  },
};

/** One's own dates; the last is before the first, which is reported beside its field. */
export const BetweenDates: Story = {
  ...on(TODAY),
  play: async () => {
    await choose('Find a day')();
    await userEvent.selectOptions(screen.getByLabelText(/When|时段/), 'dates');
    const last = screen.getByLabelText(/Last day|^至$/);
    await userEvent.clear(last);
    await userEvent.type(last, '2026-06-01{Enter}');
    await waitFor(() => expect(last).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** An impossible date, refused beside its field. */
export const NoSuchDay: Story = {
  ...on(TODAY),
  play: async () => {
    await choose('Go to')();
    const field = screen.getByLabelText(/^Date$|^日期$/);
    await userEvent.clear(field);
    await userEvent.type(field, '1582-10-10{Enter}');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(field).toHaveValue('1582-10-10'));
  },
};
