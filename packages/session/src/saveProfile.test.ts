import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { SAVE_DELAY_MS } from './constants';
import { deep, lin, normal } from './fixtures.cases';
import { savePlace, saveProfile } from './saveProfile';

const now = millis(5000);

describe('saving the profile', () => {
  const partner = { ...lin, id: '2', name: ' 周砚 ', gender: 'male', relationship: 'partner' } as const;
  const unnamed = { ...lin, id: '3', name: '\u200B ' };
  const draft = {
    location: { lat: 30.2741, lng: 120.1551 },
    locationName: ' 杭州 ',
    residents: [partner, lin, unnamed],
  };

  it('[R60] fills the profile and keeps only residents with a name', () => {
    const { info, leftOut } = saveProfile(normal, draft, now);
    expect(info.hasFilledProfile).toBe(true);
    expect(info.residents.map(({ name }) => name)).toEqual(['周砚', '林月']);
    expect(info).toMatchObject({ location: draft.location, locationName: '杭州', savedAt: 5000 });
    expect(leftOut).toBe(1);
  });

  it('[R60] the account takes birth and gender from the person themselves, the name stays', () => {
    expect(saveProfile(normal, draft, now).info).toMatchObject({
      name: 'linyue',
      gender: 'female',
      birthDate: '1990-05-15',
      birthTime: '21:40',
    });
    const others = { ...draft, residents: [partner, { ...lin, relationship: 'child' }] };
    expect(saveProfile(normal, others, now).info.gender).toBe('male');
  });

  it('[R61] continues after 1500 ms, a deep user to the deep dream', () => {
    expect(SAVE_DELAY_MS).toBe(1500);
    expect(saveProfile(normal, draft, now)).toMatchObject({ to: '/visualization', delayMs: 1500 });
    expect(saveProfile(deep, draft, now)).toMatchObject({ to: '/deep-dream', delayMs: 1500 });
  });

  it.each([
    ['8:30 pm', '20:30'],
    ['晚上八点半', '20:30'],
    ['20h30', '20:30'],
    [' 9:05 ', '09:05'],
    // An unreadable value stays as it was typed.
    [' 酉时 ', '酉时'],
    ['', ''],
  ])('[R321] stores the time %j as %j', (birthTime, stored) => {
    const saved = saveProfile(normal, { ...draft, residents: [{ ...lin, birthTime }] }, now);
    expect(saved.info.residents.map(each => each.birthTime)).toEqual([stored]);
    expect(saved.info.birthTime).toBe(stored);
  });
});

describe('[R940] the place of an incomplete profile', () => {
  const HANGZHOU = { lat: 30.2741, lng: 120.1551 };
  const before = { ...normal, location: undefined, locationName: '', hasFilledProfile: false };
  it('is saved at once, with its name, and nothing else', () => {
    const placed = savePlace(before, { location: HANGZHOU, locationName: ' 杭州 ' }, now)!;
    expect(placed).toEqual({ ...before, location: HANGZHOU, locationName: '杭州', savedAt: 5000 });
    expect(savePlace(placed, { location: HANGZHOU, locationName: '西湖' }, now)).toBeUndefined();
    expect(savePlace(placed, { location: undefined, locationName: '杭州' }, now)).toMatchObject({
      location: undefined,
      locationName: '',
    });
  });
  it('of a complete one waits for start-explore', () => {
    const { info } = saveProfile(normal, { location: HANGZHOU, locationName: '', residents: [lin] }, now);
    const perth = { location: { lat: -31.95, lng: 115.86 }, locationName: 'Perth' };
    expect(savePlace(info, perth, now)).toBeUndefined();
  });
});
