import type { Resident } from '@app/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakePorts, HANGZHOU, LIN_YUE } from '../../../testing/fakePorts';
import { partStory } from '../../../testing/stagePart';
import ResidentSheet from './ResidentSheet';

/** The four pillars of a resident, how they are read, and their luck cycles. */
const meta = {
  title: 'Features/Resident sheet',
  component: ResidentSheet,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResidentSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const ZHOU_YAN: Resident = {
  id: '1',
  name: '周砚',
  gender: 'male',
  birthDate: '1988-07-15',
  birthTime: '23:52',
  birthplace: '绍兴',
  chineseDate: '',
  relationship: 'self',
};

const sheetOf = (more: Partial<Resident>): Story => ({
  args: { residentId: '1', onClose: () => undefined },
  ...partStory(<ResidentSheet residentId="1" onClose={() => undefined} />, () =>
    fakePorts({ info: { ...LIN_YUE, location: HANGZHOU, residents: [{ ...ZHOU_YAN, ...more }] } }),
  ),
});

/** In the summer time of 1988, eight minutes before the day turns. */
export const SummerTime: Story = sheetOf({});
/** Without a time of birth: three pillars. */
export const WithoutHour: Story = sheetOf({ birthTime: '' });
/** Without a time on the day of a term the month is open; without a sex there are no cycles. */
export const OpenMonth: Story = sheetOf({ birthDate: '2020-05-05', birthTime: '', gender: 'unspecified' });
