import { isSealed, SEAL_ROUNDS, type SealPort, seal, sha256, unseal } from '@app/records/archive';
import { describe, expect, it, vi } from 'vitest';
import { browserSealing } from './sealing';

const browser = browserSealing();
if (!browser) throw new Error('no cryptography');
/** Keys are cached, and take a thousandth of the rounds asked for; `sealing.test.ts` has published keys. */
const keys = new Map<string, Promise<Uint8Array>>();
const derive = vi.fn((passphrase: Uint8Array, salt: Uint8Array, rounds: number): Promise<Uint8Array> => {
  const name = `${Buffer.from(passphrase).toString('hex')} ${Buffer.from(salt).toString('hex')} ${rounds}`;
  const key = keys.get(name) ?? browser.derive(passphrase, salt, rounds / 1000);
  keys.set(name, key);
  return key;
});
const PORT: SealPort = { ...browser, derive };

const partOf = (bytes: Uint8Array) => async (from: number, to: number) => bytes.slice(from, to);
async function sealed(bytes: Uint8Array, passphrase: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  await seal(bytes.length, partOf(bytes), passphrase, PORT, piece => pieces.push(piece));
  return new Uint8Array(Buffer.concat(pieces));
}
async function opened(file: Uint8Array, passphrase: string) {
  const pieces: Uint8Array[] = [];
  const result = await unseal(file.length, partOf(file), passphrase, PORT, piece => pieces.push(piece));
  return result.ok ? new Uint8Array(Buffer.concat(pieces)) : result.error.code;
}

const WORDS = 'seven black kettles sing';
const MB = 1024 * 1024;
const TEXT = new Uint8Array(2 * MB + 5).map((_, i) => (i * 31) % 251);
const text = (length: number) => TEXT.slice(0, length);
const changed = (bytes: Uint8Array, at: number) => bytes.map((byte, i) => (i === at ? byte ^ 1 : byte));

describe('[R495] a sealed archive', () => {
  it.each([0, 1, MB - 1, MB, MB + 1, 2 * MB + 5])('of %i bytes opens to the same bytes', async length => {
    const file = await sealed(text(length), WORDS);
    expect(isSealed(file)).toBe(true);
    expect(Buffer.compare((await opened(file, WORDS)) as Uint8Array, text(length))).toBe(0);
  });

  it('recognises a wrong passphrase, and accepts the same letters in any Unicode composition', async () => {
    const file = await sealed(text(10), 'café au lait, twelve');
    expect(await opened(file, WORDS)).toBe('storage/seal-wrong-passphrase');
    expect(await opened(file, 'cafe\u0301 au lait, twelve')).toEqual(text(10));
  });

  it('is derived in at least 600,000 rounds of SHA-256, with a new salt each time', async () => {
    derive.mockClear();
    const [one, other] = [await sealed(text(10), WORDS), await sealed(text(10), WORDS)];
    expect(SEAL_ROUNDS).toBeGreaterThanOrEqual(600_000);
    for (const [, salt, rounds] of derive.mock.calls)
      expect([salt.length, rounds]).toEqual([16, SEAL_ROUNDS]);
    expect(Buffer.compare(one.subarray(20, 43), other.subarray(20, 43))).not.toBe(0);
    expect(Buffer.compare(one.subarray(64), other.subarray(64))).not.toBe(0);
  });

  it('does not open with any bit changed: header, proof, text or tag', async () => {
    const file = await sealed(text(100), WORDS);
    for (let at = 0; at < file.length; at += 1) {
      const answer = await opened(changed(file, at), WORDS);
      const proof = at >= 48 && at < 64;
      expect(answer, `byte ${at}`).toBe(proof ? 'storage/seal-wrong-passphrase' : 'storage/seal-damaged');
    }
  });

  it('does not open when pieces are cut off, left out, swapped, repeated or taken from another', async () => {
    const file = await sealed(text(2 * MB + 5), WORDS);
    const piece = (i: number) => file.slice(64 + i * (MB + 16), 64 + (i + 1) * (MB + 16));
    const head = file.slice(0, 64);
    const other = await sealed(text(2 * MB + 5), WORDS);
    const made: readonly (readonly Uint8Array[])[] = [
      [head],
      [head, piece(0)],
      [head, piece(0), piece(1)],
      [head, piece(0), piece(2)],
      [head, piece(1), piece(0), piece(2)],
      [head, piece(0), piece(0), piece(2)],
      [head, piece(0), piece(1), piece(2), piece(2)],
      [head, other.slice(64)],
      [head.slice(0, 63)],
    ];
    for (const parts of made) {
      expect(await opened(new Uint8Array(Buffer.concat(parts)), WORDS)).toBe('storage/seal-damaged');
    }
  });

  it('of a newer version is reported, and one asking for too many or too few rounds is refused', async () => {
    const file = await sealed(text(10), WORDS);
    const resummed = (change: (bytes: Uint8Array) => void) => {
      const bytes = file.slice();
      change(bytes);
      bytes.set(sha256(bytes.subarray(0, 44)).subarray(0, 4), 44);
      return bytes;
    };
    expect(
      await opened(
        resummed(bytes => bytes.fill(2, 8, 9)),
        WORDS,
      ),
    ).toBe('storage/seal-too-new');
    expect(
      await opened(
        resummed(bytes => bytes.fill(255, 12, 16)),
        WORDS,
      ),
    ).toBe('storage/seal-damaged');
    expect(
      await opened(
        resummed(bytes => bytes.fill(0, 12, 15)),
        WORDS,
      ),
    ).toBe('storage/seal-damaged');
    expect(
      await opened(
        resummed(bytes => bytes.fill(0, 16, 20)),
        WORDS,
      ),
    ).toBe('storage/seal-damaged');
  });
});
