import { writePlan } from '@app/plan';
import { type TemplateId, templatePlan } from '@app/plan/templates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { stageStory } from '../../testing/stageStory';

/** The desk for one's own floor plan: begun, drawn, read, under a year and in its light. */
const meta = {
  title: 'Screens/Plan desk',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const desk = (search: string, plan?: string) =>
  stageStory(`/visualization?view=plan${search}`, () => {
    const ports = fakePorts({ info: { ...LIN_YUE, location: { lat: 30.2741, lng: 120.1551 } } });
    if (plan !== undefined) ports.textStore.write('plan', plan);
    return ports;
  });
const template = (id: TemplateId): string => writePlan(templatePlan(id, 'en'));

/** Nothing drawn yet: eight templates, an empty room, a picture, a file. */
export const Empty: Story = desk('');

/** An unreadable stored plan is set aside, with a notice. */
export const Unreadable: Story = desk('', '{"version":9}');

/** Drawing, with a room selected. */
export const Drawing: Story = desk('&room=master', template('two-bedroom'));

/** Two floors. */
export const TwoFloors: Story = desk('&floor=1', template('villa'));

/** Under the compass, with its possible facings. */
export const Palaces: Story = desk('&plan=compass', template('two-bedroom'));

/** Measurements on the plan: a number on the drawing selects its finding. */
export const Reading: Story = {
  ...desk('&plan=reading', template('two-bedroom')),
  play: async ({ canvasElement }) => {
    const marks = await waitFor(() => {
      const found = canvasElement.querySelectorAll('.reading-mark');
      expect(found.length).toBeGreaterThan(3);
      return found;
    });
    const mark = marks[0]!.getAttribute('data-mark')!;
    marks[0]!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await waitFor(() =>
      expect(
        canvasElement.querySelector('.finding-list [aria-pressed="true"] .finding-list__mark')?.textContent,
      ).toBe(mark),
    );
  },
};

/** The year's stars and places over the rooms, and building work in the kitchen. */
export const Year: Story = desk('&plan=year&year=2026&room=kitchen', template('two-bedroom'));

/** A year of sun in the main bedroom. */
export const Light: Story = {
  ...desk('&plan=light&room=master', template('two-bedroom')),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('img', { name: /A year of sun|一年的日照/ });
  },
};
