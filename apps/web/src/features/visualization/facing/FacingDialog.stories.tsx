import { millis } from '@app/kernel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakePorts, HANGZHOU, LIN_YUE, ZONE } from '../../../testing/fakePorts';
import { partStory } from '../../../testing/stagePart';
import FacingDialog from './FacingDialog';

/** Two ways to measure the facing: readings of a compass, or the shadow of a stick. */
const meta = {
  title: 'Features/Finding the facing',
  component: FacingDialog,
  args: { onClose: () => undefined },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FacingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 2026-11-22 09:46 in Hangzhou: the sun is 32° high. */
const MORNING = millis(Date.parse('2026-11-22T01:46:00Z'));
const ports = () =>
  fakePorts({
    info: { ...LIN_YUE, location: HANGZHOU },
    clock: { now: () => MORNING, zone: () => ZONE, onSecond: () => () => undefined },
  });
const dialog = partStory(<FacingDialog onClose={() => undefined} />, ports);

/** No reading yet. */
export const Begin: Story = { ...dialog };

/** Four readings, of which one was taken beside steel. */
export const Readings: Story = {
  ...dialog,
  play: async ({ canvasElement, userEvent }) => {
    const page = canvasElement.ownerDocument.body;
    for (const degrees of ['176', '196', '179', '181']) {
      const field = page.querySelector<HTMLInputElement>('.facing__typed input');
      if (!field) throw new Error('no field for a reading');
      await userEvent.type(field, `${degrees}{Enter}`);
    }
  },
};

/** The shadow at 154° from straight out. */
export const Shadow: Story = {
  ...dialog,
  play: async ({ canvasElement, userEvent }) => {
    const page = canvasElement.ownerDocument.body;
    const [, shadow] = page.querySelectorAll<HTMLElement>('.facing [role="radio"]');
    if (!shadow) throw new Error('no way by the shadow');
    await userEvent.click(shadow);
    const field = page.querySelector<HTMLInputElement>('.facing__pair input');
    if (!field) throw new Error('no field for the angle');
    await userEvent.type(field, '154');
  },
};

/** [R313] After sunset no sun is drawn, and the hours that will do are in sight. */
export const AfterSunset: Story = {
  ...dialog,
  play: async ({ canvasElement, userEvent }) => {
    const page = canvasElement.ownerDocument.body;
    const [, shadow] = page.querySelectorAll<HTMLElement>('.facing [role="radio"]');
    if (!shadow) throw new Error('no way by the shadow');
    await userEvent.click(shadow);
    const [, time] = page.querySelectorAll<HTMLInputElement>('.facing__pair input');
    if (!time) throw new Error('no field for the time');
    await userEvent.clear(time);
    await userEvent.type(time, '19:46');
    const words = page.querySelector('.facing__wait');
    if (!/\d\d:\d\d/.test(words?.textContent ?? '') || (words?.getBoundingClientRect().height ?? 0) < 12)
      throw new Error('the hours that will do are out of sight');
    if (page.querySelector('.shadow-dial__sun')) throw new Error('a sun is drawn after sunset');
  },
};
