import type { Page } from '@playwright/test';
import { expect, FILLED, signInAs, speak, test } from './support';

const RESIDENTS = [
  {
    id: '1',
    name: 'Zhou Yan',
    gender: 'male',
    birthDate: '1988-07-15',
    birthTime: '23:30',
    birthplace: 'Shanghai',
  },
];
/** The residents as R4 has them: a text. */
const AT_HOME = { ...FILLED, residents: JSON.stringify(RESIDENTS) };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Sent {
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

const event = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

/** A model that asks for a day of next month and quotes what it is told; every request is recorded. */
async function scriptModel(page: Page): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  await page.route('**/api/chat/completions', route => {
    const body = route.request().postDataJSON() as Sent;
    sent.push(body);
    const told = body.messages
      .filter(({ role }) => role === 'tool')
      .map(({ content }) => JSON.parse(content));
    const call = { index: 0, id: 'a', function: { name: 'almanac_day', arguments: '{"date":"2026-12-15"}' } };
    const lines =
      told.length === 0
        ? event({ tool_calls: [call] }) + event({}, 'tool_calls')
        : event({ content: `The day is ${told[0]?.pillars.day.name}.` }) + event({}, 'stop');
    return route.fulfill({ contentType: 'text/event-stream', body: `${lines}data: [DONE]\n\n` });
  });
  return sent;
}

async function openChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Tools/ }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Cosmic Messenger' }).click();
  await expect(page.getByRole('dialog', { name: 'Cosmic Messenger' })).toBeVisible();
}

test('[R402, R404, R407, R418] a model quotes the computed day, its card opens the leaf, and nothing of the home is sent', async ({
  page,
  context,
  baseURL,
}) => {
  const sent = await scriptModel(page);
  await speak(context, baseURL ?? '', 'en');
  await signInAs(context, baseURL ?? '', AT_HOME);
  await page.goto('/visualization');
  await openChat(page);
  await page.getByRole('textbox', { name: 'Your message' }).fill('What of the 15th of next month?');
  await page.keyboard.press('Enter');
  // 2026-12-15 is 癸亥 (lunar-typescript 1.8.6).
  await expect(page.getByRole('log').getByText('The day is Gui-Hai.')).toBeVisible();
  const wire = JSON.stringify(sent);
  expect(sent).toHaveLength(2);
  expect(wire).not.toMatch(/Zhou Yan|1988|Hangzhou|30\.27/);
  expect(sent[0]?.tools?.map(({ function: { name } }) => name)).not.toContain('plan_findings');
  await page
    .getByRole('button', { name: /^Almanac/ })
    .last()
    .click();
  await expect(page.getByRole('dialog', { name: /15 December 2026|December 15, 2026/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('log').getByText('The day is Gui-Hai.')).toBeVisible();
});
