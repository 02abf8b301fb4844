import { type ChatState, hasDays, isPending, versionsAt } from '@app/chat';
import { Button, ChevronDownIcon, useFollowEnd, wholeRows } from '@app/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BotRow,
  InLanguageOf,
  QuestionBubble,
  ReplyBubble,
  type ReplyBubbleProps,
  ThinkingBubble,
} from './Bubble';
import { DayBeside } from './DayBeside';
import { MessageBoundary } from './MessageBoundary';
import { QuestionEditor } from './QuestionEditor';
import { Versions } from './Versions';

export interface MessageListProps
  extends Pick<
    ReplyBubbleProps,
    'inFaceOfHome' | 'onOpenPage' | 'onCopy' | 'onSettings' | 'waitS' | 'backOnline'
  > {
  readonly state: ChatState;
  readonly suggestions: ReactNode;
  /** The question that is being changed, by id. */
  readonly edited: string | undefined;
  readonly onEdited: (message: string | undefined) => void;
  readonly onAskAgain: (reply: string, source?: 'built-in') => void;
  /** R410: another version of this message. */
  readonly onSwitch: (message: string, step: 1 | -1) => void;
  readonly onEdit: (message: string, text: string) => void;
  readonly onRemove: (message: string) => void;
}

/** R625: messages drawn at first, and each time earlier ones are asked for. Each may hold 1,500 elements. */
const DRAWN = 30;

/** The first message of the talk that is drawn. A drawn one stays, however many follow it. */
function useDrawn(messages: ChatState['messages']) {
  const [first, setFirst] = useState<string>();
  const known = messages.findIndex(({ id }) => id === first);
  const from = known >= 0 ? known : Math.max(0, messages.length - DRAWN);
  const start = (index: number) => setFirst(messages[Math.max(0, index)]?.id);
  if (known < 0 && messages.length > 0) start(from);
  return { from, showEarlier: () => start(from - DRAWN) };
}

/** The conversation, oldest first. It follows its end until the reader scrolls, and a new answer scrolls to its top. */
export function MessageList({
  state,
  suggestions,
  edited,
  onEdited,
  waitS,
  backOnline,
  onAskAgain,
  onEdit,
  onRemove,
  onSwitch,
  ...act
}: MessageListProps) {
  const { t } = useTranslation(['visualization', 'common']);
  const { messages, phase } = state;
  const awaits = phase.kind === 'waiting';
  const { viewport, atEnd, toEnd } = useFollowEnd(awaits, '.chat-user');
  const pending = isPending(state);
  const last = messages.at(-1);
  const { from, showEarlier } = useDrawn(messages);
  return (
    <div className="chat-room" ref={wholeRows}>
      {/* Silent: a screen reader would read the stream piece by piece. The end of an answer is announced once,
         elsewhere. */}
      <div
        ref={viewport}
        className="chat-log"
        role="log"
        aria-live="off"
        aria-label={t('visualization:chat.conversation')}
        // A scrolling region must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
      >
        <div className="chat-log__list">
          <BotRow>
            <p>{t('visualization:chat.greeting')}</p>
          </BotRow>
          {from > 0 && (
            <Button
              className="chat-earlier"
              size="s"
              onClick={() => {
                showEarlier();
                // The button disappears with the last of them.
                viewport.current?.focus();
              }}
            >
              {t('visualization:chat.earlier', { count: from })}
            </Button>
          )}
          {messages.slice(from).map((message, index) => (
            <MessageBoundary
              key={message.id}
              text={message.text}
              onCopy={act.onCopy}
              onRemove={() => onRemove(message.id)}
            >
              {message.sender === 'bot' ? (
                <ReplyBubble
                  message={message}
                  streaming={phase.kind === 'streaming' && message === last}
                  pending={pending}
                  isLast={message === last}
                  waitS={waitS}
                  backOnline={backOnline}
                  onAskAgain={() => onAskAgain(message.id)}
                  onAskGuide={() => onAskAgain(message.id, 'built-in')}
                  {...act}
                />
              ) : edited === message.id ? (
                <QuestionEditor
                  text={message.text}
                  onCancel={() => onEdited(undefined)}
                  onSend={text => {
                    onEdited(undefined);
                    onEdit(message.id, text);
                  }}
                />
              ) : (
                <QuestionBubble message={message} pending={pending} onEdit={() => onEdited(message.id)} />
              )}
              <Versions
                versions={versionsAt(messages, state.branches ?? [], from + index)}
                side={message.sender}
                pending={pending}
                onSwitch={step => onSwitch(message.id, step)}
              />
            </MessageBoundary>
          ))}
          {awaits && <ThinkingBubble />}
          {last && suggestions}
        </div>
      </div>
      <InLanguageOf
        answer={messages
          .flatMap(each => (each.sender === 'bot' ? [each] : []))
          .findLast(({ computed }) => computed?.some(hasDays))}
      >
        <DayBeside messages={messages} />
      </InLanguageOf>
      {!atEnd && (
        <Button className="chat-jump" size="s" icon={<ChevronDownIcon />} onClick={toEnd}>
          {t('visualization:chat.jump')}
        </Button>
      )}
    </div>
  );
}
