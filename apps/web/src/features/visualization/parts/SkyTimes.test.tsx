import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakePorts, HANGZHOU, LIN_YUE } from '../../../testing/fakePorts';
import { stagePart } from '../../../testing/stagePart';
import { SkyTimes } from './SkyTimes';

/** The open table as `name: value`, on the summer solstice of 2026. */
async function rowsAt(location: { readonly lat: number; readonly lng: number }): Promise<readonly string[]> {
  const { part } = await stagePart(<SkyTimes />, { ports: fakePorts({ info: { ...LIN_YUE, location } }) });
  render(part);
  fireEvent.click(await screen.findByRole('button', { name: 'Rise and set at the home' }));
  return screen
    .getAllByRole('term')
    .map(term => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
}

describe('the true rise and set at the home', () => {
  it('are told as the clock there shows them', async () => {
    // Hangzhou: sunrise 04:58, sunset 19:04 (astronomy-engine).
    const rows = await rowsAt(HANGZHOU);
    expect(rows).toContain('Sunrise: 04:58');
    expect(rows).toContain('Sunset: 19:04');
    expect(rows).toHaveLength(4);
  });

  it('are one line where the sun does not set', async () => {
    const rows = await rowsAt({ lat: 69.65, lng: 18.96 });
    expect(rows).toContain('Sun: Above the horizon all day');
    expect(rows.some(row => row.startsWith('Sunrise'))).toBe(false);
  });
});
