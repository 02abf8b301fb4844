import { describe, expect, expectTypeOf, it } from 'vitest';
import type { DateError } from './birthDate';
import { isMessageCode, MESSAGE_CODES, MESSAGE_KINDS, MESSAGES, type Message } from './catalogue';
import type { TimeError } from './clockTime';
import type { LoginError, RegisterError } from './credentials';
import type { PlaceError } from './place';
import type { UserInfoError } from './userInfoForm';

describe('the catalogue', () => {
  // The messages whose wording the specification gives, in its sections 2, 5, 6, 7 and 8, and the language of that
  // wording.
  it.each([
    { code: 'session/sign-in-to-upload', kind: 'toast', fixed: 'zh' },
    { code: 'session/sign-in', kind: 'toast', fixed: 'zh' },
    { code: 'session/deep-skips-profile', kind: 'toast', fixed: 'zh' },
    { code: 'session/deep-belongs-in-dream', kind: 'toast', fixed: 'zh' },
    { code: 'session/dream-needs-deep', kind: 'toast', fixed: 'zh' },
    { code: 'session/dream-forbidden', kind: 'alert', fixed: 'zh' },
    { code: 'session/signed-out', kind: 'toast', fixed: 'zh' },
    { code: 'photos/at-least-one', kind: 'toast', fixed: 'none' },
    { code: 'place/unsupported', kind: 'toast', fixed: 'none' },
    { code: 'place/unavailable', kind: 'toast', fixed: 'none' },
    { code: 'form/fields-required', kind: 'field', fixed: 'zh' },
    { code: 'form/passwords-differ', kind: 'field', fixed: 'zh' },
    { code: 'form/password-too-short', kind: 'field', fixed: 'zh' },
    { code: 'form/email-invalid', kind: 'field', fixed: 'zh' },
    { code: 'profile/location-missing', kind: 'field', fixed: 'en' },
    { code: 'profile/resident-missing', kind: 'field', fixed: 'en' },
    { code: 'profile/name-missing', kind: 'field', fixed: 'en' },
    { code: 'profile/photo-missing', kind: 'field', fixed: 'en' },
    { code: 'chat/key-invalid', kind: 'chat', fixed: 'zh' },
    { code: 'chat/network', kind: 'chat', fixed: 'zh' },
    { code: 'chat/unavailable', kind: 'chat', fixed: 'zh' },
    { code: 'chat/empty-reply', kind: 'chat', fixed: 'zh' },
    { code: 'chat/failed', kind: 'chat', fixed: 'en' },
  ] as const)(
    '[R151] has $code once, as a $kind whose $fixed wording is prescribed',
    ({ code, kind, fixed }) => {
      expect(MESSAGE_CODES.filter(other => other === code)).toHaveLength(1);
      expect(MESSAGES[code]).toMatchObject({ kind, fixed });
    },
  );

  it('lists no other message as prescribed: twenty in all', () => {
    expect(MESSAGE_CODES.filter(code => MESSAGES[code].fixed !== 'none')).toHaveLength(20);
  });

  it('spells every code as area/what-happened and every kind from the list', () => {
    for (const code of MESSAGE_CODES) {
      expect(code).toMatch(/^[a-z]+\/[a-z]+(-[a-z]+)*$/);
      expect(MESSAGE_KINDS).toContain(MESSAGES[code].kind);
    }
  });

  it('knows its own codes and no inherited property', () => {
    expect(isMessageCode('session/sign-in')).toBe(true);
    for (const text of ['session/unknown', '', 'toString', '__proto__', 'constructor']) {
      expect(isMessageCode(text)).toBe(false);
    }
  });

  it('has a message with the right facts for every error of this package', () => {
    expectTypeOf<
      DateError | TimeError | PlaceError | LoginError | RegisterError | UserInfoError
    >().toExtend<Message>();
    // @ts-expect-error the text for a photo that is too big names the limit
    const withoutFacts: Message<'photos/too-big'> = { code: 'photos/too-big', name: 'kitchen.jpg' };
    expect(withoutFacts.code).toBe('photos/too-big');
  });
});
