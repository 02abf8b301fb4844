import type { Millis } from '@app/kernel';
import * as v from 'valibot';
import type { AccountTextStore, UnsavedText } from './accountTextStore';
import type { TextStore } from './textStore';

/** The storage in which a tab keeps texts while its page is left. */
export const UNSAVED_KEY = 'unkept';

/** Most characters of one text kept in the tab: its storage holds about five million in all. */
const MOST = 500_000;

const SCHEMA = v.object({
  owner: v.string(),
  at: v.number(),
  texts: v.array(v.tuple([v.string(), v.nullable(v.string()), v.nullable(v.string())])),
});

/**
 * R216: writes texts missing from the database into the tab, at once: a page being left does not wait for a database.
 * With nothing to write, the earlier copy is removed.
 */
export function saveInTab(tab: TextStore, textStore: Pick<AccountTextStore, 'unsaved'>, at: Millis): void {
  const unsaved = textStore.unsaved();
  const small = (unsaved?.texts ?? []).filter(
    ({ text = '', before = '' }) => text.length + before.length <= MOST,
  );
  const rows = small.map(({ key, text = null, before = null }) => [key, text, before]);
  if (rows.length === 0) tab.remove(UNSAVED_KEY);
  else tab.write(UNSAVED_KEY, JSON.stringify({ owner: unsaved?.owner, at, texts: rows }));
}

/**
 * R216: gives the account the texts its page left in the tab. Texts written elsewhere since then stay, and texts ended
 * by a sign-out stay ended. True when a text came back.
 */
export function restoreFromTab(
  tab: TextStore,
  textStore: Pick<AccountTextStore, 'read' | 'write' | 'remove'>,
  here: { readonly owner: string | undefined; readonly loggedOutAt: number },
): boolean {
  const left = parse(tab.read(UNSAVED_KEY));
  tab.remove(UNSAVED_KEY);
  if (!left || left.owner !== here.owner || left.at <= here.loggedOutAt) return false;
  const fresh = left.texts.filter(({ key, text, before }) => {
    const now = textStore.read(key);
    return now === before && now !== text;
  });
  for (const { key, text } of fresh) {
    if (text === undefined) textStore.remove(key);
    else textStore.write(key, text);
  }
  return fresh.length > 0;
}

function parse(text: string | undefined) {
  const left = v.safeParse(v.pipe(v.string(), v.parseJson(), SCHEMA), text);
  if (!left.success) return undefined;
  const { owner, at, texts } = left.output;
  return {
    owner,
    at,
    texts: texts.map(
      ([key, after, before]): UnsavedText => ({ key, text: after ?? undefined, before: before ?? undefined }),
    ),
  };
}
