import { describe, expect, it } from 'vitest';
import { checkResident, checkUserInfo, type ResidentForm, type UserInfoForm } from './userInfoForm';

const lin: ResidentForm = {
  id: '1',
  name: '林月',
  birthplace: '杭州',
  chineseDate: '庚午年四月廿一',
  relationship: '本人',
  birthDate: '1990-05-15',
  birthTime: '21:40',
};
const full: UserInfoForm = {
  location: { lat: 30.2741, lng: 120.1551 },
  residents: [lin],
  photoCount: 2,
  hasUploadedImages: false,
};
const empty: UserInfoForm = { location: undefined, residents: [], photoCount: 0, hasUploadedImages: false };

const codesOf = (form: UserInfoForm) => {
  const checked = checkUserInfo(form);
  return checked.ok ? [] : checked.error.errors.map(error => error.code);
};

describe('the user-info form', () => {
  it('[R56, R57, R58, R59] passes with everything filled in', () => {
    expect(checkUserInfo(full)).toEqual({ ok: true, value: full });
  });

  it('[R56] needs a location', () => {
    expect(codesOf({ ...full, location: undefined })).toEqual(['profile/location-missing']);
    expect(codesOf({ ...full, location: { lat: Number.NaN, lng: 0 } })).toEqual(['profile/location-missing']);
    expect(codesOf({ ...full, location: { lat: 0, lng: 0 } })).toEqual([]);
  });

  it('[R57] needs a resident', () => {
    expect(codesOf({ ...full, residents: [] })).toEqual(['profile/resident-missing']);
  });

  it.each(['', '  ', '\u200B', '\u3000'])(
    "[R58] needs at least one resident's name, and %j does not count",
    name => {
      const checked = checkUserInfo({
        ...full,
        residents: [
          { ...lin, name },
          { ...lin, id: '2', name },
        ],
      });
      expect(checked).toMatchObject({
        ok: false,
        error: { summary: { code: 'profile/name-missing', field: 'name', residentId: '1' } },
      });
    },
  );

  it('[R58] one name among several residents is enough', () => {
    expect(
      codesOf({
        ...full,
        residents: [
          { ...lin, name: '' },
          { ...lin, id: '2' },
        ],
      }),
    ).toEqual([]);
  });

  it.each([
    { photoCount: 0, hasUploadedImages: false, codes: ['profile/photo-missing'] },
    { photoCount: Number.NaN, hasUploadedImages: false, codes: ['profile/photo-missing'] },
    { photoCount: 1, hasUploadedImages: false, codes: [] },
    { photoCount: 0, hasUploadedImages: true, codes: [] },
  ])('[R59] $photoCount photos in this tab, handed in before: $hasUploadedImages', ({ codes, ...photos }) => {
    expect(codesOf({ ...full, ...photos })).toEqual(codes);
  });

  it('[R56, R57, R59] the first error is the summary, and all fields are marked', () => {
    const checked = checkUserInfo(empty);
    expect(checked.ok).toBe(false);
    if (checked.ok) return;
    expect(checked.error.summary.code).toBe('profile/location-missing');
    expect(checked.error.errors).toEqual([
      { code: 'profile/location-missing', field: 'location' },
      { code: 'profile/resident-missing', field: 'residents' },
      { code: 'profile/photo-missing', field: 'photos' },
    ]);
  });

  it('[R56, R58, R59] keeps the listed order with an unnamed resident', () => {
    expect(codesOf({ ...empty, residents: [{ ...lin, name: ' ' }] })).toEqual([
      'profile/location-missing',
      'profile/name-missing',
      'profile/photo-missing',
    ]);
  });

  it("puts a resident's own faults after the form's", () => {
    const checked = checkUserInfo({ ...empty, residents: [{ ...lin, birthDate: '1582-10-10' }] });
    expect(checked).toMatchObject({
      error: {
        errors: [
          { code: 'profile/location-missing' },
          { code: 'profile/photo-missing' },
          { code: 'date/never-existed', field: 'birthDate', residentId: '1' },
        ],
      },
    });
  });

  it('ignores a resident that will be left out', () => {
    expect(codesOf({ ...full, residents: [lin, { ...lin, id: '2', name: '', birthDate: '?' }] })).toEqual([]);
  });
});

describe('one resident', () => {
  it('marks every faulty field in the order of the form', () => {
    const long = '长'.repeat(2001);
    const errors = checkResident(
      { ...lin, name: long, birthplace: long, birthDate: '2027-01-01', birthTime: '25:00' },
      {
        year: 2026,
        month: 6,
        day: 21,
      },
    );
    expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'name profile/text-too-long',
      'birthDate date/in-future',
      'birthTime time/hour-out-of-range',
      'birthplace profile/text-too-long',
    ]);
    expect(errors[0]).toMatchObject({ limit: 2000, length: 2001, residentId: '1' });
  });

  it('accepts markup, emoji and a right-to-left override in a name: they are only text', () => {
    for (const name of ['<img onerror=alert(1)>', '👩\u200D👩\u200D👧', '\u202Eabc', '月'.repeat(2000)]) {
      expect(checkResident({ ...lin, name })).toEqual([]);
    }
  });
});
