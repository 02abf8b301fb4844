import type { Page } from '@playwright/test';
import { ATTACKS, DEGENERATE } from '../../../packages/chat/src/markdown/markdown.cases';
import { expect, FILLED, signInAs, speak, test } from './support';

/** Every degenerate answer, or one in twenty-four; the unit tests read them all and count the steps. */
const WHOLE = process.env['WHOLE'] === '1';
const DANGEROUS =
  'script, iframe, object, embed, form, img, style, base, [onerror], [onload], [onclick], [style], [src]';
const CLEAR = 'Start a new conversation';
/** No single script task may take longer, ms. */
const LONGEST_TASK = 200;

async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Tools/ }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Cosmic Messenger' }).click();
  await expect(page.getByRole('dialog', { name: 'Cosmic Messenger' })).toBeVisible();
}

/** Long script tasks since the page began. */
const longestTask = (page: Page) =>
  page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));

test('[R181, A54] no answer runs code, freezes the page or stops the chat from opening again', async ({
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
  /** Asks for each reply; returns those that blocked the page. */
  const askAll = async (wanted: readonly string[]): Promise<readonly string[]> => {
    const slow: string[] = [];
    for (const [index, wantedReply] of wanted.entries()) {
      reply = wantedReply;
      await page.evaluate(() => {
        (window as unknown as { tasks: number[] }).tasks.length = 0;
      });
      await field.fill(`question ${index}`);
      await field.press('Enter');
      await expect(page.getByRole('button', { name: 'Answer again' })).toHaveCount((index % 20) + 1);
      await expect(page.getByRole('button', { name: 'Stop the answer' })).toBeHidden();
      if ((await longestTask(page)) > LONGEST_TASK) slow.push(wantedReply);
      await expect(page.locator('.chat-text').locator(DANGEROUS)).toHaveCount(0);
      const isLast = index === wanted.length - 1;
      if (index % 20 === 19 && !isLast) await page.getByRole('button', { name: CLEAR }).click();
    }
    return slow;
  };
  let slow = await askAll(replies);
  console.log(`answers that mean harm: ${replies.length}, of which ${slow.length} held a busy machine up`);
  // Another process may have taken the processor: a slow answer is slow every time.
  for (let again = 0; again < 3 && slow.length > 0; again += 1) {
    await page.getByRole('button', { name: CLEAR }).click();
    slow = await askAll(slow);
  }
  expect(slow.map(text => text.slice(0, 40))).toEqual([]);
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
