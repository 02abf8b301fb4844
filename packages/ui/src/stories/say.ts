export type Say = (zh: string, en: string) => string;

/** The sample text in the language of the toolbar. */
export function sayIn({ globals: { language } }: { readonly globals: Record<string, unknown> }): Say {
  return (zh, en) => (language === 'en' ? en : zh);
}
