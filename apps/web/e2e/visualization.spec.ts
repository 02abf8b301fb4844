import { expect, FILLED, go, signInAs, speak, test } from './support';

const DAY = new Date('2026-06-21T04:00:00Z');
const NIGHT = new Date('2026-06-21T13:46:08Z');

test.beforeEach(async ({ context, baseURL }) => {
  await speak(context, baseURL ?? '', 'zh');
  await signInAs(context, baseURL ?? '', FILLED);
});

test('[R7, R64, R65, R66, R67, R68, R69, R72, R73, R74, R113, R674, R675, R801] a visit: sun, moon, clock and almanac beside house and star map, palaces, tools, layout guide, account', async ({
  page,
  baseURL,
}) => {
  await page.clock.install({ time: DAY });
  await page.clock.resume();
  await page.goto('/visualization');
  const seal = page.getByRole('button', { name: '工具' });

  await test.step('[R64, R65, R66] house and star map, each with sun, clock and almanac; noon is half of the day', async () => {
    const sun = page.getByRole('img', { name: /日行至 50%/ });
    await expect(sun).toBeVisible();
    await expect(page.getByText(/12:00:\d\d/)).toBeVisible();
    await expect(page.getByText('夏至', { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: '星图' }).click();
    await expect(sun).toBeVisible();
    await page.getByRole('button', { name: /五月初七/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: '屋宅' }).click();
  });

  await test.step('[R674] a press on a control over the house is not taken by the label of a palace', async () => {
    for (const control of [
      page.locator('.bearing-plate button').first(),
      page.locator('.house-view__plan'),
    ]) {
      const box = (await control.boundingBox())!;
      await page.locator('.palace-labels').evaluate((layer, { x, y, width, height }) => {
        layer.removeAttribute('hidden');
        layer.style.position = 'fixed';
        const label = document.createElement('div');
        label.className = 'palace-label';
        label.style.cssText = `left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`;
        layer.replaceChildren(label);
      }, box);
      await control.click({ trial: true, timeout: 5000 });
    }
  });

  await test.step('[R72, R73] one button opens and closes the tools, in order', async () => {
    await expect(seal).toHaveAttribute('aria-expanded', 'false');
    await seal.click();
    await expect(page.getByRole('toolbar').getByRole('button')).toContainText([
      '语言',
      '布局指南',
      '今日黄历',
      '个人记录',
      '宇宙信使',
      '小铺',
    ]);
    await page.keyboard.press('Escape');
    await expect(seal).toHaveAttribute('aria-expanded', 'false');
    await expect(seal).toBeFocused();
  });

  await test.step('[R113] the body of the layout guide scrolls and is at most 60% of the viewport high', async () => {
    await seal.click();
    await page.getByRole('button', { name: /布局指南/ }).click();
    const body = page.getByRole('dialog').locator('[data-radix-scroll-area-viewport]').first();
    await expect(body).toBeVisible();
    for (const height of [500, 720]) {
      await page.setViewportSize({ width: 1280, height });
      await expect
        .poll(async () => (await body.boundingBox())?.height)
        .toBeLessThanOrEqual(height * 0.6 + 0.5);
      // Its five sections do not fit the lower window: the rest is reached by scrolling.
      const hidden = await body.evaluate(element => element.scrollHeight - element.clientHeight);
      if (height === 500) expect(hidden).toBeGreaterThan(40);
      const last = page.getByRole('dialog').getByRole('heading', { level: 3 }).last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    }
    await page.keyboard.press('Escape');
  });

  await test.step('[R67, R68, R69] at night the moon and its name; the clock ticks; day and night switch live', async () => {
    await page.clock.pauseAt(NIGHT);
    await expect(page.getByRole('img', { name: '月相：上弦月' })).toBeVisible();
    await page.clock.pauseAt(new Date('2026-06-21T13:50:08Z'));
    await expect(page.getByText('21:50:08')).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page.getByText('21:50:09')).toBeVisible();
    await page.clock.setSystemTime(new Date('2026-06-21T21:59:59Z'));
    await page.clock.runFor(1000);
    await expect(page.getByRole('img', { name: /日行至 0%/ })).toBeVisible();
    await page.clock.setSystemTime(new Date('2026-06-22T09:59:59Z'));
    await page.clock.runFor(1000);
    await expect(page.getByRole('img', { name: /月相/ })).toBeVisible();
    await page.clock.resume();
  });

  await test.step('[R675] on a phone the nine palaces scroll out below the instrument, not through it', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.setFixedTime(DAY);
    await page.setViewportSize({ width: 320, height: 640 });
    await go(page, '/visualization?show=palaces');
    const palaces = page.locator('.plan-view');
    await expect(palaces.getByText('正北')).toBeVisible();
    const instrument = () => page.locator('.instrument').screenshot();
    const before = await instrument();
    await palaces.evaluate(view => {
      view.scrollTop = 150;
    });
    expect(await palaces.evaluate(view => view.scrollTop)).toBeGreaterThan(100);
    expect((await instrument()).equals(before)).toBe(true);
  });

  await test.step('[R7, R74] a normal user’s menu has no deep dream and signs out', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.getByText('我的账户', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '我的账户' }).click();
    await expect(page.getByRole('menuitem', { name: '梦境深处' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(page).toHaveURL(`${baseURL}/`);
  });
});

