import { expect, it } from 'vitest';
import { toGuideSections } from './guideSections';

it('a section of the layout guide answers the topic of its room', () => {
  const title = { zh: '客厅', en: 'Living room' };
  const description = { zh: '沙发靠墙。', en: 'The sofa stands at a wall.' };
  expect(toGuideSections([{ id: 'living-room', title, description }])).toEqual([
    { topic: 'living', title, text: description },
  ]);
});
