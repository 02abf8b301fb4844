import {
  type Bubble,
  type DreamMessage,
  type MessageRefusal,
  nameOf,
  type Conversation as Talk,
} from '@app/dreamspace';
import { formatTime, formatTimestamp, type Language, useLanguage } from '@app/i18n';
import type { Millis } from '@app/kernel';
import { Button, isEnter, ScrollArea, SendIcon, TextField, WritingDots } from '@app/ui';
import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dossier } from './Dossier';
import './Conversation.css';
import './meeting.css';

export interface ConversationProps {
  /** Someone connected to me. */
  readonly person: Bubble;
  readonly conversation: Talk;
  readonly language: Language;
  readonly captionLang: 'en' | 'zh-CN';
  readonly now: Millis;
  readonly zone: string;
  /** The longest message. */
  readonly limit: number;
  /** The unsent draft, from an earlier visit. */
  readonly unsent: string;
  readonly onType: (text: string) => void;
  readonly onSend: (text: string) => MessageRefusal | undefined;
  readonly onBack: () => void;
}

/** R146, R147: the person on the left, the messages on the right. */
export function Conversation(props: ConversationProps) {
  const { person, conversation, language, captionLang, now, zone, limit, unsent, onType, onSend, onBack } =
    props;
  const { t } = useTranslation('visualization');
  const { inFace } = useLanguage();
  const { messages, pending } = conversation;
  const name = inFace(nameOf(person, language)) ?? t('deepDream.stranger');
  const [draft, setDraft] = useState(unsent);
  const end = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isTooLong = draft.trim().length > limit;

  useEffect(() => title.current?.focus(), []);
  useLayoutEffect(() => {
    const viewport = end.current;
    if (viewport) viewport.scrollTop = viewport.scrollHeight;
    // Whenever there is something new to read.
  }, [messages.length, pending.length]);

  const type = (text: string) => {
    setDraft(text);
    onType(text);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (draft.trim() === '' || isTooLong) return;
    if (!onSend(draft)) type('');
  };
  /** An Enter that commits pinyin is not an Enter that sends. */
  const ignoreWhileComposing = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !isEnter(event.nativeEvent)) event.preventDefault();
  };

  return (
    <div className="dream-talk">
      <Dossier
        person={person}
        name={name}
        language={language}
        captionLang={captionLang}
        now={now}
        zone={zone}
        titleRef={title}
        onBack={onBack}
      />
      <div className="dream-talk__chat">
        <ScrollArea
          label={t('deepDream.conversation', { name })}
          viewportRef={end}
          className="dream-talk__scroll"
        >
          <div className="dream-talk__lines">
            {person.connectedAt !== undefined && (
              <p className="dream-talk__since">
                {t('deepDream.connectedOn', {
                  time: formatTimestamp(language, person.connectedAt, zone),
                  name,
                })}
              </p>
            )}
            {messages.length === 0 && (
              <div className="dream-talk__empty">
                <span className="dream-portrait" aria-hidden="true">
                  {Array.from(name)[0]}
                </span>
                <p>{t('deepDream.emptyConversation', { name })}</p>
              </div>
            )}
            <div role="log" aria-live="polite">
              <ol>
                {messages.map(message => (
                  <Line key={message.id} message={message} name={name} language={language} zone={zone} />
                ))}
              </ol>
            </div>
            <p className="dream-talk__writing" role="status">
              {pending.length > 0 && (
                <>
                  <WritingDots />
                  {t('deepDream.isWriting', { name })}
                </>
              )}
            </p>
          </div>
        </ScrollArea>
        <form className="dream-composer ui-labels-hidden" onSubmit={send}>
          <TextField
            label={t('deepDream.messageTo', { name })}
            placeholder={t('deepDream.messageTo', { name })}
            // A text that is too long is refused whole; beyond twice the limit it would be unclear where to cut.
            limit={2 * limit}
            value={draft}
            autoComplete="off"
            enterKeyHint="send"
            error={isTooLong ? t('deepDream.tooLong', { limit, actual: draft.trim().length }) : undefined}
            onChange={event => type(event.currentTarget.value)}
            onKeyDown={ignoreWhileComposing}
            suffix={
              <Button
                type="submit"
                variant="primary"
                icon={<SendIcon />}
                disabled={draft.trim() === '' || isTooLong}
              >
                {t('deepDream.send')}
              </Button>
            }
          />
          <p className="dream-composer__note">{t('deepDream.simulated')}</p>
        </form>
      </div>
    </div>
  );
}

interface LineProps {
  readonly message: DreamMessage;
  readonly name: string;
  readonly language: Language;
  readonly zone: string;
}

function Line({ message, name, language, zone }: LineProps) {
  const { t } = useTranslation('visualization');
  const { inFace } = useLanguage();
  return (
    <li className={message.isOwn ? 'dream-line dream-line--own' : 'dream-line'}>
      <span className="ui-hidden">{message.isOwn ? t('deepDream.youSaid') : name}</span>
      <p dir="auto">{message.isOwn ? message.text : inFace(message.text)}</p>
      <time>{formatTime(language, message.timestamp, zone)}</time>
    </li>
  );
}
