import type { commands } from './en/commands';
import type { Language } from './languages';
import type { Translated } from './translated';

/** Names and search words of the command palette. */
export type CommandTexts = Translated<typeof commands>;

/** In both languages at once, since a command is found by its name in either. Rejects if a chunk cannot be fetched. */
export async function loadCommands(): Promise<Readonly<Record<Language, CommandTexts>>> {
  const [en, zh] = await Promise.all([import('./en/commands'), import('./zh/commands')]);
  return { en: en.commands, zh: zh.commands };
}
