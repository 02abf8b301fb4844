import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { translateIn } from '../stories/translate';
import { DatePickerButton } from './DatePickerButton';
import { TextField } from './TextField';

const meta = {
  title: 'Controls/DatePickerButton',
  component: DatePickerButton,
  parameters: {
    docs: {
      description: {
        component: `
The browser's own calendar for a day that can also be typed.

**Anatomy.** An icon button at the end of a text field; the calendar opens below it.

| Key | Does |
| --- | --- |
| Enter, Space | opens the calendar |

**Do** keep the field beside it, so that a day can be typed. **Don't** use it alone: it does not show the day.`,
      },
    },
  },
  args: { label: '', value: '', onPick: fn() },
} satisfies Meta<typeof DatePickerButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the end of a field: a day picked in the calendar is written into it. */
export const InField: Story = {
  render: function Field(_, context) {
    const t = translateIn(context);
    const [day, setDay] = useState('1990-05-15');
    return (
      <TextField
        limit={20}
        label={t('出生日期', 'Date of birth')}
        value={day}
        onChange={event => setDay(event.target.value)}
        suffix={
          <DatePickerButton
            label={t('从日历选择', 'Choose from a calendar')}
            value={day}
            max="2026-06-21"
            onPick={setDay}
          />
        }
      />
    );
  },
  play: async ({ canvasElement }) => {
    const calendar = canvasElement.querySelector<HTMLInputElement>('input[type="date"]')!;
    fireEvent.change(calendar, { target: { value: '1988-07-15' } });
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('1988-07-15');
  },
};

/** The typed text is not a day: the calendar opens at today instead. */
export const NoDay: Story = {
  render: (args, context) => (
    <DatePickerButton
      {...args}
      label={translateIn(context)('从日历选择', 'Choose from a calendar')}
      value="spring"
    />
  ),
};
