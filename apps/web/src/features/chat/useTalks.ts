import { CHAT_CODEC, CHAT_ID, type ChatRow, listTalks, type TalkSummary } from '@app/chat';
import { useEffect, useState } from 'react';
import { usePorts } from '../../adapters/ports';

/** Which talk is open in this tab; it ends with the session. */
const TALK_KEY = 'chat-talk';

export interface Talks {
  /** The talk that is open. */
  readonly current: string;
  readonly find: (query: string) => readonly TalkSummary[];
  readonly open: (id: string) => void;
  /** Opens a talk in which nothing has been said yet. */
  readonly begin: () => void;
  /** Resolves with how to take it back. */
  readonly remove: (id: string) => Promise<() => void>;
  /** Reads the list again, as when it is shown. */
  readonly refresh: () => void;
}

/** R411. All talks of the account that is here. */
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
    // Read again when a talk is opened or removed, and when the list is asked for.
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
      // As it is now: the list may have been read before its last words.
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
