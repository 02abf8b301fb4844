import type { legal } from './en/legal';
import { type Face, type Language, languageOfFace } from './languages';
import { loadFace, writeAll } from './traditional';
import type { Translated } from './translated';

/** The terms of use and the privacy notice: documents rather than labels, fetched only by the few visits that read them. */
export type LegalTexts = Translated<typeof legal>;

const DOCUMENTS: Readonly<Record<Language, () => Promise<{ readonly legal: LegalTexts }>>> = {
  en: () => import('./en/legal'),
  zh: () => import('./zh/legal'),
};

/** Rejects if the chunk cannot be fetched. */
export async function loadLegal(face: Face): Promise<LegalTexts> {
  const [{ legal }, inFace] = await Promise.all([DOCUMENTS[languageOfFace(face)](), loadFace(face)]);
  return writeAll(legal, inFace);
}
