import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { SAVE_DELAY_MS } from './constants';
import { as, deep, filled, lin, normal } from './fixtures.cases';
import { decideContinue, decideStartGenerate, decideUpload, saveProfile } from './journey';
import { GUEST } from './userInfo';

const now = millis(5000);

describe('uploading', () => {
  it('[R21] a guest is asked to sign in before uploading or scanning', () => {
    expect(decideUpload(GUEST)).toEqual({
      kind: 'redirect',
      to: '/login',
      message: 'session/sign-in-to-upload',
    });
    expect(decideUpload(as(normal))).toEqual({ kind: 'allow' });
  });
});

describe('start generating', () => {
  it.each([0, -1, Number.NaN])('[R22] needs a photo before anything else: %d', count => {
    for (const session of [GUEST, as(deep)]) {
      expect(decideStartGenerate(count, session, now)).toEqual({
        kind: 'stay',
        message: 'photos/at-least-one',
      });
    }
  });

  it('[R22] then needs a login', () => {
    expect(decideStartGenerate(1, GUEST, now)).toEqual({
      kind: 'redirect',
      to: '/login',
      message: 'session/sign-in',
    });
  });

  it('[R23] takes a deep user to the deep dream and changes nothing', () => {
    expect(decideStartGenerate(2, as(deep), now)).toEqual({
      kind: 'go',
      to: '/deep-dream',
      houseImages: 2,
      info: deep,
    });
  });

  it.each([
    { info: normal, to: '/user-info' },
    { info: filled, to: '/visualization' },
  ] as const)('[R24] marks the photos as handed in and goes to $to', ({ info, to }) => {
    expect(decideStartGenerate(3, as(info), now)).toEqual({
      kind: 'go',
      to,
      houseImages: 3,
      info: { ...info, hasUploadedImages: true, savedAt: 5000 },
    });
  });
});

describe('the photo screen', () => {
  it.each([normal, filled, deep])('[R45] leads $name to /user-info with the photos handed in', info => {
    expect(decideContinue(1, as(info), now)).toMatchObject({
      to: '/user-info',
      houseImages: 1,
      info: { hasUploadedImages: true },
    });
  });

  it('[R45] needs a photo and a login', () => {
    expect(decideContinue(0, GUEST, now)).toMatchObject({ message: 'photos/at-least-one' });
    expect(decideContinue(1, GUEST, now)).toMatchObject({ to: '/login', message: 'session/sign-in' });
  });
});

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

  it("[R60] the account's birth and gender are those of the person themselves, the name stays", () => {
    expect(saveProfile(normal, draft, now).info).toMatchObject({
      name: 'linyue',
      gender: 'female',
      birthDate: '1990-05-15',
      birthTime: '21:40',
    });
    const others = { ...draft, residents: [partner, { ...lin, relationship: 'child' }] };
    expect(saveProfile(normal, others, now).info.gender).toBe('male');
  });

  it('[R61] moves on after 1500 ms, a deep user to the deep dream', () => {
    expect(SAVE_DELAY_MS).toBe(1500);
    expect(saveProfile(normal, draft, now)).toMatchObject({ to: '/visualization', delayMs: 1500 });
    expect(saveProfile(deep, draft, now)).toMatchObject({ to: '/deep-dream', delayMs: 1500 });
  });
});
