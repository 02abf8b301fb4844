import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { renderScreen } from '../../testing/renderScreen';

const DEEP = { ...LIN_YUE, name: 'deeplin', userType: 'deep', email: 'deeplin@example.com' } as const;
const open = (language: 'zh' | 'en', info: typeof LIN_YUE = DEEP) =>
  renderScreen('/deep-dream', { language, ports: fakePorts({ info }) });

describe('the corners of the dream', () => {
  it('[R12] its language control changes texts and title at once', async () => {
    await open('en');
    fireEvent.click(screen.getByRole('button', { name: '中文' }));
    expect(await screen.findByRole('heading', { level: 1, name: '梦境深处' })).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('梦境深处'));
    expect(screen.getByRole('button', { name: 'English' })).toBeTruthy();
  });

  it("[R148] the account menu has the user's name, or else 深度用户 in both languages", async () => {
    await open('zh');
    expect(screen.getByRole('button', { name: /deeplin/ })).toBeTruthy();
    for (const language of ['zh', 'en'] as const) {
      cleanup();
      await open(language, { ...DEEP, name: '' });
      const account = screen.getByRole('button', { name: language === 'zh' ? /我的账户/ : /My account/ });
      expect(account.textContent).toContain('深度用户');
      if (language === 'en') expect(account.textContent).toContain('Deep user');
    }
  });

  it('[R216] words typed to a person but not sent stay there, after a reload too', async () => {
    const ports = fakePorts({ info: DEEP });
    // The first three are connected from the start.
    const talk = () => renderScreen('/deep-dream?with=b1', { language: 'en', ports });
    await talk();
    const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Message to/ });
    fireEvent.change(await field(), { target: { value: 'Are you' } });
    cleanup();
    await talk();
    expect((await field()).value).toBe('Are you');
    fireEvent.change(await field(), { target: { value: '' } });
    cleanup();
    await talk();
    expect((await field()).value).toBe('');
  });

  it('[A7] its seal leads to /', async () => {
    const { router } = await open('en');
    fireEvent.click(screen.getByRole('link', { name: /Ink & Starlight/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});
