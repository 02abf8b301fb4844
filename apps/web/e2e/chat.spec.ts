import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { startProvider, type TestProvider } from '../../gateway/testing/provider';
import { expect, FILLED, type Language, signInAs, speak, test } from './support';

const TEXTS = {
  en: {
    tools: /Tools/,
    chat: 'Cosmic Messenger',
    field: 'Your message',
    send: 'Send',
    stop: 'Stop the answer',
    bedroom: 'How do I arrange my bedroom?',
    bedroomSays: 'Look at the bed first',
    today: 'What is today good for?',
    todaySays: /lunar 5th month, 7th day/,
    guide: 'Built-in guide',
  },
  zh: {
    tools: /工具/,
    chat: '宇宙信使',
    field: '你的消息',
    send: '发送',
    stop: '停止回答',
    bedroom: '卧室怎么布置？',
    bedroomSays: '先看床',
    today: '今天适合做什么？',
    todaySays: /农历五月初七/,
    guide: '内置向导',
  },
} as const;

async function openChat(page: Page, language: Language): Promise<void> {
  const texts = TEXTS[language];
  await page.getByRole('button', { name: texts.tools }).click();
  await page.getByRole('toolbar').getByRole('button', { name: texts.chat }).click();
  await expect(page.getByRole('dialog', { name: texts.chat })).toBeVisible();
}

async function ask(page: Page, language: Language, question: string): Promise<void> {
  const field = page.getByRole('textbox', { name: TEXTS[language].field });
  await field.fill(question);
  await field.press('Enter');
}

// A still house: drawing by software would otherwise take the second that is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** 2026-06-21, 13:07 in Hangzhou: the summer solstice, the 7th of the 5th lunar month. */
const NOON = '2026-06-21T05:07:24Z';

test.describe('without a provider', () => {
  // Two pages at once on a small machine would measure each other.
  test.describe.configure({ mode: 'default', retries: 1 });
  for (const language of ['en', 'zh'] as const) {
    const texts = TEXTS[language];

    test(`[A12] without a key, in ${language}: true answers within a second, kept over a reload`, async ({
      page,
      context,
      baseURL,
    }) => {
      await page.clock.setFixedTime(NOON);
      await speak(context, baseURL ?? '', language);
      await signInAs(context, baseURL ?? '', FILLED);
      await page.goto('/visualization');
      await openChat(page, language);
      const log = page.getByRole('log');

      await ask(page, language, texts.bedroom);
      await expect(log.getByText(texts.bedroomSays)).toBeVisible({ timeout: 1000 });
      await expect(page.getByRole('button', { name: texts.send })).toBeVisible();
      await ask(page, language, texts.today);
      await expect(log.getByText(texts.todaySays)).toBeVisible({ timeout: 1000 });
      await expect(log.getByText(texts.guide, { exact: true })).toHaveCount(2);

      await page.getByRole('textbox', { name: texts.field }).fill('draft');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.reload();
      await openChat(page, language);
      await expect(page.getByRole('log').getByText(texts.todaySays)).toBeVisible();
      await expect(page.getByRole('textbox', { name: texts.field })).toHaveValue('draft');
    });
  }
});

