import { type Branch, mergeBranches } from './branches';
import type { ChatMessage } from './message';
import { CHAT_ID, type ChatRow } from './saver';
import { type StoredChat, toStored } from './stored';

/**
 * R496. Merges one talk from two devices into rows to write; none if this device has all of it. The later state wins, and
 * what only the other has becomes a version of it (R410), so no answer is lost. Talks without a common message are two
 * talks: the other one gets a new id, the same each time. An empty talk never replaces another.
 *
 * @example
 * joinTalks(talk(['q1']), talk(['q1', 'q2']), 'theirs'); // one row: q1, q2
 */
export function joinTalks(here: ChatRow, theirs: ChatRow, later: 'here' | 'theirs'): readonly ChatRow[] {
  const [mine, other] = [here.chat, theirs.chat];
  const [first] = other.messages;
  if (!first) return [];
  if (mine.messages.length === 0) {
    return [{ id: here.id, chat: toStored(other.messages, mine.draft || other.draft, other.branches) }];
  }
  const known = idsOf(mine);
  if (![...idsOf(other)].some(id => known.has(id))) {
    return [{ id: apartId(theirs.id, first), chat: other }];
  }
  const joined = later === 'theirs' ? join(other, mine) : join(mine, other);
  const chat = toStored(joined.messages, mine.draft || other.draft, joined.branches);
  return isSame(chat, mine) ? [] : [{ id: here.id, chat }];
}

/** The first talk of every account has the same id. */
const apartId = (id: string, first: ChatMessage): string =>
  `${id === CHAT_ID ? 'talk' : id}-${Math.trunc(first.at).toString(36)}`;

function join(
  later: StoredChat,
  earlier: StoredChat,
): { messages: readonly ChatMessage[]; branches: Branch[] } {
  const branches = [...mergeBranches(later.branches, earlier.branches)];
  const known = idsOf(later);
  const from = earlier.messages.findIndex(({ id }) => !known.has(id));
  if (from < 0) return { messages: later.messages, branches };
  const after = earlier.messages[from - 1]?.id ?? '';
  const tail = earlier.messages.slice(from);
  if (after === later.messages.at(-1)?.id) return { messages: [...later.messages, ...tail], branches };
  return { messages: later.messages, branches: [...branches, { after, messages: tail }] };
}

const idsOf = ({ messages, branches = [] }: StoredChat): ReadonlySet<string> =>
  new Set([messages, ...branches.map(branch => branch.messages)].flat().map(({ id }) => id));

const isSame = (one: StoredChat, other: StoredChat): boolean =>
  JSON.stringify([one.messages, one.branches ?? []]) ===
  JSON.stringify([other.messages, other.branches ?? []]);
