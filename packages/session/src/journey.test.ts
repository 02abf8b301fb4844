import { millis } from '@app/kernel';
import { describe, expect, it } from 'vitest';
import { GUEST } from './constants';
import { as, deep, filled, normal } from './fixtures.cases';
import { decideUpload } from './guards';
import { decideContinue, decideStartGenerate } from './journey';

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
      info: { ...info, hasUploadedImages: true, savedAt: 5000 },
    });
  });
});

describe('the photo screen', () => {
  it.each([normal, filled, deep])('[R45] leads $name to /user-info with the photos handed in', info => {
    expect(decideContinue(1, as(info), now)).toMatchObject({
      to: '/user-info',
      info: { hasUploadedImages: true },
    });
  });

  it('[R45] needs a photo and a login', () => {
    expect(decideContinue(0, GUEST, now)).toMatchObject({ message: 'photos/at-least-one' });
    expect(decideContinue(1, GUEST, now)).toMatchObject({ to: '/login', message: 'session/sign-in' });
  });
});
