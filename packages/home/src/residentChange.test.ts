import { millis } from '@app/kernel';
import { addResident, EMPTY_PROFILE, type Resident } from '@app/session';
import { describe, expect, it } from 'vitest';
import { changeInProfile, type ResidentChange, withChange as withChangeAt } from './residentChange';
import type { HomeClock } from './statedBirth';

const CHINA: HomeClock = { place: undefined, zone: 'Asia/Shanghai' };
const [empty] = addResident([], millis(0)) as readonly [Resident]; // the empty list got one resident
const withChange = (resident: Resident, change: ResidentChange) => withChangeAt(resident, change, CHINA);

describe('[A25] the stored Chinese date', () => {
  it('follows date and time, in Chinese', () => {
    const dated = withChange(empty, { birthDate: '1990-05-15' });
    expect(dated.chineseDate).toBe('庚午年四月廿一');
    // Clocks ran an hour ahead that May: 21:40 is 20:40.
    expect(withChange(dated, { birthTime: '21:40' }).chineseDate).toBe('庚午年四月廿一 戌时');
  });
  it('is removed with the date, but one from elsewhere stays until a date is typed', () => {
    const dated = withChange(empty, { birthDate: '1990-05-15' });
    expect(withChange(dated, { birthDate: '' }).chineseDate).toBe('');
    expect(withChange({ ...empty, chineseDate: '甲子年正月' }, { birthTime: '8:00' }).chineseDate).toBe(
      '甲子年正月',
    );
  });
});

describe('[R307] changing how a birth is read', () => {
  it('changes the double hour of the Chinese date with it', () => {
    const born = withChange(empty, { birthDate: '2000-01-15', birthTime: '12:30' });
    expect(born.chineseDate).toMatch(/午时$/);
    const kashgar = withChange(born, { birthplace: '喀什', trueSolarTime: true });
    expect(kashgar.chineseDate).toMatch(/巳时$/);
    expect(withChange(kashgar, { trueSolarTime: undefined }).chineseDate).toMatch(/午时$/);
  });

  it('undone leaves no trace in storage', () => {
    const chosen = withChange(empty, { birthCity: 'Kashgar', trueSolarTime: true, dayAtMidnight: true });
    expect(chosen).toMatchObject({ birthCity: 'Kashgar', trueSolarTime: true, dayAtMidnight: true });
    const back = withChange(chosen, {
      birthCity: undefined,
      trueSolarTime: undefined,
      dayAtMidnight: undefined,
    });
    expect(Object.keys(back)).toEqual(Object.keys(empty));
  });

  it('keeps the typed time', () => {
    const born = withChange(empty, { birthDate: '1988-07-15', birthTime: '23:30', dayAtMidnight: true });
    expect(born.birthTime).toBe('23:30');
  });
});

describe('[R467] a change in the profile', () => {
  const info = {
    ...EMPTY_PROFILE,
    name: '林月',
    email: undefined,
    userType: 'normal' as const,
    residents: [empty, { ...empty, id: '9' }],
    savedAt: millis(50),
  };

  it('affects one resident, and is later than the stored one, whatever the clock shows', () => {
    const changed = changeInProfile(info, '9', { dayAtMidnight: true }, CHINA, millis(7));
    expect(changed.residents).toEqual([empty, { ...empty, id: '9', dayAtMidnight: true }]);
    expect(changed.savedAt).toBeGreaterThan(50);
  });

  it('is ignored for an unknown resident', () => {
    expect(changeInProfile(info, '4', { dayAtMidnight: true }, CHINA, millis(70))).toBe(info);
  });
});
