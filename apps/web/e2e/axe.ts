import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The rules that depend on the theme. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * What axe reports on the page. Of a layer over a page that was examined only the layer is, and not its colours:
 * stories show axe each layer in both themes.
 */
export async function faultsOf(page: Page, layer?: string): Promise<readonly string[]> {
  // Axe gives no verdict on contrast over a background image, such as the paper's fibres.
  await page.evaluate(() => document.documentElement.style.setProperty('--fibre', 'none'));
  // Compiling it takes a second in a page: once for each.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const disabled = layer ? OF_COLOUR.map(rule => [rule, { enabled: false }]) : [];
  const options = { resultTypes: ['violations'], rules: Object.fromEntries(disabled) };
  return page.evaluate(
    async ([part, how]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        part ?? document,
        how as axe.RunOptions,
      );
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
    },
    [layer, options] as const,
  );
}
