import { err, ok, type Result } from '@app/kernel';
import { strToU8 } from 'fflate';
import { sha256 } from './sha256';
import type { ReadPart } from './zip';

/** The cryptography a seal needs from the platform. */
export interface SealPort {
  /** Bytes that nobody can guess. */
  random(length: number): Uint8Array;
  /** 32 bytes of PBKDF2 with HMAC-SHA-256 (RFC 8018). */
  derive(passphrase: Uint8Array, salt: Uint8Array, iterations: number): Promise<Uint8Array>;
  /** AES-256-GCM (NIST SP 800-38D) with a tag of 16 bytes after the text. */
  lock(key: Uint8Array): Promise<Lock>;
}

interface Lock {
  seal(nonce: Uint8Array, text: Uint8Array, besides: Uint8Array): Promise<Uint8Array>;
  /** Undefined when the tag does not match the text, the nonce and the additional data. */
  open(nonce: Uint8Array, sealed: Uint8Array, besides: Uint8Array): Promise<Uint8Array | undefined>;
}

export type SealRefusal =
  | { readonly code: 'storage/seal-wrong-passphrase' }
  /** Cut off, changed or out of order. */
  | { readonly code: 'storage/seal-damaged' }
  | { readonly code: 'storage/seal-too-new' };

/** R495: OWASP Password Storage Cheat Sheet, 2023, for PBKDF2 with SHA-256. */
export const SEAL_ROUNDS = 600_000;
/** Files with fewer were never written. Keep it when raising `SEAL_ROUNDS`, or older files would not open. */
const FEWEST_ROUNDS = 600_000;
/** More would block a phone for minutes, and none of our files asks for it. */
const MOST_ROUNDS = 10_000_000;

const MAGIC = Uint8Array.from('InkStar\u0000', letter => letter.charCodeAt(0));
const VERSION = 1;
const TAG = 16;
const CHUNK = 1024 * 1024;
/** Bytes of the header: its fields (44), a checksum against damage (4), and a tag that proves the passphrase (16). */
const AT = { version: 8, rounds: 12, chunk: 16, salt: 20, prefix: 36, sum: 44, proof: 48, end: 64 } as const;
const SALT = 16;
const PREFIX = 7;

interface Header {
  readonly rounds: number;
  readonly chunk: number;
  readonly salt: Uint8Array;
  readonly prefix: Uint8Array;
  /** The bytes in the file: authenticated with every piece. */
  readonly bytes: Uint8Array;
}

/**
 * Whether bytes begin like a sealed archive.
 *
 * @example
 * isSealed(new Uint8Array(await file.slice(0, 32).arrayBuffer()));
 */
export const isSealed = (head: Uint8Array): boolean =>
  head.length >= MAGIC.length && MAGIC.every((byte, i) => head[i] === byte);

/**
 * R495: seals a file piece by piece, so that one piece at a time is in memory. Each has a number and says whether it is
 * the last (STREAM of Hoang, Reyhanitabar, Rogaway and Vizár, 2015): none can be left out, moved or added unnoticed.
 *
 * @example
 * await seal(file.size, read, 'four words of mine', port, piece => writer.write(piece));
 */
export async function seal(
  size: number,
  read: ReadPart,
  passphrase: string,
  port: SealPort,
  onPiece: (piece: Uint8Array) => void,
): Promise<void> {
  const header = writeHeader(port.random(SALT), port.random(PREFIX));
  const lock = await lockOf(header, passphrase, port);
  const proof = await lock.seal(nonceOf(header, PROOF), new Uint8Array(0), header.bytes);
  onPiece(joined(header.bytes, proof));
  const pieces = Math.max(1, Math.ceil(size / CHUNK));
  for (let piece = 0; piece < pieces; piece++) {
    const text = await read(piece * CHUNK, Math.min(size, (piece + 1) * CHUNK));
    onPiece(await lock.seal(nonceOf(header, piece, piece === pieces - 1), text, header.bytes));
  }
}

