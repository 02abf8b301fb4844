import type { Page } from '@playwright/test';
import { ATTACKS, DEGENERATE } from '../../../packages/chat/src/markdown/markdown.cases';
import { expect, FILLED, signInAs, speak, test } from './support';

/** Every degenerate answer, or one in twenty-four; the unit tests read them all and count the steps. */
const WHOLE = process.env['WHOLE'] === '1';
const DANGEROUS =
  'script, iframe, object, embed, form, img, style, base, [onerror], [onload], [onclick], [style], [src]';
const CLEAR = 'Start a new conversation';
/** Elements one answer is drawn with, however it is nested. */
const ELEMENTS = 4000;

async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Tools/ }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Cosmic Messenger' }).click();
  await expect(page.getByRole('dialog', { name: 'Cosmic Messenger' })).toBeVisible();
}

/** The longest script task since the page began, ms. */
const longestTask = (page: Page) =>
  page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));

test('[R181, A54] no answer runs code, fills the page or stops the chat from opening again', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  test.setTimeout(240_000);
  // Several answers of a model, joined so every payload is drawn.
  const joined = (texts: readonly string[], size: number): string[] => {
    const replies: string[] = [];
    for (const text of texts) {
      const last = replies.at(-1);
      if (last === undefined || last.length + text.length > size) replies.push(text);
      else replies[replies.length - 1] = `${last}\n\n${text}`;
    }
    return replies;
  };
  const degenerate = WHOLE ? DEGENERATE : DEGENERATE.filter((_, index) => index % 24 === 0);
  const replies = ['a &lt; b, 5&nbsp;m', ...joined(ATTACKS, 6000), ...degenerate].filter(
    reply => reply.trim() !== '', // R110: not a reply
  );
  const hosts = new Set<string>();
  let reply = '';
  page.on('request', request => {
    if (request.url().startsWith('http')) hosts.add(new URL(request.url()).host);
  });
  page.on('dialog', dialog => {
    throw new Error(`a script ran: ${dialog.message()}`);
  });
  await page.route('**/api/chat/completions', route =>
    route.fulfill({
      json: { choices: [{ message: { content: reply }, finish_reason: 'stop' }] },
    }),
  );
  await page.addInitScript(() => {
    const tasks: number[] = [];
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
    Object.assign(window, { tasks });
  });
  await speak(context, baseURL ?? '', 'en');
  await signInAs(context, baseURL ?? '', FILLED);
  await page.goto('/visualization');
  await openChat(page);
  const field = page.getByRole('textbox', { name: 'Your message' });
  let largest = 0;
  for (const [index, wanted] of replies.entries()) {
    reply = wanted;
    await field.fill(`question ${index}`);
    await field.press('Enter');
    await expect(page.getByRole('button', { name: 'Answer again' })).toHaveCount((index % 20) + 1);
    await expect(page.getByRole('button', { name: 'Stop the answer' })).toBeHidden();
    await expect(page.locator('.chat-text').locator(DANGEROUS)).toHaveCount(0);
    largest = Math.max(largest, await page.locator('.chat-text').last().locator('*').count());
    const isLast = index === replies.length - 1;
    if (index % 20 === 19 && !isLast) await page.getByRole('button', { name: CLEAR }).click();
  }
  const description = `${replies.length} answers, ${largest} elements at most, longest task ${await longestTask(page)} ms`;
  test.info().annotations.push({ type: 'measured', description });
  expect(largest).toBeGreaterThan(10);
  expect(largest).toBeLessThan(ELEMENTS);
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);

  // R460: the chat is still open.
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Cosmic Messenger' })).toBeVisible();
  // The talk is cleared after every twentieth question; the later ones remain.
  await expect(
    page
      .getByRole('log')
      .getByText(/^question \d+$/)
      .first(),
  ).toBeAttached();
  await expect(page.locator('.chat-unshown')).toHaveCount(0);
  expect(faults.splice(0)).toEqual([]);
});
