import {
  type CardPage,
  type ChatFacts,
  type ChatInput,
  type ChatPort,
  type ChatService,
  type Conversation,
  foundDayOf,
  suggest,
  titleOf,
  toMarkdown,
  toService,
  toSystemPrompt,
  withConsent,
} from '@app/chat';
import { ChatDialog, type ChatGesture, prepareAnswers, type TestOutcome } from '@app/scenes/chat';
import { wallClock } from '@app/sky';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHAT_AGAIN_KEY, type Ports, usePorts } from '../../adapters/ports';
import { useHomeAddress, useOver } from '../../common/address';
import { useLanguage } from '../../common/language';
import { notifyMessage } from '../../common/messages';
import { useInFaceOfHome } from '../../common/useInFaceOfHome';
import { useNow } from '../../common/useNow';
import { useOfferUndo } from '../../common/useOfferUndo';
import { readSettings, writeSettings } from './chatSettings';
import { useBackOnline } from './useBackOnline';
import { useChat } from './useChat';
import { useTalks } from './useTalks';

export interface ChatToolProps {
  readonly onClose: () => void;
}

/** The signed-in person's chat, connected to the app around it. */
export default function ChatTool({ onClose }: ChatToolProps) {
  const { i18n } = useTranslation(['visualization', 'common']);
  const ports = usePorts();
  const { language, inFace } = useLanguage();
  const talks = useTalks();
  const { conversation, facts, state, announced, saveError } = useChat(talks.current);
  const [settings, setSettings] = useState(() => readSettings(ports));
  const [again] = useState(() => ports.tabStore.read(CHAT_AGAIN_KEY));
  const now = useNow('second');
  const { address, open } = useHomeAddress();
  const offerUndo = useOfferUndo();
  const offerHere = useOfferUndo('here');
  const inFaceOfHome = useInFaceOfHome();
  const { phase, messages } = state;
  const retryAt = phase.kind === 'failed' ? phase.retryAt : undefined;
  const backOnline = useBackOnline(messages.at(-1)?.id);
  const { ask: brought } = address;
  const questions = messages.filter(({ sender }) => sender === 'user').map(({ text }) => text);

  useEffect(() => {
    ports.chat.prepare();
    prepareAnswers();
  }, [ports]);

  useEffect(() => {
    ports.tabStore.remove(CHAT_AGAIN_KEY);
    // Another person signed in since the page was loaded. Once is enough: anything not kept by now will not be kept then.
    if (!again && !ports.reach.allows(toService(readSettings(ports)).endpoint)) comeAgain(ports, 'talk');
  }, [ports, again]);

  // In its suggestion's script (R520).
  useOver(brought !== undefined && questions.includes(inFace(brought)), open, 'ask');

  useEffect(() => {
    if (saveError) notifyMessage(ports.notifier, i18n, { code: saveError });
  }, [saveError, ports, i18n]);

  const onGesture = (gesture: ChatGesture) => {
    conversation.dispatch(toInput(gesture, conversation, ports.clock.now()));
    const { cleared } = conversation.view().state;
    if (cleared && cleared !== state.cleared) {
      offerUndo(
        () => i18n.t(CLEARED[gesture.kind] ?? 'visualization:chat.dropped'),
        () => conversation.dispatch({ kind: 'undo-clear' }),
      );
    }
  };

  const notice = (key: 'visualization:chat.copied' | 'visualization:chat.saved') => ({
    tone: 'ok' as const,
    get text() {
      return i18n.t(key);
    },
  });

  const readPicture = async (file: File) => {
    const small = await ports.images.scale(file, PICTURE_PX, false);
    if (small.ok) return ports.files.toText(small.value.picture).catch(() => undefined);
    const isMissing = small.error === 'missing';
    const fault = { code: 'photos/unreadable', name: file.name } as const;
    notifyMessage(ports.notifier, i18n, isMissing ? { code: 'app/part-missing' } : fault);
    return undefined;
  };

  const exportTalk = () => {
    const { language: written } = facts ?? { language };
    const file = new Blob([toMarkdown(messages, written)], { type: 'text/markdown' });
    const name =
      titleOf(messages)
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .trim() || 'talk';
    ports.device.save(file, `${name}.md`);
  };

  const removeTalk = (id: string) => {
    // The open talk would write itself again.
    if (id === talks.current) talks.begin();
    void talks.remove(id).then(putBack => {
      offerUndo(() => i18n.t('visualization:chat.talkRemoved'), putBack);
    });
  };

  const openPage = (page: CardPage) => {
    if (page.kind === 'almanac') return open({ tool: 'almanac', day: page.date });
    const { sheet: plan, room, floor } = page.kind === 'plan' ? page : {};
    const { at } = page.kind === 'stars' ? page : {};
    const view = page.kind === 'house' ? undefined : page.kind;
    open({ tool: undefined, view, at, plan, room, floor: floor || undefined });
  };

  // A question about an unshared household would only be answered with what to switch on.
  const toSuggestions = (known: ChatFacts) => {
    const facts = withConsent(known, settings.share);
    const { hour } = wallClock(now, ports.clock.zone());
    const suggested = suggest({ facts, hour, asked: questions, found: foundDayOf(messages) });
    // R460: a question from a link waits for a press; a draft in progress stays.
    return brought === undefined
      ? suggested
      : [{ id: brought, text: { zh: brought, en: brought } }, ...suggested];
  };

  return (
    <ChatDialog
      state={state}
      announced={announced}
      suggestions={facts ? toSuggestions(facts) : []}
      waitS={retryAt === undefined ? 0 : Math.max(0, Math.ceil((retryAt - now) / 1000))}
      backOnline={backOnline}
      settings={settings}
      home={facts?.home}
      inFaceOfHome={inFaceOfHome}
      onGesture={onGesture}
      onCopy={text => {
        void ports.device.copy(text).then(() => {
          ports.notifier.notify(notice('visualization:chat.copied'));
        });
      }}
      onSaveSettings={changed => {
        writeSettings(ports, changed);
        setSettings(changed);
        if (!ports.reach.allows(toService(changed).endpoint)) comeAgain(ports, 'talk');
        else ports.notifier.notify(notice('visualization:chat.saved'));
      }}
      testAtOnce={again === 'test'}
      onTestSettings={changed => {
        const service = toService(changed);
        if (!again && !ports.reach.allows(service.endpoint)) {
          writeSettings(ports, changed);
          comeAgain(ports, 'test');
        }
        return tryService(ports.chat, service, toSystemPrompt({ language, date: facts?.date ?? '' }));
      }}
      talks={{
        current: talks.current,
        find: talks.find,
        onOpen: talks.open,
        onBegin: talks.begin,
        onRemove: removeTalk,
        onExport: messages.length > 0 ? exportTalk : undefined,
      }}
      onShowTalks={talks.refresh}
      onReadPicture={readPicture}
      onPictureLost={putBack => offerHere(() => i18n.t('visualization:chat.pictureRemoved'), putBack)}
      onOpenPage={openPage}
      onClose={onClose}
    />
  );
}