test('[R823] without WebGL the drawing shows the house; the instruments cover no view of the switch and the dome no text, at any width; a facing and a year give a chart', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  await speak(context, baseURL ?? '', 'en');
  // A long line below the dome makes the instruments widest.
  await page.clock.install({ time: new Date('2026-11-22T21:17:00Z') });
  await page.goto('/visualization');
  await expect(page.locator('.house-scene[data-state="drawing"] svg.house-sketch')).toBeVisible();
  await expect(page.getByText(/cannot draw the house in three dimensions/)).toBeVisible();

  await test.step('the instruments cover no view of the switch', async () => {
    const views = page.getByRole('radio', { name: /House|Star map|Plan/ });
    await expect(views).toHaveCount(3);
    for (const width of [320, 390, 479, 480, 599, 600, 767, 768, 1024]) {
      await page.setViewportSize({ width, height: 700 });
      for (const view of await views.all()) await view.click({ trial: true, timeout: 5000 });
    }
  });

  await test.step('the dome of the sky covers no text', async () => {
    await page.clock.setSystemTime(NIGHT);
    await page.getByRole('radio', { name: 'Star map' }).click();
    const dome = page.locator('.starmap__fallback svg');
    await expect(page.getByText('Describe tonight’s sky')).toBeVisible();
    for (const width of [320, 390, 768, 900, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(dome).toBeVisible();
      const covered = await dome.evaluate(svg => {
        // The outline of the vault and the words at its sides, not the empty corners of the picture.
        const drawn = [...svg.querySelectorAll('.vault, text')].map(part => part.getBoundingClientRect());
        const written =
          '.starmap__note :is(h2, p, dt, dd), .starmap__fallback p, .starmap__panel :is(button, input, summary)';
        return [...document.querySelectorAll(written)]
          .filter(element => element.checkVisibility())
          .filter(element => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return drawn.some(
              part => left < part.right && part.left < right && top < part.bottom && part.top < bottom,
            );
          })
          .map(element => element.textContent);
      });
      expect(covered, `at ${width} px`).toEqual([]);
    }
  });

  await test.step('[R823] on a phone the clock is in the row of the views, in both of them, clear of the switch', async () => {
    const places = () =>
      page.evaluate(() => {
        const [views, clock] = ['.vis__views', '.instrument__clock'].map(each =>
          document.querySelector(each)!.getBoundingClientRect(),
        );
        return {
          isBeside: clock!.left >= views!.right + 2 && clock!.right <= innerWidth,
          isInRow: clock!.top >= views!.top - 2 && clock!.bottom <= views!.bottom + 2,
        };
      });
    for (const view of ['Star map', 'House']) {
      await page.getByRole('radio', { name: view }).click();
      await expect(page.locator('.instrument__moon')).toBeVisible();
      for (const width of [320, 360, 389, 390, 599]) {
        await page.setViewportSize({ width, height: 740 });
        await expect
          .poll(places, { message: `${view} at ${width} px` })
          .toEqual({ isBeside: true, isInRow: true });
      }
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('a facing and a year give a chart, a palace is read from the table', async () => {
    await page.getByRole('button', { name: 'Feng shui reading' }).click();
    await page.getByLabel('Facing, in degrees').fill('180');
    await page.getByLabel('Measured from').selectOption('magnetic');
    await page.getByLabel('Year of completion').fill('2010');
    await expect(page.getByText('Double stars at the facing')).toBeVisible();
    const south = page.getByRole('gridcell', { name: /^South:/ });
    await south.click();
    await expect(south).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: 'South', exact: true })).toBeVisible();
    // The facts are still known after the page has been left.
    await page.reload();
    const plate = page.locator('.bearing-plate');
    await expect(plate.getByText('Faces Wǔ (S2) · backs Zǐ (N2)')).toBeVisible();
  });
});

