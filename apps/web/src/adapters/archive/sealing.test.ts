import { describe, expect, it } from 'vitest';
import { browserSealing } from './sealing';

const hex = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('hex');
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'hex'));
const letters = (text: string) => new TextEncoder().encode(text);
const port = () => {
  const sealing = browserSealing();
  if (!sealing) throw new Error('no cryptography');
  return sealing;
};

describe('[R495] the browser’s cryptography gives what the seal asks for', () => {
  // RFC 7914, section 11: PBKDF2-HMAC-SHA-256, the first 32 of their 64 bytes.
  it.each([
    ['passwd', 'salt', 1, '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc'],
    ['Password', 'NaCl', 80_000, '4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56'],
  ])('PBKDF2 of %s, %s, %i', async (password, salt, rounds, key) => {
    expect(hex(await port().derive(letters(password), letters(salt), rounds))).toBe(key);
  });

  // McGrew and Viega, The Galois/Counter Mode of Operation, test cases 13, 14 and 16 (the submission to NIST).
  it.each([
    {
      key: '00'.repeat(32),
      iv: '00'.repeat(12),
      text: '',
      besides: '',
      sealed: '530f8afbc74536b9a963b4f1c4cb738b',
    },
    {
      key: '00'.repeat(32),
      iv: '00'.repeat(12),
      text: '00'.repeat(16),
      besides: '',
      sealed: 'cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab919',
    },
    {
      key: 'feffe9928665731c6d6a8f9467308308'.repeat(2),
      iv: 'cafebabefacedbaddecaf888',
      text:
        'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72' +
        '1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39',
      besides: 'feedfacedeadbeeffeedfacedeadbeefabaddad2',
      sealed:
        '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa' +
        '8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f66276fc6ece0f4e1768cddf8853bb2d551b',
    },
  ])('AES-256-GCM gives $sealed', async ({ key, iv, text, besides, sealed }) => {
    const lock = await port().lock(bytes(key));
    expect(hex(await lock.seal(bytes(iv), bytes(text), bytes(besides)))).toBe(sealed);
    expect(hex(await lock.open(bytes(iv), bytes(sealed), bytes(besides)))).toBe(text);
    expect(await lock.open(bytes(iv), bytes(sealed), bytes(`${besides}00`))).toBeUndefined();
  });
});
