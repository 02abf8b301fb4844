import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { WHOLE } from '../../../../../scripts/testing/whole';
import { at, openAlmanac } from './testing/openAlmanac';

describe('meanings', () => {
  it('explains a term at a press, and closes the slip at a press elsewhere', async () => {
    await openAlmanac({}, 'en');
    fireEvent.click(await screen.findByRole('button', { name: 'Move into a new home' }));
    expect(await screen.findByText(/Enter and begin living in a new home/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Move into a new home' }));
    expect(screen.queryByText(/Enter and begin living/)).toBeNull();
  });

  it.each(['zh', 'en'] as const)('[R87] exist for every term of the day in %s', async language => {
    // A make-up workday, so the holiday is included.
    await openAlmanac(at('2026-02-28T05:00:00Z'), language);
    await screen.findByText(language === 'zh' ? '彭祖百忌' : 'Peng Zu warns');
    const terms = [...document.querySelectorAll<HTMLElement>('.alm-term')];
    // The lists, facts, animal, two terms, hours and gods of that day alone exceed this.
    expect(terms.length).toBeGreaterThan(40);
    const slip = () => document.querySelector('.alm-slip');
    // Each is asked in one of the two languages, with `WHOLE=1` in both; names.test.ts proves that neither lacks a line.
    const asked = terms.filter((_, i) => WHOLE || i % 2 === (language === 'zh' ? 0 : 1));
    for (const term of asked) {
      fireEvent.click(term);
      // The texts load with the first question.
      if (!slip()) await waitFor(() => expect(slip()).not.toBeNull());
      const name = slip()?.querySelector('b')?.textContent ?? '';
      const meaning = slip()?.textContent?.slice(name.length).trim() ?? '';
      expect([name, meaning]).toEqual([name, expect.stringMatching(/^.{4,}[.。]$/s)]);
      expect(meaning).not.toContain('undefined');
      if (language === 'en') expect(name + meaning).not.toMatch(/\p{Script=Han}/u);
    }
  });

  it('[R271] cover spell, season and six stars, and on the page what begins', async () => {
    // 15 July 2026 is the first of the dog days: the third geng day after the summer solstice.
    await openAlmanac(at('2026-07-15T05:00:00Z'), 'zh');
    expect(await screen.findByRole('button', { name: '初伏' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '初伏，第 1 天' })).toBeTruthy();
    expect(screen.getByText('六曜')).toBeTruthy();
    expect(screen.getByText('七十二候')).toBeTruthy();
    // Thirteen entries for twelve hours, and why.
    expect(document.querySelectorAll('.hours__hour')).toHaveLength(13);
    expect(screen.getByText(/跨过子夜/)).toBeTruthy();
  });

  it('[R561] the ring marks the current hour and what it suits, and another hour when it is pressed', async () => {
    // 13:00 in China: 未时 has begun. On 丙寅 it is 乙未, and 午时 is 甲午 (五鼠遁).
    await openAlmanac(at('2026-06-21T05:00:00Z'), 'zh');
    const running = await screen.findByRole('button', { name: /乙未.*13–15.*此刻/ });
    expect(running.closest('li')?.getAttribute('aria-current')).toBe('time');
    const words = () => document.querySelector('.hours__words dl')?.textContent ?? '';
    expect(words()).toContain('未时乙未');
    fireEvent.click(screen.getByRole('button', { name: /甲午.*11–13/ }));
    await waitFor(() => expect(words()).toContain('午时甲午'));
    expect(words()).toMatch(/宜.+忌.+冲鼠/);
  });

  it('[R561] another day has no current hour and says how to ask for one', async () => {
    await openAlmanac({}, 'en');
    await screen.findByRole('button', { name: /Horse 11–13/ });
    fireEvent.click(screen.getByRole('button', { name: 'Next day' }));
    await screen.findByText('Press an hour to see what it suits.');
    expect(document.querySelector('.hours [aria-current]')).toBeNull();
  });

  it('[R273] opens the second school on demand, with its reasons and where the table differs', async () => {
    // 2026-06-21 is 丙寅 in the month of 午: worship is favoured by 月德 and forbidden on a 寅 day (volume 11, leaf 6a).
    await openAlmanac(at('2026-06-21T05:00:00Z'), 'zh');
    const summary = await screen.findByText('另一家之言：《协纪辨方书》');
    const details = summary.closest('details')!;
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const entry = await waitFor(() => {
      const found = [...details.querySelectorAll('li')].find(each => each.textContent?.startsWith('祭祀'));
      expect(found).toBeTruthy();
      return found!;
    });
    expect(entry.textContent).toMatch(/宜：.*月德.*忌：.*寅日.*卷十一，6a 叶/);
  });

  it('report a failed fetch, and try again at the next press', async () => {
    // Loaded texts stay loaded: this test needs fresh modules.
    vi.resetModules();
    vi.doMock('@app/almanac/why-en', () => {
      throw new Error('offline');
    });
    const { openAlmanac } = await import('./testing/openAlmanac');
    await openAlmanac({}, 'en');
    fireEvent.click(await screen.findByRole('button', { name: 'Move into a new home' }));
    expect(await screen.findByText(/The explanation did not load/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close the explanation' }));
    vi.doUnmock('@app/almanac/why-en');
    fireEvent.click(screen.getByRole('button', { name: 'Move into a new home' }));
    expect(await screen.findByText(/Enter and begin living in a new home/)).toBeTruthy();
  });
});
