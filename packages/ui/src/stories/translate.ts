export type Translate = (zh: string, en: string) => string;

/** The sample text in the language of the toolbar. */
export function translateIn({
  globals: { language },
}: {
  readonly globals: Record<string, unknown>;
}): Translate {
  return (zh, en) => (language === 'en' ? en : zh);
}
