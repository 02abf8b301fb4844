import {
  type Announcement,
  type CardPage,
  type ChatInput,
  type ChatMessage,
  type ChatSettings,
  type ChatState,
  type HomeFacts,
  hostOf,
  isPending,
  MESSENGER_NAME,
  type Suggestion,
  toService,
} from '@app/chat';
import { type InFace, useLanguage } from '@app/i18n';
import { useMoving, useScreen, useTyped, VisuallyHidden } from '@app/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageText } from '../MessageText';
import { Sheet } from '../Sheet';
import { Composer } from './Composer';
import { MessageList } from './MessageList';
import { SettingsSheet, type TestOutcome } from './SettingsSheet';
import { Suggestions } from './Suggestions';
import { TalksSheet, type TalksSheetProps } from './TalksSheet';
import './chat.css';

/** The person's actions in the dialog: the inputs of a conversation, before they get their id and time. */
export type ChatGesture =
  | Extract<ChatInput, { kind: 'type' | 'clear' | 'undo-clear' | 'remove' | 'switch' }>
  | { readonly kind: 'send'; readonly text?: string; readonly picture?: string }
  | { readonly kind: 'ask-again'; readonly reply?: string; readonly source?: 'built-in' }
  | { readonly kind: 'edit'; readonly message: string; readonly text: string }
  | { readonly kind: 'stop' };

export interface ChatDialogProps {
  readonly state: ChatState;
  /** The last announcement; a new object each time. */
  readonly announced?: { readonly what: Announcement } | undefined;
  readonly suggestions: readonly Suggestion[];
  /** Seconds until asking again makes sense; 0 for at once. */
  readonly waitS: number;
  /** The connection came back after the last answer failed. */
  readonly backOnline: boolean;
  readonly settings: ChatSettings;
  readonly home: HomeFacts | undefined;
  /** R520: writes texts about the people of the home, whose names stay as typed. */
  readonly inFaceOfHome: InFace;
  readonly onGesture: (gesture: ChatGesture) => void;
  readonly onCopy: (text: string) => void;
  readonly onSaveSettings: (settings: ChatSettings) => void;
  /** Opens on the settings, and tests them. */
  readonly testAtOnce?: boolean | undefined;
  readonly onTestSettings: (settings: ChatSettings) => Promise<TestOutcome>;
  /** A chosen picture, reduced, as a data URL; undefined if it cannot be read, which has been reported. */
  /** The attached picture was removed; `putBack` attaches it again while the chat is open. */
  readonly onPictureLost: (putBack: () => void) => void;
  readonly onReadPicture: (file: File) => Promise<string | undefined>;
  /** Opens the page of a computed result. */
  readonly onOpenPage: (page: CardPage) => void;
  readonly talks: Omit<TalksSheetProps, 'onBack'>;
  /** The list of talks is about to be shown. */
  readonly onShowTalks: () => void;
  readonly onClose: () => void;
}

