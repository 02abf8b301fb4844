import { expect, test } from 'vitest';
import { fakePorts } from '../../testing/fakePorts';
import { all, aroundEachScreen, FILLED, openScreen, resize } from '../../testing/screens';

aroundEachScreen();

test('[R997] rows of one height; on a phone a name has the width of its item, and three rows are in view', async () => {
  for (const language of ['en', 'zh'] as const)
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await resize(width, height);
      await openScreen('/visualization?tool=shop', {
        ports: fakePorts({ info: FILLED }),
        language,
      });
      await expect.poll(() => all('.shop__item').length).toBe(6);
      const items = all('.shop__item').map(item => item.getBoundingClientRect());
      expect(new Set(items.map(box => Math.round(box.height))).size, `${language} ${width}`).toBe(1);
      if (width < 600) {
        for (const name of all('.shop__name'))
          expect(name.getBoundingClientRect().height, name.textContent).toBeLessThan(30);
        for (const add of all('.shop__add')) expect(add.getBoundingClientRect().bottom).toBeLessThan(height);
      }
    }
});
