import { wholeRows } from '@app/ui';
import { expect, test } from 'vitest';
import { fakePorts } from '../testing/fakePorts';
import { all, aroundEachScreen, FILLED, openScreen, resize } from '../testing/screens';

aroundEachScreen();

/** Words of the sheet on the line at `y`: it would cut them. */
const wordsAt = (y: number) =>
  all('.ui-dialog__content *')
    .filter(({ childElementCount, textContent }) => childElementCount === 0 && textContent.trim())
    .filter(word => {
      const { top, bottom, width } = word.getBoundingClientRect();
      return width > 1 && top < y - 1 && bottom > y + 1;
    })
    .map(({ textContent }) => textContent);
/** Where what is shown of the open sheet ends. */
const endOfSheet = () => {
  const foot = all('.ui-dialog__footer')[0]!;
  const view = all('.ui-dialog .ui-scroll__viewport')[0]!;
  const [, start, height] = / (-?[\d.]+)px \/ 100% ([\d.]+)px/.exec(view.style.mask) ?? [];
  const masked = height === undefined ? 0 : view.clientHeight - Number(start) - Number(height);
  const covered = getComputedStyle(foot, '::before').height;
  return foot.getBoundingClientRect().top - (masked || Number.parseFloat(covered) || 0);
};

test.each([
  [1280, 720],
  [1280, 655],
  [390, 844],
  [320, 640],
])(
  '[R910] the almanac ends on a whole row at %i × %i, and at another after scrolling',
  async (width, height) => {
    await resize(width, height);
    await openScreen('/visualization?tool=almanac', { ports: fakePorts({ info: FILLED }) });
    const cut = () => wordsAt(endOfSheet());
    const scroller = () =>
      all('.ui-dialog, .ui-dialog .ui-scroll__viewport').find(
        each => each.scrollHeight > each.clientHeight + 20,
      );
    await expect.poll(scroller).toBeDefined();
    await expect.poll(cut).toEqual([]);
    for (const at of [37, 61, 83]) {
      scroller()!.scrollTop = at;
      // Rows move freely until scrolling rests.
      await expect.poll(endOfSheet).toBe(all('.ui-dialog__footer')[0]!.getBoundingClientRect().top);
      await expect.poll(cut).toEqual([]);
    }
  },
);

test('[R910] the wheel scrolls where the part of a row is hidden, too', async () => {
  await resize(1280, 655);
  await openScreen('/visualization?tool=almanac', { ports: fakePorts({ info: FILLED }) });
  const view = () => all('.ui-dialog .ui-scroll__viewport').find(each => each.style.mask !== '');
  await expect.poll(view).toBeDefined();
  const { left, bottom } = view()!.getBoundingClientRect();
  expect(endOfSheet()).toBeLessThan(bottom - 2);
  expect(view()!.contains(document.elementFromPoint(left + 40, bottom - 2))).toBe(true);
});

test('[R910] rows are not measured while a pointer is held', async () => {
  await resize(1280, 655);
  await openScreen('/visualization?tool=almanac', { ports: fakePorts({ info: FILLED }) });
  const view = () => all('.ui-dialog .ui-scroll__viewport')[0];
  await expect.poll(() => view()?.style.mask).toContain('linear-gradient');
  view()!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  view()!.scrollTop = 37;
  await expect.poll(() => view()!.style.mask).toBe('');
  await new Promise(done => setTimeout(done, 400));
  expect(view()!.style.mask).toBe('');
  view()!.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await expect.poll(() => view()!.style.mask).toContain('linear-gradient');
});

test('[R910] a heading is hidden with the row after it', async () => {
  const area = document.createElement('div');
  area.style.cssText = 'height: 300px; overflow: auto; font: 14px / 20px sans-serif';
  const rows = ['p', 'p', 'p', 'p', 'h3', 'p', 'p', 'p'];
  const heights = [60, 60, 60, 60, 40, 70, 70, 70];
  area.append(
    ...rows.map((name, i) => {
      const row = document.createElement(name);
      row.style.cssText = `height: ${heights[i]}px; margin: 0; font: inherit`;
      row.textContent = name;
      return row;
    }),
  );
  document.body.append(area);
  const end = wholeRows(area);
  // The heading is from 240 to 280 of 300 px.
  await expect.poll(() => area.style.getPropertyValue('--cut')).toBe('60px');
  // Its row is in view: it ends at 290 after 60 px.
  area.scrollTop = 60;
  await expect.poll(() => area.style.getPropertyValue('--cut')).not.toBe('60px');
  await expect.poll(() => Number.parseFloat(area.style.getPropertyValue('--cut') || '0')).toBeLessThan(60);
  end?.();
  area.remove();
});

test('[R910] a button is hidden whole, where that leaves a gap too', async () => {
  const area = document.createElement('div');
  area.style.cssText = 'height: 300px; overflow: auto; font: 14px / 20px sans-serif';
  for (const [name, height] of [
    ['p', 257],
    ['button', 44],
    ['p', 100],
  ] as const) {
    const row = document.createElement(name);
    row.style.cssText = `display: block; height: ${height}px; margin: 0; padding: 0; font: inherit`;
    row.textContent = name;
    area.append(row);
  }
  document.body.append(area);
  const end = wholeRows(area);
  await expect.poll(() => Number.parseFloat(area.style.getPropertyValue('--cut'))).toBeGreaterThanOrEqual(43);
  end?.();
  area.remove();
});

test('[R910] of a high picture no sliver is seen, but the half of one is', async () => {
  const area = document.createElement('div');
  area.style.cssText = 'height: 300px; overflow: auto; font: 14px / 20px sans-serif';
  area.innerHTML =
    '<p style="height: 250px; margin: 0">p</p><svg style="display: block; height: 200px"></svg>';
  document.body.append(area);
  const end = wholeRows(area);
  // From 250 px: 34 px of it would be above the mark.
  await expect.poll(() => Number.parseFloat(area.style.getPropertyValue('--cut'))).toBeGreaterThanOrEqual(50);
  area.scrollTop = 100;
  // It is taken away while the region scrolls, and measured again at rest.
  await expect.poll(() => area.style.getPropertyValue('--cut')).toBe('');
  await expect.poll(() => Number.parseFloat(area.style.getPropertyValue('--cut'))).toBeLessThan(20);
  end?.();
  area.remove();
});
