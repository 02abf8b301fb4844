import type { Face } from './languages';

/** Writes a text of the product in the face of the screen. */
export interface InFace {
  (text: string): string;
  /** What is absent stays absent. */
  (text: string | undefined): string | undefined;
}

let hant: typeof import('@app/hant') | undefined;

// Arrow functions take no overloads.
const asItIs = ((text?: string) => text) as InFace;
const traditionally = ((text?: string) => text && hant?.toTraditional(text)) as InFace;

/** Fetches what a face is written with: nothing but for Traditional. Rejects when it cannot be fetched. */
export async function loadFace(face: Face): Promise<InFace> {
  if (face === 'zh-Hant') hant ??= await import('@app/hant');
  return inFaceOf(face);
}

/**
 * R520: how texts of the rule rooms are written in a face. It is for them only: what a person typed is shown as it is.
 * The table is here as soon as any text of the face is.
 */
export const inFaceOf = (face: Face): InFace => (face === 'zh-Hant' && hant ? traditionally : asItIs);

/** The same for texts that have names or words of people in them, which stay as they were typed. */
export const inFaceAround = (inFace: InFace, typed: readonly string[]): InFace =>
  inFace === traditionally && hant ? (hant.around(inFace, typed) as InFace) : inFace;

/** Every text of a tree, its keys as they are; the same tree for the same one. */
export const writeAll = <T>(texts: T, inFace: InFace): T =>
  inFace === asItIs || !hant ? texts : hant.convertAll(texts, inFace);