test.describe('with a provider', () => {
  test.describe.configure({ mode: 'serial' });
  const KEY = 'e2e-secret-key-of-the-site';
  let provider: TestProvider;
  let gateway: ChildProcess;
  let url = '';

  test.beforeAll(async () => {
    provider = await startProvider();
    gateway = spawn(process.execPath, ['apps/gateway/dist/main.js', '--port', '4330'], {
      env: { ...process.env, CHAT_API_KEY: KEY, CHAT_ENDPOINT: provider.url, CHAT_TIMEOUT_S: '2' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(gateway.stdout!, 'data');
    url = /http:\/\/localhost:\d+/.exec(String(line))?.[0] ?? '';
  });
  test.afterAll(async () => {
    gateway.kill();
    await provider.close();
  });
  test.beforeEach(async ({ page, context }) => {
    await speak(context, url, 'en');
    await signInAs(context, url, FILLED);
    await page.goto(`${url}/visualization`);
    await openChat(page, 'en');
  });

  test('[R103, R106] the exact request arrives with the key, which the browser never sees', async ({
    page,
  }) => {
    const seen: string[] = [];
    page.on('request', request => {
      seen.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
    });
    page.on('response', async response => {
      seen.push(JSON.stringify(response.headers()) + (await response.text().catch(() => '')));
    });
    await ask(page, 'en', 'Sofa?');
    await expect(page.getByRole('log').getByText('side')).toBeVisible();
    const { authorization, body } = provider.requests.at(-1)!;
    expect(authorization).toBe(`Bearer ${KEY}`);
    expect(body).toMatchObject({ model: 'deepseek-chat', temperature: 0.7, max_tokens: 2000 });
    expect((body as { messages: unknown[] }).messages).toHaveLength(2);
    expect(seen.join('\n')).not.toContain(KEY);
    expect(seen.join('\n')).toContain('Bearer {key}');
  });

  test('[R107, R108, R109, R110] every fault ends in its message, and the conversation is intact', async ({
    page,
    faults,
  }) => {
    test.slow();
    const log = page.getByRole('log');
    const NETWORK = 'Network connection failed. Please check your connection.';
    const OTHER = "Sorry, I encountered some issues and can't reply at the moment.";
    const EMPTY = "Sorry, I didn't receive a valid reply.";
    const cases = [
      ['401', 'The API key is invalid. Please check the configuration.'],
      ['402', OTHER],
      ['429', 'Too many questions at once. Please try again in 7 seconds.'],
      ['500', OTHER],
      ['hang', NETWORK],
      ['cut', NETWORK],
      ['error-event', OTHER],
      ['html', OTHER],
      ['empty-choices', EMPTY],
      ['spaces', EMPTY],
    ] as const;
    for (const [index, [fault, message]] of cases.entries()) {
      await ask(page, 'en', `fault:${fault}`);
      await expect(page.locator('.chat-failure')).toHaveCount(index + 1);
      await expect(page.locator('.chat-failure').last()).toContainText(message);
      await expect(page.locator('.chat-failure').last().getByRole('button').first()).toBeVisible();
    }
    for (const fault of ['split', 'crlf', 'comments', 'json-for-stream', 'blank-lines']) {
      await ask(page, 'en', `fault:${fault}`);
      await expect(log.getByText('side', { exact: true }).last()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    }
    await expect(page.locator('.chat-user')).toHaveCount(cases.length + 5);
    // The browser reports each refused request by itself; nothing else may be in its console.
    expect(faults.splice(0).filter(text => !text.startsWith('Failed to load resource'))).toEqual([]);
  });

  test('stop keeps what came; an answer lands although the dialog is closed', async ({ page }) => {
    await ask(page, 'en', 'fault:slow one');
    await expect(page.getByRole('log').getByText('沙发')).toBeVisible();
    await page.getByRole('button', { name: 'Stop the answer' }).click();
    await expect(page.getByText('Stopped here.').first()).toBeVisible();
    await expect.poll(() => provider.open()).toBe(0);

    await ask(page, 'en', 'fault:slow two');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => provider.open()).toBe(0);
    await openChat(page, 'en');
    await expect(page.getByRole('log').getByText('side')).toBeVisible();
  });

  test('a megabyte is cut, and the person can go on', async ({ page }) => {
    await ask(page, 'en', 'fault:megabyte');
    await expect(page.getByText('The answer was cut after 100000 characters.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Your message' }).fill('next');
    await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  test('[R99] an Enter that commits pinyin does not send', async ({ page, context }) => {
    const field = page.getByRole('textbox', { name: 'Your message' });
    await field.focus();
    const input = await context.newCDPSession(page);
    await input.send('Input.imeSetComposition', { text: 'wo', selectionStart: 2, selectionEnd: 2 });
    await input.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Enter',
      windowsVirtualKeyCode: 229,
    });
    await input.send('Input.insertText', { text: '卧室' });
    await expect(field).toHaveValue('卧室');
    await expect(page.locator('.chat-user')).toHaveCount(0);
    await field.press('Shift+Enter');
    await expect(field).toHaveValue('卧室\n');
    await field.press('Enter');
    await expect(page.locator('.chat-user')).toHaveCount(1);
  });
});
