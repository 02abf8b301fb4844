import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakePorts, HANGZHOU, LIN_YUE } from '../../testing/fakePorts';
import { partStory } from '../../testing/stagePart';
import LayoutGuideDialog from './LayoutGuideDialog';

/** Five plates of advice, general first, then for this home with the school of each line. */
const meta = {
  title: 'Features/LayoutGuide',
  component: LayoutGuideDialog,
  args: { onClose: () => undefined },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LayoutGuideDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const PERSON = { birthplace: '', chineseDate: '', birthTime: '' } as const;

const guideOf = (info: typeof LIN_YUE) =>
  partStory(<LayoutGuideDialog onClose={() => undefined} />, () => fakePorts({ info }));

export const NoResidents: Story = guideOf(LIN_YUE);

export const Household: Story = guideOf({
  ...LIN_YUE,
  location: HANGZHOU,
  residents: [
    {
      ...PERSON,
      id: '1',
      name: '林月',
      gender: 'female',
      birthDate: '1990-05-15',
      birthTime: '08:30',
      relationship: 'self',
    },
    { ...PERSON, id: '2', name: '陈舟', gender: 'male', birthDate: '1988-11-02', relationship: 'partner' },
  ],
});
