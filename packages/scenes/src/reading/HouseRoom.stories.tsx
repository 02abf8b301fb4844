import type { HouseFacts } from '@app/home';
import { millis } from '@app/kernel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import HousePanel from './HousePanel';
import { HouseRoom, type HouseRoomProps, type OpenedReading } from './HouseRoom';

/** Hangzhou, as in every mock. */
const PLACE = { latitude: 30.2741, longitude: 120.1551 };
const RESIDENTS: HouseRoomProps['residents'] = [
  { id: '1', name: '林月', gender: 'female', birthDate: '1990-05-15', birthTime: '08:30', birthplace: '' },
  { id: '2', name: 'Chen Mo', gender: 'male', birthDate: '1988-11-02', birthTime: '', birthplace: '' },
];

type StoryArgs = Pick<HouseRoomProps, 'facts' | 'residents'>;

function Room({ facts: given, residents, theme, clock }: StoryArgs & Globals) {
  const [facts, setFacts] = useState<HouseFacts>(given);
  const [opened, setOpened] = useState<Pick<OpenedReading, 'isOpen' | 'palace'>>({
    isOpen: false,
    palace: undefined,
  });
  const [minuteOfDay, setMinuteOfDay] = useState<number>();
  return (
    <HouseRoom
      opened={{
        ...opened,
        open: (palace = opened.palace) => setOpened({ isOpen: true, palace }),
        close: () => setOpened({ isOpen: false, palace: opened.palace }),
      }}
      Panel={HousePanel}
      facts={facts}
      onFacts={change => setFacts(before => ({ ...before, ...change }))}
      place={PLACE}
      placeLine="Hangzhou · 30.2741°N, 120.1551°E"
      residents={residents}
      photos={[]}
      now={millis(Date.parse(clock))}
      zone="Asia/Shanghai"
      minuteOfDay={minuteOfDay}
      onMinuteOfDay={setMinuteOfDay}
      theme={theme}
      describe={facing => `A courtyard house facing ${facing} in its compass ring.`}
      animate={false}
      onPicture={() => undefined}
      onOpenSheet={() => undefined}
      onOpenPhoto={() => undefined}
      onCut={() => undefined}
      onFindFacing={() => undefined}
    />
  );
}

interface Globals {
  readonly theme: string;
  readonly clock: string;
}

/** The house under its sky: turn it, lift its roofs, read its palaces. The clock of the toolbar moves the sun. */
const meta = {
  title: 'Scenes/House',
  args: { facts: { facing: { degrees: 180, north: 'true' }, completedIn: 2010 }, residents: RESIDENTS },
  parameters: {
    layout: 'fullscreen',
    frame: { position: 'relative', blockSize: '100vh', background: 'var(--bg-0)' },
    texts: ['common', 'visualization'],
  },
  render: (args, { globals: { theme, clock } }) => <Room {...args} theme={theme} clock={clock} />,
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The reading is fetched when it is first opened; Storybook builds it then, ms. */
const FIRST_OPENING = 10_000;
const OPEN = /^(Feng shui reading|看宅)$/;

/** Facing south by the map: the compass in Hangzhou reads six degrees more, so the house leans to 丁. */
export const Sited: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: OPEN });
  },
};
/** The reading beside the house: a palace chosen, then its neighbour by the arrow key. */
export const Read: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: OPEN }));
    const cells = await canvas.findAllByRole('gridcell', {}, { timeout: FIRST_OPENING });
    const [middle] = cells.filter(cell => cell.tabIndex === 0);
    middle?.focus();
    await userEvent.keyboard('{Enter}{ArrowUp}');
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveFocus();
    // A house of period 8 that sits in the north and faces south has 9 and 7 in the north.
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent(/947/);
  },
};
/** Nothing measured yet: the house faces south and asks. */
export const Unsited: Story = { args: { facts: {}, residents: [] } };
/** On the line between two palaces, as the plate points out. */
export const OnALine: Story = {
  args: { facts: { facing: { degrees: 202.5, north: 'magnetic' }, completedIn: 2026 } },
};
