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
  /** Key, text, then the texts the database may hold: one or two. */
  texts: v.array(
    v.tupleWithRest([v.string(), v.nullable(v.string()), v.nullable(v.string())], v.nullable(v.string())),
  ),
});

/**
 * R216: writes texts missing from the database into the tab, at once: a page being left does not wait for a database.
 * With nothing to write, the earlier copy is removed.
 */
export function saveInTab(tab: TextStore, textStore: Pick<AccountTextStore, 'unsaved'>, at: Millis): void {
  const unsaved = textStore.unsaved();
  const small = (unsaved?.texts ?? []).filter(
    ({ text = '', before }) =>
      before.reduce((sum, earlier = '') => sum + earlier.length, text.length) <= MOST,
  );
  const rows = small.map(({ key, text = null, before }) => [key, text, ...before.map(each => each ?? null)]);
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
    return before.includes(now) && now !== text;
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
      ([key, text, ...before]): UnsavedText => ({
        key,
        text: text ?? undefined,
        before: before.map(each => each ?? undefined),
      }),
    ),
  };
}
