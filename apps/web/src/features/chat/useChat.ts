import type { HolidayRegion } from '@app/almanac/regions';
import type { ChatFacts, Conversation, ConversationView } from '@app/chat';
import { type Face, languageOfFace } from '@app/i18n';
import type { StorageError } from '@app/records';
import { toPersonKey } from '@app/session';
import { useAnswer } from '@app/ui';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Ports, usePorts } from '../../adapters/ports';
import { useLanguage } from '../../common/language';
import { useHolidayRegion } from '../../common/useHolidayRegion';
import type { Writer } from '../../store/storageSlice';
import { type AppStore, selectInfo, useApp, useAppStore } from '../../store/store';
import { type ConversationSources, createConversation } from './conversation';

/** The conversation of the current account, as long as it is current. */
interface OpenConversation extends Writer {
  readonly conversation: Conversation<StorageError['code']>;
  /** Replaced on each render, so a question is asked in the current language. */
  sources: ConversationSources;
}

export interface Chat extends ConversationView<StorageError['code']> {
  readonly conversation: Conversation<StorageError['code']>;
  /** Undefined while the almanac is being fetched. */
  readonly facts: ChatFacts | undefined;
}

/** One of the signed-in person's conversations, and the current knowledge. */
export function useChat(id: string): Chat {
  const ports = usePorts();
  const store = useAppStore();
  const { face } = useLanguage();
  const [holidays] = useHolidayRegion();
  const info = useApp(selectInfo);
  const person = info && toPersonKey(info);

  const sources = useMemo(() => sourcesOf(store, ports, face, holidays), [store, ports, face, holidays]);
  const open = useMemo(
    () => openConversation(store, person, id, ports, sources),
    [store, person, id, ports, sources],
  );
  const { conversation } = open;
  const view = useSyncExternalStore(conversation.subscribe, conversation.view);

  // An import in this tab may have brought something while the dialog was closed.
  useEffect(() => conversation.reread(), [conversation]);

  return { conversation, facts: useAnswer(sources.facts), ...view };
}

function openConversation(
  store: AppStore,
  person: string | undefined,
  id: string,
  ports: Ports,
  sources: ConversationSources,
): OpenConversation {
  const open = store.getState().keepAlive(`chat ${id} of ${person}`, () => {
    const opened: OpenConversation = {
      sources,
      conversation: createConversation(ports, id, {
        facts: () => opened.sources.facts(),
        world: () => opened.sources.world(),
      }),
      leave: () => opened.conversation.leave(),
      end: () => opened.conversation.end(),
      pause: () => opened.conversation.pause(),
      resume: () => opened.conversation.resume(),
    };
    return opened;
  });
  open.sources = sources;
  return open;
}

function sourcesOf(
  store: AppStore,
  { clock }: Ports,
  face: Face,
  holidays: HolidayRegion,
): ConversationSources {
  const moment = () => {
    const state = store.getState();
    const { houseFacts } = state;
    return { now: clock.now(), zone: clock.zone(), holidays, info: selectInfo(state), houseFacts };
  };
  return {
    async facts() {
      const { gatherFacts } = await import('./facts');
      return gatherFacts({ face, ...moment() });
    },
    async world() {
      const { readPlan } = await import('@app/plan');
      const { plan } = store.getState();
      const read = plan === undefined ? undefined : readPlan(plan);
      return { ...moment(), language: languageOfFace(face), plan: read?.ok ? read.value : undefined };
    },
  };
}
