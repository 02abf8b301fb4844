import type { UserInfo } from '@app/session';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakePorts, HANGZHOU, LIN_YUE } from '../../../testing/fakePorts';
import { stagePart } from '../../../testing/stagePart';
import { SkyTimes } from './SkyTimes';

/** The open table as `name: value`, on the summer solstice of 2026. */
async function rowsOf(info: UserInfo, button: string | RegExp): Promise<readonly string[]> {
  const { part } = await stagePart(<SkyTimes />, { ports: fakePorts({ info }) });
  render(part);
  fireEvent.click(await screen.findByRole('button', { name: button }));
  return screen
    .getAllByRole('term')
    .map(term => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
}

const rowsAt = (location: NonNullable<UserInfo['location']>) =>
  rowsOf({ ...LIN_YUE, location }, /^Today’s sun and moon/);

describe('the true rise and set at the home', () => {
  it('are given by the local clock', async () => {
    // Hangzhou: sunrise 04:58, sunset 19:04 (astronomy-engine).
    const rows = await rowsAt(HANGZHOU);
    expect(rows).toContain('Sunrise: 04:58');
    expect(rows).toContain('Sunset: 19:04');
    expect(rows).toHaveLength(4);
  });

  it('[R954] are by the clock of a home elsewhere, which is told', async () => {
    // Berlin on 21 June 2026: sunrise 04:43, sunset 21:33 CEST (astronomy-engine); the clock of the tests is in Asia/Shanghai.
    const rows = await rowsOf(
      { ...LIN_YUE, location: { lat: 52.52, lng: 13.405 } },
      /^Today’s sun and moon · .* at home$/,
    );
    expect(rows).toContain('Sunrise: 04:43');
    expect(rows).toContain('Sunset: 21:33');
  });

  it('[R954] are those of its own day there, with its own moon', async () => {
    // New York on 21 June 2026, when it is 01:07 there and already 13:07 in Shanghai: the sun from 05:25 to 20:31, the moon
    // set at 00:29 and rises at 12:49:31 EDT (astronomy-engine).
    const rows = await rowsAt({ lat: 40.7128, lng: -74.006 });
    expect(rows).toEqual(['Sunrise: 05:25', 'Sunset: 20:31', 'Moonrise: 12:50', 'Moonset: 00:29']);
  });

  it('are one line on days without a sunset', async () => {
    const rows = await rowsAt({ lat: 69.65, lng: 18.96 });
    expect(rows).toContain('Sun: Above the horizon all day');
    expect(rows.some(row => row.startsWith('Sunrise'))).toBe(false);
  });

  it("[R217] use the city of this clock, and say so, until the home's place is known", async () => {
    // Beijing on 21 June 2026: sunrise 04:46, sunset 19:46 (astronomy-engine).
    const rows = await rowsOf(LIN_YUE, 'Today’s sun and moon in Beijing');
    expect(rows).toContain('Sunrise: 04:46');
    expect(rows).toContain('Sunset: 19:46');
  });
});
