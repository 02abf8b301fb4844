import { kuaOfBirth, readHome, type Sex } from '@app/fengshui';
import type { Language } from '@app/i18n';
import { millis } from '@app/kernel';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { stagePart } from '../testing/stagePart';
import { DoubtfulKuas } from './DoubtfulKuas';
import { PalaceDetail } from './PalaceDetail';
import { PalaceTable } from './PalaceTable';

afterEach(cleanup);

const NOW = millis(Date.UTC(2026, 5, 21, 5, 7));
const SPRING = { year: 2026, month: 2, day: 4 };

interface Birth {
  readonly date: typeof SPRING;
  readonly time?: { readonly hour: number; readonly minute: number } | undefined;
  readonly sex?: Sex | undefined;
}

/** The palaces of a person born then, south chosen. */
async function stageHome({ date, time, sex }: Birth, language: Language = 'en') {
  const kua = kuaOfBirth({ date, time, zone: 'Asia/Shanghai', sex });
  if (!kua.ok) throw new Error(kua.error.code);
  const reading = readHome({ residents: [{ id: '1', name: 'An', kua: kua.value }] }, NOW);
  const south = reading?.palaces.find(({ palace }) => palace === 'S');
  if (!reading || !south) throw new Error('no reading');
  const part = (
    <>
      <PalaceTable palaces={reading.palaces} selected="S" onSelect={() => undefined} />
      <DoubtfulKuas residents={reading.residents} />
      <PalaceDetail reading={south} photos={[]} hasNatal={false} />
    </>
  );
  render((await stagePart(part, { language })).part);
}

const southCell = () => screen.getByRole('gridcell', { selected: true }).textContent;
const detail = () => screen.getByRole('heading', { name: 'Eight Mansions' }).parentElement?.textContent;

// Spring began at 04:02 Beijing time that day (ephemeris). A man born after it has kua 1 (坎), whose south is
// 延年, Lasting Years; one born before it has kua 2 (坤), whose south is 六煞, Six Harms (大游年歌).
describe('directions from a doubtful kua number', () => {
  const after = { first: /1, the likelier; also possible: 2/, star: 'Lasting Years', other: 'Six Harms' };
  const before = { first: /2, the likelier; also possible: 1/, star: 'Six Harms', other: 'Lasting Years' };

  it.each([
    { birth: 'at a time unknown', time: undefined, ...after },
    { birth: 'in the minute of it', time: { hour: 4, minute: 3 }, ...after },
    { birth: 'in the minute before', time: { hour: 4, minute: 1 }, ...before },
  ])('of a birth $birth on the day spring begins say so, with both stars', async expected => {
    await stageHome({ date: SPRING, time: expected.time, sex: 'male' });
    expect(screen.getByText(expected.first)).toBeTruthy();
    expect(southCell()).toContain(`An: ${expected.star}, in doubt; perhaps ${expected.other}.`);
    expect(detail()).toContain(`An ${expected.star} in doubt; perhaps ${expected.other}`);
  });

  it.each([
    { birth: 'hours after spring began', date: SPRING, time: { hour: 9, minute: 0 } },
    { birth: 'on another day, at a time unknown', date: { ...SPRING, day: 5 }, time: undefined },
  ])('of a birth $birth say no such thing', async ({ date, time }) => {
    await stageHome({ date, time, sex: 'male' });
    expect(screen.queryByText(/also possible/)).toBeNull();
    expect(southCell()).not.toMatch(/doubt/);
    expect(detail()).not.toMatch(/doubt/);
  });

  it.each([
    { language: 'en', date: SPRING, sex: 'male', line: /^An: Born as spring began/ },
    { language: 'en', date: { ...SPRING, day: 5 }, sex: undefined, line: /^An: Tradition has one table/ },
    { language: 'zh', date: SPRING, sex: 'male', line: /^An：恰生于立春/ },
    { language: 'zh', date: { ...SPRING, day: 5 }, sex: undefined, line: /^An：性别未填/ },
  ] as const)(
    'name the resident before a sentence about them: $line',
    async ({ language, line, ...birth }) => {
      await stageHome(birth, language);
      const reason = screen.getByText('An', { selector: '.house-panel__doubt bdi' }).parentElement;
      expect(reason?.textContent).toMatch(line);
    },
  );
});
