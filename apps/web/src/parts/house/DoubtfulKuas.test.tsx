import { kuaOfBirth, readHome } from '@app/fengshui';
import { millis } from '@app/kernel';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { stagePart } from '../../testing/stagePart';
import { DoubtfulKuas } from './DoubtfulKuas';
import { PalaceDetail } from './PalaceDetail';
import { PalaceTable } from './PalaceTable';

afterEach(cleanup);

const NOW = millis(Date.UTC(2026, 5, 21, 5, 7));
const SPRING = { year: 2026, month: 2, day: 4 };

/** The palaces of a man born that day, south chosen. */
async function stageHome(date: typeof SPRING, time?: { readonly hour: number; readonly minute: number }) {
  const kua = kuaOfBirth({ date, time, zone: 'Asia/Shanghai', sex: 'male' });
  if (!kua.ok) throw new Error(kua.error.code);
  const reading = readHome({ residents: [{ id: '1', name: 'An', kua: kua.value, pillars: [] }] }, NOW);
  const south = reading?.palaces.find(({ palace }) => palace === 'S');
  if (!reading || !south) throw new Error('no reading');
  const part = (
    <>
      <PalaceTable palaces={reading.palaces} selected="S" onSelect={() => undefined} />
      <DoubtfulKuas residents={reading.residents} />
      <PalaceDetail reading={south} photos={[]} hasNatal={false} />
    </>
  );
  render((await stagePart(part)).part);
}

const southCell = () => screen.getByRole('gridcell', { selected: true }).textContent;
const detail = () => screen.getByRole('heading', { name: 'Eight Mansions' }).parentElement?.textContent;

// Spring began at 04:02 Beijing time that day (ephemeris). A man born after it has kua 1 (坎), to whom the south is
// 延年; one born before it kua 2 (坤), to whom it is 六煞 (大游年歌).
describe('directions that go by a doubtful kua number', () => {
  it.each([
    { birth: 'at a time unknown', time: undefined, first: /1, the likelier; also possible: 2/ },
    {
      birth: 'in the minute of it',
      time: { hour: 4, minute: 3 },
      first: /1, the likelier; also possible: 2/,
    },
    {
      birth: 'in the minute before',
      time: { hour: 4, minute: 1 },
      first: /2, the likelier; also possible: 1/,
    },
  ])('of a birth $birth on the day spring begins say so', async ({ time, first }) => {
    await stageHome(SPRING, time);
    expect(screen.getByText(first)).toBeTruthy();
    expect(southCell()).toMatch(/in doubt; perhaps/);
    expect(detail()).toMatch(/in doubt; perhaps/);
  });

  it.each([
    { birth: 'hours after spring began', date: SPRING, time: { hour: 9, minute: 0 } },
    { birth: 'on another day, at a time unknown', date: { ...SPRING, day: 5 }, time: undefined },
  ])('of a birth $birth say nothing of the kind', async ({ date, time }) => {
    await stageHome(date, time);
    expect(screen.queryByText(/also possible/)).toBeNull();
    expect(southCell()).not.toMatch(/doubt/);
    expect(detail()).not.toMatch(/doubt/);
  });
});
