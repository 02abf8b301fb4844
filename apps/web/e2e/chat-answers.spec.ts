import type { Page } from '@playwright/test';
import { ATTACKS, DEGENERATE } from '../../../packages/chat/src/markdown/markdown.cases';
import { expect, FILLED, signInAs, speak, test } from './support';

/** No single script task may take longer, ms. */
const LONGEST_TASK = 200;

async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Tools/ }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Cosmic Messenger' }).click();
  await expect(page.getByRole('dialog', { name: 'Cosmic Messenger' })).toBeVisible();
}

/** Long tasks of script since the page began. */
const longestTask = (page: Page) =>
  page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));

// A still house: drawing by software would otherwise take the time that is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[R181, A54] no answer runs anything, freezes the page, or keeps the chat from opening again', async ({
  page,
  context,
  baseURL,
  faults,
}) => {
  test.slow();
  // What a model may say at once, joined so that every payload is drawn.
  const joined = (texts: readonly string[], size: number): string[] => {
    const replies: string[] = [];
    for (const text of texts) {
      const last = replies.at(-1);
      if (last === undefined || last.length + text.length > size) replies.push(text);
      else replies[replies.length - 1] = `${last}\n\n${text}`;
    }
    return replies;
  };
  const replies = ['a &lt; b, 5&nbsp;m', ...joined(ATTACKS, 6000), ...DEGENERATE];
  const hosts = new Set<string>();
  let next = 0;
  page.on('request', request => {
    if (request.url().startsWith('http')) hosts.add(new URL(request.url()).host);
  });
  page.on('dialog', dialog => {
    throw new Error(`a script ran: ${dialog.message()}`);
  });
  await page.route('**/api/chat/completions', route =>
    route.fulfill({
      json: { choices: [{ message: { content: replies[next++] }, finish_reason: 'stop' }] },
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
  await page.evaluate(() => {
    (window as unknown as { tasks: number[] }).tasks.length = 0;
  });

  const slow: string[] = [];
  const field = page.getByRole('textbox', { name: 'Your message' });
  for (const [index, reply] of replies.entries()) {
    await field.fill(`question ${index}`);
    await field.press('Enter');
    await expect(page.getByRole('button', { name: 'Answer again' })).toHaveCount(
      index % 20 === 0 ? 1 : (index % 20) + 1,
    );
    await expect(page.getByRole('button', { name: 'Stop the answer' })).toBeHidden();
    const longest = await longestTask(page);
    if (longest > LONGEST_TASK) {
      slow.push(`${Math.round(longest)} ms: ${reply.slice(0, 40)}`);
      await page.evaluate(() => {
        (window as unknown as { tasks: number[] }).tasks.length = 0;
      });
    }
    if (index % 20 === 19) await page.getByRole('button', { name: 'Start a new conversation' }).click();
  }
  const dangerous = 'script, iframe, object, embed, form, img, style, [onerror], [onload], [onclick]';
  await expect(page.getByRole('log').locator(dangerous)).toHaveCount(0);
  expect(slow).toEqual([]);
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);

  await page.reload();
  await openChat(page);
  await expect(page.getByRole('log').getByText(`question ${replies.length - 1}`)).toBeVisible();
  await expect(page.locator('.chat-unshown')).toHaveCount(0);
  expect(faults.splice(0)).toEqual([]);
});
