import type { ChatFacts } from '@app/chat';
import { toEmailKey } from '@app/session';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { usePorts } from '../../adapters/ports';
import { useLanguage } from '../../parts/language';
import { type AppStore, selectInfo, useApp, useAppStore } from '../../store/store';
import { type Conversation, type ConversationView, createConversation } from './conversation';

/** One conversation a person, for as long as the app is open. */
const conversations = new WeakMap<AppStore, Map<string, OpenConversation>>();

interface OpenConversation {
  readonly conversation: Conversation;
  /** Replaced on each render, so that a question is asked in the language of the moment. */
  gather: () => Promise<ChatFacts>;
}

export interface Chat extends ConversationView {
  readonly conversation: Conversation;
  /** Undefined for the moment in which the almanac is fetched. */
  readonly facts: ChatFacts | undefined;
}

/** The signed-in person's conversation, and what is known at this moment. */
export function useChat(): Chat {
  const ports = usePorts();
  const store = useAppStore();
  const { language } = useLanguage();
  const info = useApp(selectInfo);
  const id = toEmailKey(info?.email || info?.name || 'guest');
  const [facts, setFacts] = useState<ChatFacts>();

  const gather = useMemo(
    () => async () => {
      const { gatherFacts } = await import('./facts');
      const state = store.getState();
      const { clock } = ports;
      return gatherFacts({
        language,
        now: clock.now(),
        zone: clock.zone(),
        info: selectInfo(state),
        houseFacts: state.houseFacts,
      });
    },
    [store, ports, language],
  );
  const open = useMemo(() => openConversation(store, id, ports, gather), [store, id, ports, gather]);
  const { conversation } = open;
  const view = useSyncExternalStore(conversation.subscribe, conversation.view);

  // An import in this tab may have brought something while the dialog was closed.
  useEffect(() => conversation.reread(), [conversation]);

  useEffect(() => {
    let wanted = true;
    void gather().then(gathered => {
      if (wanted) setFacts(gathered);
    });
    return () => {
      wanted = false;
    };
  }, [gather]);
  return { conversation, facts, ...view };
}

function openConversation(
  store: AppStore,
  id: string,
  ports: ReturnType<typeof usePorts>,
  gather: () => Promise<ChatFacts>,
): OpenConversation {
  const ofStore = conversations.get(store) ?? new Map<string, OpenConversation>();
  conversations.set(store, ofStore);
  const known = ofStore.get(id);
  if (known) {
    known.gather = gather;
    return known;
  }
  const opened: OpenConversation = {
    gather,
    conversation: createConversation(ports, id, () => opened.gather()),
  };
  ofStore.set(id, opened);
  store.getState().addWriter(opened.conversation);
  return opened;
}
