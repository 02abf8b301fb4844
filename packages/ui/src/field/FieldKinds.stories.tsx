import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { translateIn } from '../stories/translate';
import { Checkbox } from './Checkbox';
import { DateField, TimeField } from './DateField';
import { ErrorSummary } from './ErrorSummary';
import { Field } from './Field';
import { Select } from './Select';
import { Slider } from './Slider';
import { Textarea } from './Textarea';
import { TextField } from './TextField';

const meta = {
  title: 'Controls/Fields',
  component: Field,
  subcomponents: { Textarea, Select, Slider, DateField, TimeField, Checkbox, ErrorSummary },
  parameters: {
    frame: { display: 'grid', gap: 'var(--s-5)', maxWidth: 420 },
    docs: {
      description: {
        component: `
The other inputs share \`Field\`: label, control, error, hint. Lists, days and times are the system's own inside our frame, so a phone shows the wheel people know and a keyboard can type a date part by part.

**Anatomy.** The label above, the frame of 46 px with the control, below it the hint or, with a sign, the error.

| Control | Keys |
| --- | --- |
| Select | arrows and first letters choose, Space opens |
| DateField, TimeField | digits type, arrows change a part, Tab goes to the next part |
| Checkbox | Space ticks |
| Slider | arrows move it by a step, Home and End to its ends |
| ErrorSummary | Enter on a line goes to its field |

**Do** let people leave out what they do not know. **Don't** ask again for what is already known.`,
      },
    },
  },
  args: { label: '', children: () => null },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Grows with its text, up to two fifths of the screen. */
export const LongerText: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <Textarea
        label={t('记一笔今天的家', 'Note something about home today')}
        hint={t('草稿会留在这里。', 'The draft stays here.')}
      />
    );
  },
};

/** A value between two ends, which is also in words. */
export const Amount: Story = {
  render: function Amount(_, context) {
    const t = translateIn(context);
    const [percent, setPercent] = useState(40);
    return (
      <Slider
        label={t('底图', 'Picture')}
        min={0}
        max={100}
        value={percent}
        onValue={setPercent}
        words={`${percent}%`}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    // `userEvent` moves no slider by its keys.
    await fireEvent.change(slider, { target: { value: '100' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '100%');
  },
};

export const List: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <>
        <Select
          label={t('城市', 'City')}
          placeholder={t('选一座城', 'Choose a city')}
          options={[
            { value: 'hangzhou', label: t('杭州', 'Hangzhou') },
            { value: 'shaoxing', label: t('绍兴', 'Shaoxing') },
            { value: 'suzhou', label: t('苏州', 'Suzhou'), disabled: true },
          ]}
        />
        <Select
          label={t('关系', 'Relation')}
          error={t('请选择关系', 'Choose a relation')}
          options={[{ value: 'self', label: t('本人', 'Myself') }]}
        />
      </>
    );
  },
};

export const DayAndTime: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <>
        <DateField label={t('出生日期', 'Date of birth')} defaultValue="1990-05-15" />
        <TimeField
          label={t('出生时间', 'Time of birth')}
          hint={t('不知道可留空', 'Leave it empty if you do not know')}
        />
        <DateField
          label={t('出生日期', 'Date of birth')}
          defaultValue="2090-05-15"
          error={t('日期不能在将来', 'The date cannot be in the future')}
        />
      </>
    );
  },
};

export const Checkboxes: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <>
        <Checkbox label={t('记住这台设备', 'Remember this device')} />
        <Checkbox
          defaultChecked
          label={t('夜里用墨色', 'Ink at night')}
          hint={t('早上六点到晚上六点用纸色。', 'Paper from six in the morning to six in the evening.')}
        />
        <Checkbox
          label={t('我同意服务条款', 'I agree to the terms of service')}
          error={t('请先同意条款', 'Please agree to the terms first')}
        />
        <Checkbox disabled label={t('尚不可用', 'Not available yet')} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('checkbox');
    first?.focus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
  },
};

/** Above a submitted form with errors: announced immediately, each line links to its field. */
export const Summary: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <>
        <ErrorSummary
          title={t('有两处要改', 'Two things to mend')}
          faults={[
            { fieldId: 'mail', text: t('请输入有效的邮箱地址', 'Please enter a valid email address') },
            { fieldId: 'word', text: t('密码长度至少6位', 'Password must be at least 6 characters') },
          ]}
        />
        <TextField
          limit={100}
          id="mail"
          label={t('邮箱', 'Email')}
          defaultValue="linyue@"
          error={t('请输入有效的邮箱地址', 'Please enter a valid email address')}
        />
        <TextField
          limit={100}
          id="word"
          type="password"
          label={t('密码', 'Password')}
          error={t('密码长度至少6位', 'Password must be at least 6 characters')}
        />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('link');
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveAttribute('id', 'mail');
  },
};
