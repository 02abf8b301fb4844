import { millis } from '@app/kernel';
import { EMPTY_PROFILE, type Resident, type UserInfo } from '@app/session';
import { describe, expect, it } from 'vitest';
import {
  checkDraft,
  checkResidents,
  formatDraft,
  parseDraft,
  toDraft,
  toProfileDraft,
  type UserInfoDraft,
  withLunar,
  withNewResident,
  withoutResident,
  withPlace,
  withResident,
  withResidentBack,
  withTypedPlace,
} from './profileDraft';

const HANGZHOU = { lat: 30.2741, lng: 120.1551 } as const;
/** A signed-in person without any entries. */
const LIN_YUE: UserInfo = {
  ...EMPTY_PROFILE,
  name: '林月',
  userType: 'normal',
  email: 'linyue@example.com',
  savedAt: millis(Date.parse('2026-06-21T05:06:24Z')),
};
const LIN: Resident = {
  id: '1',
  name: '林月',
  gender: 'female',
  birthDate: '1990-05-15',
  birthplace: '杭州',
  birthTime: '21:40',
  chineseDate: '',
  relationship: 'self',
};
const DRAFT: UserInfoDraft = {
  location: HANGZHOU,
  locationName: '西湖',
  typedPlace: undefined,
  residents: [LIN],
  lunar: { '1': { year: '2025', month: 'leap-6', day: '30' } },
};
const CHINA = { place: undefined, zone: 'Asia/Shanghai' };
const PROOF = { photoCount: 1, hasUploadedImages: false };
const TODAY = { today: { year: 2026, month: 6, day: 21 }, zone: 'Asia/Shanghai' };

describe('the stored draft', () => {
  it('comes back unchanged, half-typed parts included', () => {
    expect(parseDraft(formatDraft(DRAFT))).toEqual(DRAFT);
    const begun = { ...DRAFT, location: undefined, residents: [{ ...LIN, birthDate: '1990-' }], lunar: {} };
    expect(parseDraft(formatDraft(begun))).toEqual(begun);
  });

  it.each([undefined, '', 'not JSON', '[]', '7', '"text"'])('is empty if it reads %j', text => {
    expect(parseDraft(text)).toBeUndefined();
  });

  it('loses only its damaged parts', () => {
    const damaged = JSON.stringify({
      ...DRAFT,
      location: { lat: 999, lng: 'x' },
      lunar: { '1': { year: 2025 } },
    });
    expect(parseDraft(damaged)).toEqual({ ...DRAFT, location: undefined, lunar: {} });
  });
});

describe('[R322] a birth on a day that its place skipped', () => {
  // Samoa skipped 30 December 2011 (IANA database, australasia).
  const APIA = { ...TODAY, zone: 'Pacific/Apia' };
  const born = (birthDate: string, birthTime = '', more: Partial<Resident> = {}): UserInfoDraft => ({
    ...toDraft({ ...LIN_YUE, location: undefined, residents: [] }),
    residents: [{ ...LIN, birthplace: '', birthDate, birthTime, ...more }],
  });
  const error = { code: 'date/skipped-there', field: 'birthDate', residentId: '1', zone: 'Pacific/Apia' };

  it.each(['', '08:30', '8:30 pm', '00:00'])('is reported beside the date, with the time %j', birthTime => {
    expect(checkResidents(born('2011-12-30', birthTime), APIA)).toEqual([error]);
    expect(checkDraft(born('2011-12-30', birthTime), PROOF, APIA)).toContainEqual(error);
  });

  it('is not reported on the days beside it, elsewhere, or for a resident left out', () => {
    for (const day of ['2011-12-29', '2011-12-31'])
      expect(checkResidents(born(day, '08:30'), APIA)).toEqual([]);
    expect(checkResidents(born('2011-12-30', '08:30', { birthplace: '上海' }), APIA)).toEqual([]);
    expect(checkResidents(born('2011-12-30', '08:30'), TODAY)).toEqual([]);
    expect(checkDraft(born('2011-12-30', '08:30', { name: ' ' }), PROOF, APIA)).not.toContainEqual(error);
  });
});

