import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../../../testing/fakePorts';
import { openAlmanac } from '../testing/openAlmanac';

describe('finding a day', () => {
  const HOUSEHOLD = {
    ...LIN_YUE,
    residents: [
      {
        id: '1',
        name: 'Lin',
        gender: 'female' as const,
        birthDate: '1990-05-15',
        birthplace: '',
        birthTime: '',
        chineseDate: '',
        relationship: 'self',
      },
    ],
  };

  it('ranks days with reasons, avoids a clash with the household, and opens one', async () => {
    await openAlmanac({ info: HOUSEHOLD }, 'en');
    fireEvent.click(await screen.findByRole('radio', { name: 'Find a day' }));
    const avoid = await screen.findByLabelText<HTMLInputElement>('Avoid a clash with Lin');
    expect(avoid.checked).toBe(true);
    const before = Number.parseInt(screen.getByRole('status').textContent ?? '', 10);
    fireEvent.click(screen.getByLabelText('No weekends'));
    const after = Number.parseInt(screen.getByRole('status').textContent ?? '', 10);
    expect(after).toBeLessThan(before);
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('The almanac names “Move into a new home”');
    fireEvent.click(within(first ?? document.body).getByRole('button', { name: /The almanac names/ }));
    const good = screen.getByRole('region', { name: 'Good for' });
    expect(within(good).getByRole('button', { name: 'Move into a new home' })).toBeTruthy();
  });

  it('searches between two dates, refuses a wrong one beside its field, and keeps the query when closed', async () => {
    const ports = fakePorts();
    const find = async () => {
      await openAlmanac(ports, 'en');
      fireEvent.click(await screen.findByRole('radio', { name: 'Find a day' }));
    };
    await find();
    fireEvent.change(await screen.findByLabelText('When'), { target: { value: 'dates' } });
    // Begins with the default period: three months from the shown day.
    const last = () => screen.getByLabelText<HTMLInputElement>('Last day');
    expect(last().value).toBe('2026-09-19');
    fireEvent.change(last(), { target: { value: '2026-06-01' } });
    expect(last().getAttribute('aria-invalid')).toBeNull();
    fireEvent.blur(last());
    expect(last().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('The last day is before the first')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
    fireEvent.change(last(), { target: { value: '2026-07-31' } });
    const days = screen.getAllByRole('listitem').length;
    cleanup();

    await find();
    expect(last().value).toBe('2026-07-31');
    expect(screen.getAllByRole('listitem')).toHaveLength(days);
  });

  // Across from 180° is 子, from 195° 癸, a stem; 186° give or take 3° reaches both.
  it.each([
    { degrees: 180, within: 3, shown: /^Avoid days that clash with the sitting of the home/ },
    { degrees: 195, within: 3, shown: /sits on a stem or a trigram/ },
    { degrees: 186, within: 3, shown: /reaches two mountains or more/ },
  ])('[R274] a home facing $degrees° ± $within° is shown $shown', async ({ shown, ...facing }) => {
    const { store } = await openAlmanac({}, 'en');
    act(() => store.getState().setHouseFacts({ facing: { north: 'magnetic', ...facing } }));
    fireEvent.click(await screen.findByRole('radio', { name: 'Find a day' }));
    expect(await screen.findByText(shown)).toBeTruthy();
  });
});
