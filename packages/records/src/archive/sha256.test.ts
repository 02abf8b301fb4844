import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256';

const hex = (bytes: Uint8Array) => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
const of = (text: string) => hex(sha256(Uint8Array.from(text, letter => letter.charCodeAt(0))));

describe('SHA-256 in plain code', () => {
  // FIPS 180-4 by NIST's examples (SHA256.pdf) and the long message of FIPS 180-2, B.3.
  it.each([
    { text: '', hash: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
    { text: 'abc', hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' },
    {
      text: 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      hash: '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    },
    {
      text: 'a'.repeat(1_000_000),
      hash: 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    },
  ])('[A4] agrees with the standard on $text.length letters', ({ text, hash }) => {
    expect(of(text)).toBe(hash);
  });
});
