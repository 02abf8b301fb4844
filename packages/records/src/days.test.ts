import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { onThisDay, recordsByDay } from './days';
import type { HomeRecord } from './record';

const note = (at: string): HomeRecord => ({
  id: at,
  type: 'text',
  content: at,
  timestamp: millis(Date.parse(at)),
});
const ids = (records: readonly HomeRecord[]) => records.map(({ id }) => id);

describe('records by their day', () => {
  it('[R243] the day is that of the clock at home', () => {
    const records = [
      note('2026-11-22T15:59:59Z'),
      note('2026-11-22T16:00:00Z'),
      note('2026-11-22T02:00:00Z'),
    ];
    const november = { from: { year: 2026, month: 11, day: 1 }, to: { year: 2026, month: 11, day: 30 } };
    const days = recordsByDay(records, november, 'Asia/Shanghai');
    expect([...days].map(([day, of]) => [day, ids(of)])).toEqual([
      ['2026-11-22', ['2026-11-22T15:59:59Z', '2026-11-22T02:00:00Z']],
      ['2026-11-23', ['2026-11-22T16:00:00Z']],
    ]);
    expect(recordsByDay(records, november, 'Nowhere/Zone').size).toBe(0);
    expect([...recordsByDay(records, november, 'America/New_York').keys()]).toEqual([
      '2026-11-22',
      '2026-11-21',
    ]);
  });

  it.each([
    // The clock of Kiritimati is 14 hours ahead, that of Pago Pago 11 behind: the first and the last day are whole.
    [
      'Pacific/Kiritimati',
      '2026-10-31T09:59:59Z',
      '2026-10-31T10:00:00Z',
      '2026-11-30T09:59:59Z',
      '2026-11-30T10:00:00Z',
    ],
    [
      'Pacific/Pago_Pago',
      '2026-11-01T10:59:59Z',
      '2026-11-01T11:00:00Z',
      '2026-12-01T10:59:59Z',
      '2026-12-01T11:00:00Z',
    ],
  ])('[R243] works at the borders of a month in %s', (zone, before, first, last, after) => {
    const november = { from: { year: 2026, month: 11, day: 1 }, to: { year: 2026, month: 11, day: 30 } };
    const days = recordsByDay([before, first, last, after].map(note), november, zone);
    expect([...days].map(([day, of]) => [day, ids(of)])).toEqual([
      ['2026-11-01', [first]],
      ['2026-11-30', [last]],
    ]);
  });

  it('[R240] returns the same day of earlier years, not of this year or a later one', () => {
    const records = ['2026-11-22', '2025-11-22', '2025-11-21', '2025-12-22', '2020-11-22', '2027-11-22'].map(
      day => note(`${day}T04:00:00Z`),
    );
    expect(ids(onThisDay(records, { year: 2026, month: 11, day: 22 }, 'Asia/Shanghai'))).toEqual([
      '2025-11-22T04:00:00Z',
      '2020-11-22T04:00:00Z',
    ]);
  });

  it.each([
    [2028, 29, ['2024-02-29T04:00:00Z']],
    [2028, 28, ['2023-02-28T04:00:00Z']],
    [2027, 28, ['2024-02-29T04:00:00Z', '2023-02-28T04:00:00Z']],
    [2100, 28, ['2024-02-29T04:00:00Z', '2023-02-28T04:00:00Z']], // no leap year
  ])('[R240] in February %d, on day %d', (year, day, expected) => {
    const records = [note('2024-02-29T04:00:00Z'), note('2023-02-28T04:00:00Z')];
    expect(ids(onThisDay(records, { year, month: 2, day }, 'Asia/Shanghai'))).toEqual(expected);
  });

  it.each([
    ['Pacific/Kiritimati', '2025-11-21T10:00:00Z', '2025-11-22T09:59:59Z'],
    ['Pacific/Pago_Pago', '2025-11-22T11:00:00Z', '2025-11-23T10:59:59Z'],
  ])('[R240] the day follows the clock in %s, from its first second to its last', (zone, first, last) => {
    const around = [Date.parse(first) - 1000, Date.parse(last) + 1000].map(at => new Date(at).toISOString());
    const records = [first, last, ...around].map(note);
    expect(ids(onThisDay(records, { year: 2026, month: 11, day: 22 }, zone))).toEqual([first, last]);
  });
});
