import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CourtyardIcon, PlanisphereIcon } from '../icons/signature';
import { translateIn } from '../stories/translate';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl';

const meta = {
  title: 'Controls/SegmentedControl',
  component: SegmentedControl,
  parameters: {
    docs: {
      description: {
        component: `
Chooses one of two to four, all in sight.

**Anatomy.** A frame with one filled part. \`view\` floats over a scene; \`form\` fills its column.

| Key | Does |
| --- | --- |
| Tab | comes to the chosen part, or the first |
| Arrows, Home, End | move |
| Space, Enter | choose; the chosen one stays chosen |

**Do** keep words short and the order fixed. **Don't** use it for more than four: take a Select.`,
      },
    },
  },
  args: { label: '', options: [], value: undefined, onChoose: () => undefined },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

function Live({ value: first, ...props }: Omit<SegmentedControlProps<string>, 'onChoose'>) {
  const [value, setValue] = useState(first);
  return <SegmentedControl {...props} value={value} onChoose={setValue} />;
}

/** The house or the star map. */
export const View: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <Live
        label={t('视图', 'View')}
        value="house"
        options={[
          { value: 'house', label: t('屋宅', 'House'), icon: <CourtyardIcon /> },
          { value: 'stars', label: t('星图', 'Star map'), icon: <PlanisphereIcon /> },
        ]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const [house, stars] = within(canvasElement).getAllByRole('radio');
    await userEvent.tab();
    await expect(house).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(stars).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(stars).toBeChecked();
  },
};

/** In a form, filling its column. */
export const Form: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <div style={{ maxWidth: 380 }}>
        <Live
          look="form"
          label={t('性别', 'Gender')}
          value="female"
          options={[
            { value: 'male', label: t('男', 'Male') },
            { value: 'female', label: t('女', 'Female') },
            { value: 'other', label: t('其他', 'Other') },
            { value: 'unsaid', label: t('不说明', 'Rather not say') },
          ]}
        />
      </div>
    );
  },
};

/** Nothing chosen yet, and one disabled segment. */
export const NothingChosen: Story = {
  render: (_, context) => {
    const t = translateIn(context);
    return (
      <Live
        look="form"
        label={t('性别', 'Gender')}
        value={undefined}
        options={[
          { value: 'male', label: t('男', 'Male') },
          { value: 'female', label: t('女', 'Female') },
          { value: 'other', label: t('其他', 'Other'), disabled: true },
        ]}
      />
    );
  },
};

/** The pointer over the unselected segment. */
export const Pointed: Story = {
  render: View.render!,
  parameters: { pseudo: { hover: '.ui-segments__item' } },
};
