import { CHAT_CODEC, CHAT_ID, type ChatRow, listTalks, type TalkSummary } from '@app/chat';
import { useEffect, useState } from 'react';
import { usePorts } from '../../adapters/ports';

/** The talk open in this tab; it ends with the session. */
const TALK_KEY = 'chat-talk';

export interface Talks {
  /** The open talk. */
  readonly current: string;
  readonly find: (query: string) => readonly TalkSummary[];
  readonly open: (id: string) => void;
  /** Opens an empty talk. */
  readonly begin: () => void;
  /** Resolves with its undo. */
  readonly remove: (id: string) => Promise<() => void>;
  /** Reads the list again, as when it is shown. */
  readonly refresh: () => void;
}

/** R411. All talks of the current account. */
export function useTalks(): Talks {
  const { accounts, tabs, tabStore, clock } = usePorts();
  const [current, setCurrent] = useState(() => tabStore.read(TALK_KEY) ?? CHAT_ID);
  const [rows, setRows] = useState<readonly ChatRow[]>([]);
  const [read, setRead] = useState(0);

  useEffect(() => {
    let isWanted = true;
    void accounts.repository(CHAT_CODEC).then(async store => {
      const listing = await store.list();
      if (isWanted && listing.ok) setRows(listing.value.values);
    });
    return () => {
      isWanted = false;
    };
    // Read again when a talk is opened or removed, and when the list is requested.
  }, [accounts, current, read]);
  useEffect(() => tabs.listen(({ kind }) => kind === 'chats-changed' && setRead(count => count + 1)), [tabs]);

  const refresh = () => setRead(count => count + 1);
  const open = (id: string) => {
    tabStore.write(TALK_KEY, id);
    setCurrent(id);
    refresh();
  };
  return {
    current,
    find: query => listTalks(rows, query),
    open,
    begin: () => open(`talk-${clock.now().toString(36)}`),
    async remove(id) {
      const store = await accounts.repository(CHAT_CODEC);
      // In its current state: the list may have been read before its last words.
      const row = await store.get(id);
      const settle = () => {
        tabs.tell({ kind: 'chats-changed' });
        refresh();
      };
      await store.remove(id);
      settle();
      return () => void (row.ok && row.value && store.put(row.value).then(settle));
    },
    refresh,
  };
}
