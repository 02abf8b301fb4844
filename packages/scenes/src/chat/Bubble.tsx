import {
  answeredIn,
  type BotMessage,
  besideCards,
  type CardPage,
  type ChatAction,
  hasDays,
  ledBy,
  type UserMessage,
} from '@app/chat';
import { FACE_TAGS, type InFace, useLanguage, useTextsIn } from '@app/i18n';
import {
  Button,
  CopyIcon,
  IconButton,
  lazyPart,
  NotebookPenIcon,
  RotateCwIcon,
  Seal,
  Tag,
  WritingDots,
} from '@app/ui';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { MessageText } from '../MessageText';
import { ComputedCard } from './ComputedCard';
import { PlainText } from './PlainText';

const loadMarkdown = () => import('./Markdown');
const Markdown = lazyPart(loadMarkdown, PlainText, PlainText);

/** Fetches the code that draws answers, before the first one arrives. */
export const prepareAnswers = () => void loadMarkdown();

/** The messenger's side: a seal, and words without a box. */
export function BotRow({ children, busy }: { readonly children: ReactNode; readonly busy?: boolean }) {
  const { face } = useLanguage();
  return (
    <div className="chat-bot" lang={FACE_TAGS[face]} aria-busy={busy || undefined}>
      <Seal text="信" size={30} look="outline" />
      <div className="chat-bot__words">{children}</div>
    </div>
  );
}

export function ThinkingBubble() {
  const { t } = useTranslation('visualization');
  return (
    <BotRow>
      <p className="chat-thinking" role="status">
        <WritingDots />
        {t('chat.thinking')}
      </p>
    </BotRow>
  );
}

export interface ReplyBubbleProps {
  readonly message: BotMessage;
  /** It is still growing. */
  readonly streaming: boolean;
  /** Nothing can be asked now. */
  readonly pending: boolean;
  /** Seconds until asking again makes sense; 0 for at once. */
  readonly waitS: number;
  /** The connection came back after the last answer failed. */
  readonly backOnline: boolean;
  readonly isLast: boolean;
  readonly inFaceOfHome: InFace;
  readonly onCopy: (text: string) => void;
  readonly onAskAgain: () => void;
  readonly onSettings: () => void;
  readonly onAskGuide: () => void;
  readonly onOpenPage: (page: CardPage) => void;
}

/** R1027: cards, heads and notes stay in the language of the guide's words. */
export const InLanguageOf = (props: {
  readonly answer: BotMessage | undefined;
  readonly children: ReactNode;
}) => <I18nextProvider i18n={useTextsIn(answeredIn(props.answer))}>{props.children}</I18nextProvider>;

export const ReplyBubble = (props: ReplyBubbleProps) => (
  <InLanguageOf answer={props.message}>
    <Reply {...props} />
  </InLanguageOf>
);

function Reply({ message, streaming, ...rest }: ReplyBubbleProps) {
  const { t } = useTranslation(['visualization', 'common']);
  const { text, outcome, source, failure, computed = [] } = message;
  const isGuide = source === 'built-in';
  const words = isGuide ? besideCards(text, computed) : text;
  const [lead, after] = computed.length > 0 ? ledBy(words) : ['', words];
  const isUnfinished = streaming || outcome === 'stopped';
  return (
    <BotRow busy={streaming}>
      {lead !== '' && (
        <div className="chat-text">
          <Markdown text={lead} growing={isUnfinished && after === ''} />
        </div>
      )}
      {computed.map((card, i) => (
        // Cards are only ever added at the end.
        <ComputedCard
          key={i}
          card={card}
          folded={isGuide && !hasDays(card)}
          inFace={rest.inFaceOfHome}
          onOpenPage={rest.onOpenPage}
        />
      ))}
      {streaming && text === '' && (
        <p className="chat-thinking">
          <WritingDots />
        </p>
      )}
      {after !== '' && (
        <div className="chat-text">
          <Markdown text={after} growing={isUnfinished} />
        </div>
      )}
      {failure && <Failure report={failure} {...rest} />}
      {outcome === 'stopped' && (
        <p className="chat-aside">
          <MessageText message={{ code: 'chat/stopped' }} />
        </p>
      )}
      {outcome === 'cut' && (
        <p className="chat-aside">
          <MessageText message={{ code: 'chat/reply-cut', limit: text.length }} />
        </p>
      )}
      {message.computedOff && <p className="chat-aside">{t('visualization:chat.computedOff')}</p>}
      {!streaming && !failure && (
        <div className="chat-acts">
          {isGuide && <Tag>{t('visualization:chat.builtIn')}</Tag>}
          {text !== '' && (
            <IconButton
              size="s"
              label={t('visualization:chat.copy')}
              icon={<CopyIcon />}
              onClick={() => rest.onCopy(text)}
            />
          )}
          <IconButton
            size="s"
            label={t('visualization:chat.again')}
            icon={<RotateCwIcon />}
            disabled={rest.pending}
            onClick={rest.onAskAgain}
          />
        </div>
      )}
    </BotRow>
  );
}

type FailureProps = Omit<ReplyBubbleProps, 'message' | 'streaming'> & {
  readonly report: NonNullable<BotMessage['failure']>;
};

/** The error, in the words of the catalogue, and the possible next steps. */
function Failure({ report, isLast, backOnline, ...act }: FailureProps) {
  const { pending, waitS, onAskAgain, onSettings, onAskGuide } = act;
  const { t } = useTranslation(['visualization', 'common']);
  const acts: Readonly<Record<ChatAction, ReactNode>> = {
    retry: (
      <Button key="retry" size="s" disabled={pending || waitS > 0} onClick={onAskAgain}>
        {waitS > 0 ? t('visualization:chat.retryIn', { seconds: waitS }) : t('visualization:chat.retry')}
      </Button>
    ),
    settings: (
      <Button key="settings" size="s" onClick={onSettings}>
        {t('visualization:chat.settings')}
      </Button>
    ),
    'built-in': (
      <Button key="built-in" size="s" variant="quiet" disabled={pending} onClick={onAskGuide}>
        {t('visualization:chat.askBuiltIn')}
      </Button>
    ),
  };
  return (
    <div className="chat-failure">
      <p>
        <MessageText message={report.bubble} />
      </p>
      {report.detail && (
        <p className="chat-aside">
          <MessageText message={report.detail} />
        </p>
      )}
      {isLast && report.bubble.code === 'chat/network' && (
        <p className="chat-back" role="status">
          {backOnline ? t('visualization:chat.backOnline') : ''}
        </p>
      )}
      {isLast && <div className="chat-acts">{report.actions.map(action => acts[action])}</div>}
    </div>
  );
}

export interface QuestionBubbleProps {
  readonly message: UserMessage;
  readonly pending: boolean;
  readonly onEdit: () => void;
}

export function QuestionBubble({ message, pending, onEdit }: QuestionBubbleProps) {
  const { t } = useTranslation('visualization');
  return (
    <div className="chat-user">
      <p className="chat-user__bubble">
        <bdi>{message.text}</bdi>
        {message.withPicture && <small className="chat-user__picture">{t('chat.pictureWent')}</small>}
      </p>
      <IconButton
        size="s"
        className="chat-user__edit"
        label={t('chat.edit')}
        icon={<NotebookPenIcon />}
        disabled={pending}
        onClick={onEdit}
      />
    </div>
  );
}