/** Enough to see a room, and a tenth of a camera's size; re-encoded, so it holds neither place nor time. */
const PICTURE_PX = 1024;

/** Another service needs another policy, and thus another page; the chat reopens there unchanged. */
function comeAgain({ tabStore, textStore, reach }: Ports, as: 'talk' | 'test'): void {
  tabStore.write(CHAT_AGAIN_KEY, as);
  void textStore.settled().then(() => reach.renew());
}

/** The notice for removed messages; a question asked another way drops those after it. */
const CLEARED: Partial<
  Readonly<Record<ChatGesture['kind'], 'visualization:chat.cleared' | 'visualization:chat.removed'>>
> = { clear: 'visualization:chat.cleared', remove: 'visualization:chat.removed' };

function toInput(
  gesture: ChatGesture,
  conversation: Conversation,
  at: ReturnType<ReturnType<typeof usePorts>['clock']['now']>,
): ChatInput {
  switch (gesture.kind) {
    case 'send':
    case 'edit':
      return { ...gesture, id: conversation.newId(), at };
    case 'ask-again':
      return { ...gesture, id: conversation.newId() };
    case 'stop':
      return { kind: 'stop', at };
    default:
      return gesture;
  }
}

/** One short question; the first word of an answer proves enough. */
function tryService(chat: ChatPort, service: ChatService, system: string): Promise<TestOutcome> {
  return new Promise(done => {
    const messages = [
      { role: 'system', content: system },
      { role: 'user', content: 'OK?' },
    ] as const;
    const stop = chat.ask(messages, service, event => {
      if (event.kind === 'failed') done({ kind: 'failed', failure: event.failure });
      else {
        done({ kind: 'works' });
        stop();
      }
    });
  });
}
