import type { Face } from '@app/i18n';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import type { Theme } from '../store/theme';
import { fakePorts, LIN_YUE } from '../testing/fakePorts';
import { all, aroundEachScreen, openScreen, resize, takeFaults, withoutWebGL } from '../testing/screens';

aroundEachScreen();

/** Shown whole by no story, which would show them axe in both themes. */
const FOR_AXE = ['house-reading', 'plan', 'tools'];
/** Other screens with WebGL; the house is the same page without it, and StarMapScene.stories.tsx shows the sky. */
const DRAWING = ['dream', 'dream-list', 'conversation'];

/** The widest elements sticking out of a phone's screen, named so that they can be found. */
function overflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const culprits = all('body *').filter(each => each.getBoundingClientRect().right > clientWidth + 1);
  return [
    `${scrollWidth} px: ${culprits
      .slice(-3)
      .map(({ className }) => className)
      .join(', ')}`,
  ];
}

async function faultsOfAxe(): Promise<string[]> {
  // Axe gives no verdict on contrast over a background image, such as the paper's fibres.
  document.documentElement.style.setProperty('--fibre', 'none');
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

async function walk(language: Face, theme: Theme, isSeen: (name: string) => boolean): Promise<string[]> {
  const faults: string[] = [];
  // WCAG 1.4.10: 1280 px at 400%.
  await resize(320, 640);
  let under: string | undefined;
  for (const { name, path, layer, info } of await commands.listScreens()) {
    if (!isSeen(name)) continue;
    const ports = fakePorts(info ? { info: { ...LIN_YUE, ...info } } : {});
    const page = `${path} ${info?.email}`;
    if (under !== page) {
      const { store } = await openScreen(path, { ports, language });
      store.getState().chooseTheme(theme);
    }
    await commands.openListed(name);
    const found = FOR_AXE.includes(name) ? await faultsOfAxe() : [];
    found.push(...overflow());
    if (all('#root h1, [role="dialog"] h1').length !== 1) found.push('not one heading');
    if (document.title.length < 4) found.push('no title');
    if (document.documentElement.lang !== (language === 'en' ? 'en' : 'zh-CN'))
      found.push('another language');
    faults.push(...found.map(fault => `${name}: ${fault}`));
    // Escape closes a layer and leaves the page unchanged; anything else opens it again.
    if (layer) {
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => all('[role="dialog"]')).toEqual([]);
    }
    under = layer || name === 'house' ? page : undefined;
  }
  return faults;
}

const NEEDS_WEBGL = ['stars', 'dream-list', 'conversation'];

test('every screen has one heading, a title and its language, and nothing wider than 320 px; axe finds no fault in those without a story', async () => {
  withoutWebGL();
  expect(await walk('en', 'ink', name => !NEEDS_WEBGL.includes(name))).toEqual([]);
  // R149 logs the path.
  expect(takeFaults().filter(fault => !fault.startsWith('404: no route'))).toEqual([]);
}, 180_000);

test('and so have those drawn with WebGL', async () => {
  expect(await walk('zh', 'paper', name => DRAWING.includes(name))).toEqual([]);
}, 180_000);