test("[R604, R795] around one's own home no text or control overlaps another or the ring, or leaves the screen", async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL ?? '', 'en');
  await page.clock.install({ time: DAY });
  await page.clock.resume();
  await page.goto('/visualization?view=plan');
  await page.locator('.plan-card', { hasText: 'Villa' }).click();
  await page.getByRole('button', { name: 'Start with this plan' }).click();
  await page.getByRole('radio', { name: 'House' }).click();
  // The line about WebGL gives the bearing plate its maximum height.
  await expect(page.getByText(/cannot draw the house in three dimensions/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Floors apart' })).toBeVisible();
  await expect(page.locator('.lit-rooms')).toBeVisible();
  const overlaps = () =>
    page.evaluate(() => {
      const parts =
        '.vis__views, .instrument > *, .house-panel-opener, .house-view__plan, .lit-rooms, .walls-control, .walls-rail input, .storey-names li, .bearing-plate__facing, .bearing-plate__place, .bearing-plate > button, .vis__corner--bottom-left, .vis__corner--bottom-right';
      const seen = [...document.querySelectorAll(parts)]
        .filter(part => part.checkVisibility() && (part.textContent !== '' || part.matches('button')))
        .map(part => ({
          name: part.getAttribute('class')?.split(' ').at(-1),
          ...part.getBoundingClientRect().toJSON(),
        }));
      const over = seen.flatMap((one, i) =>
        seen
          .slice(i + 1)
          .filter(
            other =>
              one.left < other.right - 1 &&
              other.left < one.right - 1 &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1,
          )
          .map(other => `${one.name} on ${other.name}`),
      );
      const off = seen.filter(({ left, right }) => left < 0 || right > innerWidth);
      const words = ['.bearing-plate__facing', ...(innerWidth < 1024 ? [] : ['.instrument', '.house-panel'])];
      const plates = words.flatMap(each => document.querySelector(each)?.getBoundingClientRect() ?? []);
      const mountains = innerWidth < 768 ? [] : [...document.querySelectorAll('.house-sketch .mountain')];
      const under = mountains.filter(mountain => {
        const { left, right, top, bottom } = mountain.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return plates.some(plate => x > plate.left && x < plate.right && y > plate.top && y < plate.bottom);
      });
      return [
        ...over,
        ...off.map(({ name }) => `${name} off the screen`),
        ...under.map(({ textContent }) => `${textContent} under words`),
      ];
    });
  for (const [width, height] of [
    [320, 700],
    [390, 844],
    [768, 1024],
    [900, 700],
    [1000, 800],
    [1024, 768],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(overlaps, { message: `at ${width} px` }).toEqual([]);
  }
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByRole('button', { name: 'Feng shui reading' }).click();
  await expect(page.locator('.house-panel')).toBeVisible();
  await expect.poll(overlaps).toEqual([]);
});

test('[R801] on a phone the term is the title over the courtyard, and gives way to the reading', async ({
  page,
}) => {
  await page.clock.install({ time: DAY });
  await page.clock.resume();
  const term = page.locator('.house-view__term');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/visualization');
  await expect(term).toBeVisible();
  await expect(term.locator('b')).toHaveText('夏至');
  await page.locator('.house-panel-opener').click();
  await expect(term).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(term).toBeVisible();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(term).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(term).toBeVisible();
});

test('[R817, R863] the bough of winter is on no letter of the ring but those of its corner over the court', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-12-22T02:00:00Z') });
  await page.clock.resume();
  await page.goto('/visualization');
  await page.locator('.house-sketch .ink-ring text').first().waitFor();
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator('.bough.is-plum').waitFor();
    const onLetters = await page.evaluate(() => {
      const boxes = (of: string) =>
        [...document.querySelectorAll(of)].map(each => each.getBoundingClientRect());
      const letters = boxes('.house-sketch .ink-ring text');
      const petals = boxes('.bough path.petal');
      const over = petals.filter(a =>
        letters.some(b => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
      );
      const under = letters.filter(b =>
        petals.some(a => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
      );
      return {
        letters: letters.length,
        petals: petals.length,
        over: over.length,
        under: under.length,
      };
    });
    expect(onLetters.letters).toBeGreaterThanOrEqual(24);
    expect(onLetters.petals).toBeGreaterThan(20);
    if (width === 768) expect(onLetters.over, String(width)).toBe(0);
    else expect(onLetters.under, String(width)).toBeLessThanOrEqual(4);
  }
});

test('[R864] on a phone the head has three rows at most, over the court and in the star map', async ({
  page,
}) => {
  await page.clock.install({ time: DAY });
  await page.clock.resume();
  const bottom = () =>
    page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('.vis__views, .instrument > *, .house-view__plan')].map(
          part => part.getBoundingClientRect().bottom,
        ),
      ),
    );
  for (const path of ['/visualization', '/visualization?view=stars']) {
    await page.goto(path);
    await page.locator('.instrument__date').waitFor();
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(bottom, { message: `${path} at ${width} px` }).toBeLessThan(145);
    }
  }
});
