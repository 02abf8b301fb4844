/** The constants of FIPS 180-4, 4.2.2 and 5.3.3: the fractions of the cube and square roots of the first primes. */
const PRIMES = firstPrimes(64);
const K = Uint32Array.from(PRIMES, prime => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), prime => fraction(Math.sqrt(prime)));
const BLOCK = 64;

/** SHA-256 (FIPS 180-4) in plain code, for a page without https, which has no `crypto.subtle`. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = START.slice();
  const words = new Uint32Array(64);
  const whole = bytes.length - (bytes.length % BLOCK);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < whole; at += BLOCK) mix(state, words, view, at);
  const tail = padded(bytes.subarray(whole), bytes.length);
  for (let at = 0; at < tail.byteLength; at += BLOCK) mix(state, words, tail, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => {
    digest.setUint32(index * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

/** 5.1.1: the remaining bytes, a one bit, zeros, and the length in bits. */
function padded(rest: Uint8Array, length: number): DataView {
  const blocks = new Uint8Array(rest.length + 9 > BLOCK ? BLOCK * 2 : BLOCK);
  blocks.set(rest);
  blocks[rest.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor(length / 2 ** 29));
  view.setUint32(blocks.length - 4, (length * 8) >>> 0);
  return view;
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** 6.2.2: one block into the state. */
function mix(state: Uint32Array, words: Uint32Array, block: DataView, at: number): void {
  const w = (index: number) => words[index] as number; // 64 of them
  for (let i = 0; i < 16; i += 1) words[i] = block.getUint32(at + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [w(i - 15), w(i - 2)];
    const small0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const small1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = w(i - 16) + small0 + w(i - 7) + small1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight; // eight of them
  for (let i = 0; i < 64; i += 1) {
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + big1 + ((e & f) ^ (~e & g)) + (K[i] as number) + w(i)) | 0;
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (state[index] as number) + word;
  });
}

type Eight = [number, number, number, number, number, number, number, number];

/** The first 32 bits of the fraction. */
function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) >>> 0;
}

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) {
    if (primes.every(prime => n % prime !== 0)) primes.push(n);
  }
  return primes;
}
