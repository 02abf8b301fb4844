import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe reports on the page. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  // Axe gives no verdict on contrast over a background image, such as the paper's fibres.
  await page.evaluate(() => document.documentElement.style.setProperty('--fibre', 'none'));
  // Compiling it takes a second in a page: once for each.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  });
}