/** R97 to R102: the Cosmic Messenger. It shows a conversation and reports gestures; it decides nothing. */
export function ChatDialog(props: ChatDialogProps) {
  const { state, announced, suggestions, waitS, settings, home, onGesture, onCopy, onClose } = props;
  const { t } = useTranslation(['visualization', 'common']);
  const { other } = useLanguage();
  const [page, setPage] = useState<'talk' | 'settings' | 'talks'>(props.testAtOnce ? 'settings' : 'talk');
  /** The question being changed, by its id; empty for none. */
  const [edited, setEdited] = useTyped('edited');
  /** R412: the attachment of each talk's draft, by the talk's id. */
  const [pictures, setPictures] = useState<Readonly<Record<string, string | undefined>>>({});
  const talk = props.talks.current;
  const picture = pictures[talk];
  const setPicture = (url?: string) => setPictures(before => ({ ...before, [talk]: url }));
  const field = useRef<HTMLTextAreaElement>(null);
  const own = toService(settings);
  // They are over the field, but on a phone below the words, where there is room.
  const isInLog = !useScreen('largePhone') && state.messages.length > 0;
  const toSettings = () => setPage('settings');
  const titles = {
    talk: t('visualization:chat.name'),
    settings: t('visualization:chat.settings'),
    talks: t('visualization:chat.talks'),
  };
  const backTo = (act: () => void) => () => {
    act();
    setPage('talk');
  };

  const send = (text?: string) => {
    onGesture({
      kind: 'send',
      ...(text === undefined ? {} : { text }),
      ...(picture === undefined || text !== undefined ? {} : { picture }),
    });
    if (text === undefined) setPicture();
    field.current?.focus();
  };

  const questions = useMoving(<Suggestions {...{ suggestions }} pending={isPending(state)} onSend={send} />);

  return (
    <Sheet
      onClose={() => {
        // Escape while changing a question leaves the question, not the dialog.
        if (edited && document.activeElement?.closest('.chat-editor')) setEdited('');
        else onClose();
      }}
      title={titles[page]}
      caption={page === 'talk' ? MESSENGER_NAME[other] : undefined}
      size="m"
      ownScroll
      className="chat"
      footer={
        page === 'talk' ? (
          <Composer
            draft={state.draft}
            pending={isPending(state)}
            suggestions={!isInLog && questions.place}
            hasHistory={state.messages.length > 0}
            fieldRef={field}
            onDraft={draft => onGesture({ kind: 'type', draft })}
            onSend={send}
            picture={own.takesPictures ? { url: picture, host: hostOf(own.endpoint ?? '') } : undefined}
            onPicture={file => {
              if (!file) {
                setPicture();
                props.onPictureLost(() => setPicture(picture));
              } else void props.onReadPicture(file).then(setPicture);
            }}
            onStop={() => {
              onGesture({ kind: 'stop' });
              field.current?.focus();
            }}
            onSettings={toSettings}
            onTalks={() => {
              props.onShowTalks();
              setPage('talks');
            }}
            onClear={() => onGesture({ kind: 'clear' })}
          />
        ) : undefined
      }
    >
      {page === 'talks' ? (
        <TalksSheet
          {...props.talks}
          onOpen={id => backTo(() => props.talks.onOpen(id))()}
          onBegin={backTo(props.talks.onBegin)}
          onBack={() => setPage('talk')}
        />
      ) : page === 'settings' ? (
        <SettingsSheet
          settings={settings}
          home={home}
          testAtOnce={props.testAtOnce}
          onTest={props.onTestSettings}
          onBack={() => setPage('talk')}
          onSave={changed => {
            props.onSaveSettings(changed);
            setPage('talk');
          }}
        />
      ) : (
        <MessageList
          state={state}
          suggestions={isInLog && questions.place}
          inFaceOfHome={props.inFaceOfHome}
          edited={edited}
          onEdited={message => setEdited(message ?? '')}
          waitS={waitS}
          backOnline={props.backOnline}
          onCopy={onCopy}
          onSettings={toSettings}
          onOpenPage={props.onOpenPage}
          onAskAgain={(reply, source) =>
            onGesture({ kind: 'ask-again', reply, ...(source ? { source } : {}) })
          }
          onEdit={(message, text) => onGesture({ kind: 'edit', message, text })}
          onRemove={message => onGesture({ kind: 'remove', message })}
          onSwitch={(message, step) => onGesture({ kind: 'switch', message, step })}
        />
      )}
      {questions.kept}
      <Announcer announced={announced} last={state.messages.at(-1)} />
    </Sheet>
  );
}

/** Announces the end of an answer once. The region must exist before it is filled, or screen readers stay silent. */
function Announcer({
  announced,
  last,
}: Pick<ChatDialogProps, 'announced'> & { readonly last: ChatMessage | undefined }) {
  const { t } = useTranslation(['visualization', 'common']);
  const failure = last?.sender === 'bot' ? last.failure : undefined;
  const words: Readonly<Record<Announcement, ReactNode>> = {
    answered: t('chat.answered'),
    stopped: t('common:errors.chat/stopped'),
    failed: failure && <MessageText message={failure.bubble} />,
    cleared: t('chat.cleared'),
  };
  return (
    <VisuallyHidden>
      <span role="status">{announced ? words[announced.what] : ''}</span>
    </VisuallyHidden>
  );
}