/**
 * Opens a file made by `seal`; pieces given to `onPiece` before a refusal are complete and authentic, but not all of
 * them.
 *
 * @example
 * const opened = await unseal(file.size, read, 'four words of mine', port, piece => writer.write(piece));
 */
export async function unseal(
  size: number,
  read: ReadPart,
  passphrase: string,
  port: SealPort,
  onPiece: (piece: Uint8Array) => void,
): Promise<Result<void, SealRefusal>> {
  const head = await read(0, Math.min(size, AT.end));
  const header = readHeader(head);
  if (!header.ok) return header;
  const { chunk, bytes } = header.value;
  const lock = await lockOf(header.value, passphrase, port);
  const proof = head.subarray(AT.proof, AT.end);
  if (!(await lock.open(nonceOf(header.value, PROOF), proof, bytes)))
    return err({ code: 'storage/seal-wrong-passphrase' });
  const step = chunk + TAG;
  const pieces = Math.ceil((size - AT.end) / step);
  if (pieces < 1) return err({ code: 'storage/seal-damaged' });
  for (let piece = 0; piece < pieces; piece++) {
    const from = AT.end + piece * step;
    const sealed = await read(from, Math.min(size, from + step));
    const text = await lock.open(nonceOf(header.value, piece, piece === pieces - 1), sealed, bytes);
    if (!text) return err({ code: 'storage/seal-damaged' });
    onPiece(text);
  }
  return ok(undefined);
}

/** A number no piece has. */
const PROOF = 0xffff_ffff;

/** Twelve bytes, never twice under one key: seven by chance, the number of the piece, and whether it is the last. */
function nonceOf({ prefix }: Header, piece: number, isLast = false): Uint8Array {
  const nonce = new Uint8Array(12);
  nonce.set(prefix);
  new DataView(nonce.buffer).setUint32(PREFIX, piece);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** The same passphrase however a keyboard composed it (NFKC, as RFC 8265 requires of passwords). */
const lockOf = async ({ salt, rounds }: Header, passphrase: string, port: SealPort): Promise<Lock> =>
  port.lock(await port.derive(strToU8(passphrase.normalize('NFKC')), salt, rounds));

function writeHeader(salt: Uint8Array, prefix: Uint8Array): Header {
  const bytes = new Uint8Array(AT.proof);
  const view = new DataView(bytes.buffer);
  bytes.set(MAGIC);
  bytes[AT.version] = VERSION;
  view.setUint32(AT.rounds, SEAL_ROUNDS);
  view.setUint32(AT.chunk, CHUNK);
  bytes.set(salt, AT.salt);
  bytes.set(prefix, AT.prefix);
  bytes.set(sumOf(bytes), AT.sum);
  return { rounds: SEAL_ROUNDS, chunk: CHUNK, salt, prefix, bytes };
}

function readHeader(head: Uint8Array): Result<Header, SealRefusal> {
  if (!isSealed(head) || head.length < AT.end) return err({ code: 'storage/seal-damaged' });
  const bytes = head.slice(0, AT.proof);
  if (sumOf(bytes).some((byte, i) => byte !== bytes[AT.sum + i]))
    return err({ code: 'storage/seal-damaged' });
  if (bytes[AT.version] !== VERSION) return err({ code: 'storage/seal-too-new' });
  const view = new DataView(bytes.buffer);
  const [rounds, chunk] = [view.getUint32(AT.rounds), view.getUint32(AT.chunk)];
  const isOurs = rounds >= FEWEST_ROUNDS && rounds <= MOST_ROUNDS && chunk > 0 && chunk <= 64 * CHUNK;
  if (!isOurs) return err({ code: 'storage/seal-damaged' });
  const [salt, prefix] = [bytes.slice(AT.salt, AT.prefix), bytes.slice(AT.prefix, AT.prefix + PREFIX)];
  return ok({ rounds, chunk, salt, prefix, bytes });
}

const sumOf = (bytes: Uint8Array): Uint8Array => sha256(bytes.subarray(0, AT.sum)).subarray(0, 4);

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
