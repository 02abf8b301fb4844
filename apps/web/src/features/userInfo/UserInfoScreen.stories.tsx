import type { Resident, UserInfo } from '@app/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fakePorts, HANGZHOU, LIN_YUE } from '../../testing/fakePorts';
import { createMemoryAccounts } from '../../testing/memoryAccounts';
import { stageStory } from '../../testing/stageStory';
import { UserInfoScreen } from './UserInfoScreen';

/** The profile screen in the whole app, on fakes: place, residents and the continue button. */
const meta = {
  title: 'Screens/User info',
  component: UserInfoScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UserInfoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const resident = (id: string, name: string, more: Partial<Resident> = {}): Resident => ({
  id,
  name,
  gender: 'unspecified',
  birthDate: '',
  birthplace: '',
  birthTime: '',
  chineseDate: '',
  relationship: '',
  ...more,
});

const FAMILY: readonly Resident[] = [
  resident('1', '林月', {
    gender: 'female',
    birthDate: '1990-05-15',
    birthTime: '21:40',
    birthplace: '杭州',
    relationship: 'self',
  }),
  resident('2', '周砚', {
    gender: 'male',
    birthDate: '1992-07-21',
    birthplace: '绍兴',
    relationship: 'partner',
  }),
];
const FILLED: UserInfo = {
  ...LIN_YUE,
  location: HANGZHOU,
  locationName: '杭州市 · 西湖区',
  residents: FAMILY,
  hasUploadedImages: true,
  hasFilledProfile: true,
};

/** First visit: no photo, place or resident yet. */
export const Empty: Story = stageStory('/user-info', () => fakePorts({ info: LIN_YUE }));

/** Photos chosen on another screen and left there: they can be accepted here. */
export const PhotosWaiting: Story = stageStory('/user-info', () => {
  const blob = new Blob(['a'], { type: 'image/png' });
  const photo = { id: '1', name: 'a.png', type: 'image/png', size: 1, state: 'ready', turns: 0 };
  const rows = { photos: [{ ...photo, position: 0, blob, schema: 1 }] };
  return fakePorts({ info: LIN_YUE, accounts: createMemoryAccounts({ rows }) });
});

/** A second visit, with everything as saved. */
export const Filled: Story = stageStory('/user-info', () => fakePorts({ info: FILLED }));

/** Pressed too early: the first error heads the form, all are marked, the focus is on the first field. */
export const Errors: Story = {
  ...stageStory('/user-info', () =>
    fakePorts({
      info: {
        ...LIN_YUE,
        residents: [
          resident('1', '林月', { relationship: 'self', birthDate: '1582-10-10', birthTime: '25:00' }),
          resident('2', '', { relationship: 'Godmother' }),
        ],
      },
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /Start exploring|开始探索/ }));
    await waitFor(() => expect(page.getByRole('button', { name: /Use my location|授权定位/ })).toHaveFocus());
  },
};

/** The lunar date and the place opened for typing. */
export const ByHand: Story = {
  ...stageStory('/user-info', () => fakePorts({ info: FILLED })),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /Enter coordinates|手动填写/ }));
    const [lunar] = page.getAllByRole('button', { name: /Chinese calendar date|农历生日/ });
    if (lunar) await userEvent.click(lunar);
    await waitFor(() => expect(lunar).toHaveAttribute('aria-expanded', 'true'));
  },
};

/** A large household, with a very long name and a right-to-left one. */
export const Many: Story = stageStory('/user-info', () =>
  fakePorts({
    info: {
      ...FILLED,
      residents: [
        ...FAMILY,
        resident('3', 'Wolfeschlegelsteinhausenbergerdorff von und zu Hohenstein-Waldburg', {
          relationship: 'The friend of the family who stays with us in the summers',
        }),
        resident('4', 'مريم بنت عبد الله', { relationship: 'friend', birthDate: '2001-02-28' }),
        ...Array.from({ length: 9 }, (_, index) =>
          resident(String(index + 5), `周${'一二三四五六七八九'[index] ?? ''}`, {
            birthDate: `19${60 + index}-0${index + 1}-1${index}`,
            birthTime: `${10 + index}:30`,
            relationship: 'sibling',
          }),
        ),
      ],
    },
  }),
);
