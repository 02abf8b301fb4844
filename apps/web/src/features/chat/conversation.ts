import { CHAT_CODEC, type ChatFacts, type Conversation, openConversation, toService } from '@app/chat';
import type { StorageError } from '@app/records';
import type { WorldSources } from '@app/tools';
import type { Ports } from '../../adapters/ports';
import { readSettings } from './chatSettings';

/** The knowledge at the moment of a question. */
export interface ConversationSources {
  readonly facts: () => Promise<ChatFacts>;
  readonly world: () => Promise<WorldSources>;
}

/** Opens the conversation stored under `id` with the storage, tabs and settings of this browser. */
export function createConversation(
  ports: Pick<Ports, 'accounts' | 'chat' | 'clock' | 'tabs' | 'textStore' | 'tabStore'>,
  id: string,
  { facts, world }: ConversationSources,
): Conversation<StorageError['code']> {
  const draftKey = `chat-draft/${id}`;
  const conversation = openConversation<StorageError['code']>(
    {
      chat: ports.chat,
      now: ports.clock.now,
      storage: ports.accounts.repository(CHAT_CODEC),
      onSaved() {
        ports.textStore.remove(draftKey);
        ports.tabs.tell({ kind: 'chats-changed' });
      },
      facts,
      guide: loadGuide,
      async tools(knows) {
        const { openToolbox, worldFor } = await import('@app/tools');
        return openToolbox(worldFor(await world(), knows));
      },
      settings() {
        const settings = readSettings(ports);
        return { service: toService(settings), share: settings.share };
      },
    },
    id,
  );
  const draft = ports.textStore.read(draftKey);
  if (draft !== undefined) conversation.dispatch({ kind: 'type', draft });
  const stopListening = ports.tabs.listen(({ kind }) => {
    if (kind === 'chats-changed') conversation.reread();
  });
  return {
    ...conversation,
    /** R216: the database may be closed before it has the words; until then they are in the tab's texts. */
    leave() {
      const isDraftLeft = conversation.leave();
      if (isDraftLeft) ports.textStore.write(draftKey, conversation.view().state.draft);
      return isDraftLeft;
    },
    end() {
      stopListening();
      return conversation.end();
    },
  };
}

async function loadGuide() {
  const { guideSections, loadAlmanac } = await import('./facts');
  return { guide: guideSections(), almanac: await loadAlmanac() };
}
