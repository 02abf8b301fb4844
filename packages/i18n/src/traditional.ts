import type { Face } from './languages';

/** Converts a text of the product to the script of the screen. */
export interface InFace {
  (text: string): string;
  /** A missing text stays missing. */
  (text: string | undefined): string | undefined;
}

let hant: typeof import('@app/hant') | undefined;

// Arrow functions have no overloads.
const asItIs = ((text?: string) => text) as InFace;
const traditionally = ((text?: string) => text && hant?.toTraditional(text)) as InFace;

/** Fetches a script's table: only Traditional has one. Rejects if it cannot be fetched. */
export async function loadFace(face: Face): Promise<InFace> {
  if (face === 'zh-Hant') hant ??= await import('@app/hant');
  return inFaceOf(face);
}

/**
 * R520: converts texts of the rule rooms to a script. Only for them: typed text is shown unchanged. The table is loaded
 * as soon as any text of the script is.
 */
export const inFaceOf = (face: Face): InFace => (face === 'zh-Hant' && hant ? traditionally : asItIs);

/** The same for texts that contain people's names or words, which stay as typed. */
export const inFaceAround = (inFace: InFace, typed: readonly string[]): InFace =>
  inFace === traditionally && hant ? (hant.around(inFace, typed) as InFace) : inFace;

/** Every text of a tree, with unchanged keys; the same result for the same tree. */
export const writeAll = <T>(texts: T, inFace: InFace): T =>
  inFace === asItIs || !hant ? texts : hant.convertAll(texts, inFace);
