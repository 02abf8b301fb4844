import { writePlan } from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakePorts, HANGZHOU, LIN_YUE } from '../../testing/fakePorts';
import { stagePart } from '../../testing/stagePart';
import LayoutGuideDialog from './LayoutGuideDialog';

const AN = {
  id: '1',
  name: 'An',
  gender: 'female' as const,
  birthDate: '1990-05-15',
  birthTime: '08:30',
  birthplace: '',
  chineseDate: '',
  relationship: 'self',
};

const open = async (language: 'zh' | 'en', info = LIN_YUE) => {
  const stage = await stagePart(<LayoutGuideDialog onClose={() => undefined} />, {
    language,
    ports: fakePorts({ info }),
  });
  render(stage.part);
  return stage;
};

describe('the layout guide', () => {
  it.each([
    ['zh', ['客厅', '卧室', '厨房', '灯光', '色彩']],
    ['en', ['Living room', 'Bedroom', 'Kitchen', 'Lighting', 'Colour']],
  ] as const)('[R112] has five sections in %s, each with a description', async (language, titles) => {
    await open(language);
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map(each => each.textContent)).toEqual(titles);
    for (const heading of headings)
      expect(heading.nextElementSibling?.textContent?.length).toBeGreaterThan(30);
  });

  it('[R113] its body scrolls at 60% of the screen, within reach of the keyboard', async () => {
    await open('en');
    const body = screen.getByRole('region', { name: 'Layout guide' });
    expect(body.style.maxHeight).toBe('60dvh');
    expect(body.tabIndex).toBe(0);
  });

  // A woman born in 1990 has kua 8 and her tianyi in the northwest (eight-mansions tables as commonly printed).
  it('[R112] adds lines for the residents of this home, each with its school', async () => {
    const { store } = await open('en', { ...LIN_YUE, location: HANGZHOU, residents: [AN] });
    const line = screen.getByText(/head of the bed could point there/);
    expect(line.textContent).toMatch(/northwest for An/);
    expect(line.textContent).toContain('Eight Mansions');
    expect(screen.queryByText(/Your home faces/)).toBeNull();
    act(() => store.getState().setHouseFacts({ facing: { degrees: 180, north: 'true' } }));
    expect(screen.getByText(/Your home faces south/)).toBeTruthy();
  });

  it('[R113] covers the rooms of one’s own plan', async () => {
    const { store } = await open('en', { ...LIN_YUE, location: HANGZHOU });
    expect(screen.queryByText(/On your plan/)).toBeNull();
    act(() => store.setState({ plan: writePlan(templatePlan('two-bedroom', 'en')) }));
    const line = await screen.findByText(/On your plan “Main bedroom” counts as southwest/);
    expect(line.textContent).toContain('Flying Stars');
    expect(screen.getAllByText(/On your plan/)).toHaveLength(4);
  });

  it('[R1010, R1052] no section refers to another: rooms of one square have each their advice', async () => {
    const { store } = await open('en', { ...LIN_YUE, location: HANGZHOU });
    // Turned by the 36° between its own facing and the sample's, living room and bedroom of the villa are south.
    const villa = templatePlan('villa', 'en');
    act(() => {
      store.getState().setHouseFacts({ facing: { degrees: 150, north: 'magnetic' } });
      store.setState({ plan: writePlan({ ...villa, up: (villa.up + 324) % 360, facing: 144 }) });
    });
    const south = await screen.findAllByText(/counts as south, with 5 Yellow this year/);
    expect(south.map(line => line.textContent?.match(/“[^”]+”|Keep it quiet|Leave bed/g))).toEqual([
      ['“Living room”', 'Keep it quiet'],
      ['“Main bedroom”', 'Leave bed'],
    ]);
    expect(screen.queryByText(/above|see the section/)).toBeNull();
    // Of the nine squares the second is the south, above the middle.
    const squares = [...document.querySelectorAll('.guide__square')];
    const marked = squares.map(square =>
      [...square.querySelectorAll('rect')].findIndex(each => each.hasAttribute('data-here')),
    );
    expect(marked.slice(0, 2)).toEqual([1, 1]);
  });

  it('[R1068] below the first advice of a section are its school and how many more there are', async () => {
    const { store } = await open('en', { ...LIN_YUE, location: HANGZHOU, residents: [AN] });
    act(() => store.setState({ plan: writePlan(templatePlan('two-bedroom', 'en')) }));
    const line = await screen.findByText(/On your plan “Main bedroom”/);
    const more = line.closest('details')?.querySelectorAll('ul > li').length;
    expect(more).toBeGreaterThan(0);
    expect(line.querySelector('.guide__tags')?.textContent).toBe(`Flying Stars (Shen school)${more} more`);
  });
});
