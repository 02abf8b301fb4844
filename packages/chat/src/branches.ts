import type { ChatMessage } from './message';

/** Another course of a conversation: the messages after one that was later retried or edited. */
export interface Branch {
  /** Id of the preceding message; empty at the beginning. */
  readonly after: string;
  /** Not empty. */
  readonly messages: readonly ChatMessage[];
}

/** Maximum number of other versions; the oldest are dropped first. */
export const MOST_BRANCHES = 24;

/** R410. Keeps what is about to be dropped; a tail without words, such as a failure, is not worth keeping. */
export function keepBranch(
  branches: readonly Branch[],
  messages: readonly ChatMessage[],
  keptCount: number,
): readonly Branch[] {
  const dropped = messages.slice(keptCount);
  if (!dropped.some(({ text }) => text.trim() !== '')) return branches;
  return [...branches, { after: messages[keptCount - 1]?.id ?? '', messages: dropped }].slice(-MOST_BRANCHES);
}

/** Those of both, each once by its first message: a version is never changed, only added. */
export function mergeBranches(
  own: readonly Branch[] = [],
  stored: readonly Branch[] = [],
): readonly Branch[] {
  const firsts = new Set(own.map(({ messages }) => messages[0]?.id));
  return [...own, ...stored.filter(({ messages }) => !firsts.has(messages[0]?.id))];
}

/** The versions of a message and the index of the one shown, from 1; undefined if there is only one. */
export function versionsAt(
  messages: readonly ChatMessage[],
  branches: readonly Branch[],
  index: number,
): { readonly shown: number; readonly count: number } | undefined {
  const after = messages[index - 1]?.id ?? '';
  // Called for each message at each step of an answer: copies no tail.
  const others = branches.filter(each => each.after === after).map(each => each.messages[0]?.at ?? 0);
  if (others.length === 0) return undefined;
  const at = messages[index]?.at ?? 0;
  return { shown: others.filter(other => other <= at).length + 1, count: others.length + 1 };
}

/** R410. Shows another version of the message with this id and its continuation; keeps the one shown now. */
export function switchBranch(
  messages: readonly ChatMessage[],
  branches: readonly Branch[],
  message: string,
  step: 1 | -1,
): { readonly messages: readonly ChatMessage[]; readonly branches: readonly Branch[] } | undefined {
  const index = messages.findIndex(({ id }) => id === message);
  const all = index < 0 ? [] : tailsAt(messages, branches, index);
  const shown = all.findIndex(tail => tail[0]?.id === message);
  const next = all[shown + step];
  if (!next) return undefined;
  const others = branches.filter(each => each.messages[0]?.id !== next[0]?.id);
  const after = messages[index - 1]?.id ?? '';
  return {
    messages: [...messages.slice(0, index), ...next],
    branches: [...others, { after, messages: messages.slice(index) }],
  };
}

/** The tails beginning at this place, in order of their beginning. */
function tailsAt(
  messages: readonly ChatMessage[],
  branches: readonly Branch[],
  index: number,
): readonly (readonly ChatMessage[])[] {
  const after = messages[index - 1]?.id ?? '';
  const others = branches.filter(each => each.after === after).map(each => each.messages);
  // Ids begin with their instant; a reply has its request's.
  return [...others, messages.slice(index)].toSorted((a, b) => (a[0]?.at ?? 0) - (b[0]?.at ?? 0));
}

/** The reachable branches, each once, without those shown. */
export function reachable(messages: readonly ChatMessage[], branches: readonly Branch[]): readonly Branch[] {
  const reached: Branch[] = [];
  const shown = new Set(messages.map(({ id }) => id));
  const known = new Set([...shown, '']);
  let left = branches.filter(({ messages: [first] }) => first && !shown.has(first.id));
  for (;;) {
    const found = left.filter(({ after }) => known.has(after));
    if (found.length === 0) return branches.filter(each => reached.includes(each));
    for (const each of found) {
      const first = each.messages[0]?.id ?? '';
      if (known.has(first)) continue;
      reached.push(each);
      for (const { id } of each.messages) known.add(id);
    }
    left = left.filter(each => !found.includes(each));
  }
}