describe('the checks', () => {
  it('[R56, R57, R58, R59] run in the order listed', () => {
    const empty = toDraft({ ...LIN_YUE, ...EMPTY_PROFILE });
    const codes = checkDraft(empty, { photoCount: 0, hasUploadedImages: false }, TODAY).map(
      ({ code }) => code,
    );
    expect(codes).toEqual(['profile/location-missing', 'profile/resident-missing', 'profile/photo-missing']);
  });

  it('[A25] end with impossible lunar dates', () => {
    expect(checkDraft(DRAFT, PROOF, TODAY)).toEqual([
      { code: 'date/lunar-invalid', field: 'lunar', residentId: '1' },
    ]);
    expect(checkDraft({ ...DRAFT, residents: [] }, PROOF, TODAY).map(({ code }) => code)).toEqual([
      'profile/resident-missing',
    ]);
  });

  it('[A23] accept a place name of any sensible length', () => {
    const named = (length: number) => ({ ...DRAFT, lunar: {}, locationName: '湖'.repeat(length) });
    expect(checkDraft(named(2000), PROOF, TODAY)).toEqual([]);
    expect(checkDraft(named(2001), PROOF, TODAY)).toMatchObject([{ field: 'locationName', length: 2001 }]);
  });
});

describe('coordinates typed by hand', () => {
  const typed = { lat: '95', lng: 'east' };

  it('[R316] are reported at their fields if invalid, and never replaced by the earlier place', () => {
    const codes = checkDraft({ ...DRAFT, typedPlace: typed }, PROOF, TODAY).map(({ code }) => code);
    expect(codes).toEqual([
      'place/latitude-out-of-range',
      'place/longitude-unreadable',
      'date/lunar-invalid',
    ]);
  });

  it('[R316] are kept in the draft as typed', () => {
    const begun = { ...DRAFT, typedPlace: typed };
    expect(parseDraft(formatDraft(begun))).toEqual(begun);
    expect(parseDraft(formatDraft({ ...DRAFT, typedPlace: { lat: 1 } as never }))).toEqual(DRAFT);
  });
});

describe('changes to the form', () => {
  const ZONE = 'Asia/Shanghai';
  const two = withNewResident({ ...DRAFT, residents: [LIN] }, millis(7));
  const [, second] = two.residents;

  it('[A25] a typed birth date replaces an unfinished lunar date', () => {
    const begun = withLunar(DRAFT, LIN.id, { year: '2025', month: '13', day: '1' }, ZONE);
    expect(begun.lunar[LIN.id]).toEqual({ year: '2025', month: '13', day: '1' });
    expect(withResident(begun, LIN.id, { name: '林' }, ZONE).lunar).toEqual(begun.lunar);
    expect(withResident(begun, LIN.id, { birthDate: '2000-01-01' }, ZONE).lunar).toEqual({});
  });

  it('a valid lunar date becomes the birth date', () => {
    // Chinese New Year of 2000 was on 5 February (Hong Kong Observatory, Gregorian-Lunar Calendar Conversion Table).
    const result = withLunar(DRAFT, LIN.id, { year: '2000', month: '1', day: '1' }, ZONE);
    expect(result.residents[0]?.birthDate).toBe('2000-02-05');
    expect(result.lunar).toEqual({});
  });

  it('a removed resident returns to the same place, once, beside later changes', () => {
    const without = withoutResident(two, LIN.id);
    expect(without.residents).toEqual([second]);
    const renamed = withResident(without, second?.id ?? '', { name: '安' }, ZONE);
    const back = withResidentBack(renamed, two, LIN.id);
    expect(back.residents.map(({ name }) => name)).toEqual(['林月', '安']);
    expect(withResidentBack(back, two, LIN.id)).toBe(back);
    expect(withResidentBack(back, two, 'nobody')).toBe(back);
  });

  it('leaving both coordinates blank shows the place again', () => {
    const typing = withTypedPlace(DRAFT, { lat: '30.', lng: '' });
    expect(typing.typedPlace).toEqual({ lat: '30.', lng: '' });
    expect(withTypedPlace(typing, { lat: ' ', lng: '' }).typedPlace).toBeUndefined();
    expect(withPlace(typing, HANGZHOU, named => `${named}!`)).toMatchObject({
      location: HANGZHOU,
      typedPlace: undefined,
      locationName: `${DRAFT.locationName}!`,
    });
  });
});

describe('saved data', () => {
  it('[A25] include the Chinese date of every birth, and keep an existing one', () => {
    const own = { ...LIN, id: '2', chineseDate: '庚午年四月廿一' };
    const residents = toProfileDraft({ ...DRAFT, residents: [LIN, own] }, CHINA)?.residents;
    expect(residents?.map(({ chineseDate }) => chineseDate)).toEqual([
      // Clocks ran an hour ahead that May: 21:40 is 20:40.
      '庚午年四月廿一 戌时',
      '庚午年四月廿一',
    ]);
  });
  it('[R56] require a place', () => {
    expect(toProfileDraft({ ...DRAFT, location: undefined }, CHINA)).toBeUndefined();
  });
});
