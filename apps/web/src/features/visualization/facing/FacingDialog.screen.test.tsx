import { millis } from '@app/kernel';
import { writePlan } from '@app/plan';
import { templatePlan } from '@app/plan/templates';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakePorts } from '../../../testing/fakePorts';
import { all, aroundEachScreen, FILLED, openScreen, resize, settableClock } from '../../../testing/screens';

aroundEachScreen();

const boxOf = (selector: string) => all(selector)[0]!.getBoundingClientRect();

test('[R951] on a phone plan, field and result are on one screen, and a scrolled plan stays in view', async () => {
  await resize(390, 844);
  const { store } = await openScreen('/visualization?sheet=facing', { ports: fakePorts({ info: FILLED }) });
  store.setState({ plan: writePlan(templatePlan('villa', 'en')) });
  const field = page.getByLabelText('Reading of another compass, in degrees');
  for (const degrees of ['176', '196', '179', '181']) {
    await userEvent.fill(field, degrees);
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(page.getByText('Median 179°, spread 5°, by the compass')).toBeVisible();
  const view = all('.ui-dialog .ui-scroll__viewport')[0]!;
  const { top, bottom } = view.getBoundingClientRect();
  expect(boxOf('.reading-spots .floor-picture').top).toBeGreaterThan(top);
  expect(boxOf('.facing__summary').bottom).toBeLessThan(boxOf('.facing__typed').top + 1);
  expect(boxOf('.facing__typed').bottom).toBeLessThan(bottom);

  (document.activeElement as HTMLElement).blur();
  view.scrollTop = 173;
  // The mark that more follows comes once scrolling rests.
  await new Promise(rest => setTimeout(rest, 400));
  const hidden = / (-?[\d.]+)px \/ 100%/.exec(view.style.mask)?.[1] ?? '0';
  expect(Number(hidden)).toBeLessThan(40);
  expect(boxOf('.reading-spots .floor-picture').bottom).toBeGreaterThan(top + 40);
});

test.each([
  [320, 640],
  [768, 1024],
])(
  '[R1106] at %i × %i px the plan with four readings, their result and the field are in one view',
  async (width, height) => {
    await resize(width, height);
    const { store } = await openScreen('/visualization?sheet=facing', { ports: fakePorts({ info: FILLED }) });
    store.setState({ plan: writePlan(templatePlan('villa', 'en')) });
    const field = page.getByLabelText('Reading of another compass, in degrees');
    for (const degrees of ['176', '196', '179', '181']) {
      await userEvent.fill(field, degrees);
      await userEvent.keyboard('{Enter}');
    }
    await expect.element(page.getByText('Median 179°, spread 5°, by the compass')).toBeVisible();
    const view = all('.ui-dialog .ui-scroll__viewport')[0]!;
    expect(view.scrollTop).toBe(0);
    expect(boxOf('.facing .ui-segments').top).toBeGreaterThan(view.getBoundingClientRect().top);
    expect(boxOf('.facing__summary').bottom).toBeLessThan(boxOf('.facing__typed').top + 1);
    expect(boxOf('.facing__typed').bottom).toBeLessThan(view.getBoundingClientRect().bottom);
    const plan = boxOf('.reading-spots .floor-picture');
    const tags = all('.reading-spot__slip').map(each => each.getBoundingClientRect());
    expect(tags).toHaveLength(4);
    for (const tag of tags) expect(tag.top).toBeGreaterThan(plan.top - 1);
  },
);

test('[R1032] while the sun cannot be used the bar of mountains comes before the fields', async () => {
  const { clock } = settableClock(millis(Date.parse('2026-06-21T13:46:08Z')));
  await openScreen('/visualization?sheet=facing', { ports: fakePorts({ info: FILLED, clock }) });
  await page.getByRole('radio', { name: 'Shadow compass' }).click();
  await expect.element(page.getByText(/^The sun is below the horizon/)).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await resize(width, height);
    expect(boxOf('.facing__summary').bottom).toBeLessThanOrEqual(boxOf('.facing__pair').top);
  }
});
