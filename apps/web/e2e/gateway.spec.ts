import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';

test('[R172] a closed log does not stop the service', async ({ request }) => {
  const gateway = spawn(process.execPath, ['apps/gateway/dist/main.js', '--port', '4340'], {
    // Nothing listens there: every question is a line in the log.
    env: { ...process.env, CHAT_API_KEY: 'k', CHAT_ENDPOINT: 'http://127.0.0.1:9/v1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    const [line] = await once(gateway.stdout, 'data');
    const url = /http:\/\/localhost:\d+/.exec(String(line))?.[0] ?? '';
    gateway.stdout.destroy();
    gateway.stderr.destroy();
    for (const _ of [1, 2, 3]) {
      const data = { messages: [{ role: 'user', content: 'hi' }] };
      const answer = await request.post(`${url}/api/chat/completions`, { data });
      expect(answer.status()).toBe(502);
    }
    expect((await request.get(`${url}/api/health`)).status()).toBe(200);
    expect(gateway.exitCode).toBeNull();
  } finally {
    gateway.kill();
  }
});
