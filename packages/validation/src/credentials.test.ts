import { describe, expect, it } from 'vitest';
import { checkLogin, checkRegistration, isEmail, LOGIN_FIELDS, REGISTER_FIELDS } from './credentials';

const login = { email: 'linyue@example.com', password: 'moonrise' };
const registration = {
  username: '林月',
  email: 'linyue@example.com',
  password: 'moonrise',
  confirmPassword: 'moonrise',
};

describe('login', () => {
  it('[R26] asks for e-mail and password', () => {
    expect(LOGIN_FIELDS).toEqual(['email', 'password']);
    expect(checkLogin(login)).toEqual({ ok: true, value: login });
  });

  it.each([
    { what: 'no e-mail', form: { ...login, email: '' }, fields: ['email'] },
    { what: 'an e-mail of spaces', form: { ...login, email: ' \u200B ' }, fields: ['email'] },
    { what: 'no password', form: { ...login, password: '' }, fields: ['password'] },
    { what: 'neither', form: { email: '', password: '' }, fields: ['email', 'password'] },
  ])('[R32] needs all fields: $what', ({ form, fields }) => {
    expect(checkLogin(form)).toEqual({ ok: false, error: { code: 'form/fields-required', fields } });
  });

  it('[R32] checks neither the form of the address nor the length of the password', () => {
    expect(checkLogin({ email: 'abc', password: ' ' })).toEqual({
      ok: true,
      value: { email: 'abc', password: ' ' },
    });
  });

  it('[R26] accepts the e-mail with a space added by a keyboard', () => {
    expect(checkLogin({ ...login, email: ' linyue@example.com ' })).toEqual({ ok: true, value: login });
  });
});

describe('registration', () => {
  it('[R27] asks for username, e-mail, password and its confirmation', () => {
    expect(REGISTER_FIELDS).toEqual(['username', 'email', 'password', 'confirmPassword']);
    expect(checkRegistration(registration)).toEqual({ ok: true, value: registration });
  });

  it.each(REGISTER_FIELDS)('[R33] needs %s', field => {
    expect(checkRegistration({ ...registration, [field]: '' })).toEqual({
      ok: false,
      error: { code: 'form/fields-required', fields: [field] },
    });
  });

  it('[R33] names every empty field, in the order of the form', () => {
    expect(checkRegistration({ username: ' ', email: '', password: '', confirmPassword: '' })).toEqual({
      ok: false,
      error: { code: 'form/fields-required', fields: REGISTER_FIELDS },
    });
  });

  it.each(['Moonrise', 'moonrise '])('[R34] needs the same password twice, not %j', confirmPassword => {
    expect(checkRegistration({ ...registration, confirmPassword })).toEqual({
      ok: false,
      error: { code: 'form/passwords-differ', fields: ['confirmPassword', 'password'] },
    });
  });

  it.each([
    { password: '12345', passes: false },
    { password: '123456', passes: true },
    { password: '1234567', passes: true },
    { password: '😀😀😀', passes: false },
  ])('[R35] a password of at least 6 characters: $password', ({ password, passes }) => {
    const checked = checkRegistration({ ...registration, password, confirmPassword: password });
    expect(checked.ok).toBe(passes);
    if (!checked.ok) expect(checked.error).toEqual({ code: 'form/password-too-short', fields: ['password'] });
  });

  it.each([
    ['a@b.c', true],
    ['lin.yue+home@mail.example.com', true],
    ['林月@例子.中国', true],
    ['deep', false],
    ['a@b', false],
    ['@b.c', false],
    ['a@.', false],
    ['a@b.', false],
    ['a b@c.d', false],
    ['a@b@c.d', false],
    ['a@b.c\n', false],
    ['', false],
  ])('[R36] %j is an e-mail address: %s', (email, valid) => {
    expect(isEmail(email)).toBe(valid);
  });

  it('[R36] refuses a text that is not an e-mail address', () => {
    expect(checkRegistration({ ...registration, email: 'linyue' })).toEqual({
      ok: false,
      error: { code: 'form/email-invalid', fields: ['email'] },
    });
  });

  // Every form below fails the named check and all later ones.
  it.each([
    { form: { username: '', email: 'x', password: '1', confirmPassword: '2' }, code: 'form/fields-required' },
    {
      form: { username: 'a', email: 'x', password: '1', confirmPassword: '2' },
      code: 'form/passwords-differ',
    },
    {
      form: { username: 'a', email: 'x', password: '1', confirmPassword: '1' },
      code: 'form/password-too-short',
    },
    {
      form: { username: 'a', email: 'x', password: '123456', confirmPassword: '123456' },
      code: 'form/email-invalid',
    },
  ])('[R37] shows only the first failing check: $code', ({ form, code }) => {
    expect(checkRegistration(form)).toMatchObject({ ok: false, error: { code } });
  });
});
