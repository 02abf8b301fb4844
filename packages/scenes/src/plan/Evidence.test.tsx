import { type Finding, formsOf } from '@app/plan/reading';
import { TEMPLATE_IDS, templatePlan } from '@app/plan/templates';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { Evidence } from './Evidence';

afterEach(cleanup);

const found = TEMPLATE_IDS.flatMap(id => formsOf(templatePlan(id, 'en')));
/** What is drawn of the first such finding. */
async function draw(isSuch: (finding: Finding) => boolean) {
  const finding = found.find(isSuch)!;
  const each = { finding, mark: '1', tone: 'notice', isGround: false } as const;
  const { part } = await stagePart(
    <svg aria-hidden="true">
      <Evidence each={each} selected={each} />
    </svg>,
  );
  const drawn = render(part).container;
  const count = (selector: string) => drawn.querySelectorAll(selector).length;
  return {
    lines: count('line'),
    ends: count('circle'),
    arrows: count('.evidence__arrow'),
    areas: count('.evidence__areas path'),
    turns: [...drawn.querySelectorAll('line')].map(line => {
      const at = (name: string) => Number(line.getAttribute(name));
      return Math.atan2(at('y2') - at('y1'), at('x2') - at('x1'));
    }),
  };
}

it('[R895] a sight that goes on to what stands behind a door is one line, and its last part points there', async () => {
  const { turns, ...drawn } = await draw(({ code }) => code === 'main-door-faces-kitchen-door');
  expect(drawn).toEqual({ lines: 2, ends: 3, arrows: 1, areas: 1 });
  expect(turns[1]).toBeCloseTo(turns[0]!, 3);
});

it('[R895] a sight between two openings ends at them', async () => {
  const drawn = await draw(({ measures, drawing }) => measures.overlap !== undefined && drawing.length === 2);
  expect(drawn).toMatchObject({ lines: 1, ends: 2, arrows: 0, areas: 1 });
});
