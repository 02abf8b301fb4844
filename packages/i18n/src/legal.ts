import type { legal } from './en/legal';
import type { Language } from './languages';
import type { Translated } from './translated';

/** The terms of use and the privacy notice: documents rather than labels, read by few visits and fetched by those. */
export type LegalTexts = Translated<typeof legal>;

const DOCUMENTS: Readonly<Record<Language, () => Promise<{ readonly legal: LegalTexts }>>> = {
  en: () => import('./en/legal'),
  zh: () => import('./zh/legal'),
};

/** Rejects when the chunk cannot be fetched. */
export const loadLegal = async (language: Language): Promise<LegalTexts> =>
  (await DOCUMENTS[language]()).legal;
