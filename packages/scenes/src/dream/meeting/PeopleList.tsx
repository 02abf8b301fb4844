import { AVATARS, type Bubble, KEYWORDS, nameOf, PLACES } from '@app/dreamspace';
import { formatList, type Language, useLanguage } from '@app/i18n';
import { LockIcon, QuietNote, ScrollArea } from '@app/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import './PeopleList.css';
import './meeting.css';

export interface PeopleListProps {
  readonly bubbles: readonly Bubble[];
  readonly language: Language;
  readonly hidden: boolean;
  readonly returnTo: string | undefined;
  /** The reason for having only a list. */
  readonly note: string | undefined;
  readonly search: ReactNode;
  readonly tools: ReactNode;
  readonly onPress: (bubble: Bubble) => void;
}

/** The same people as on the water, one below the other. */
export function PeopleList({
  bubbles,
  language,
  hidden,
  returnTo,
  note,
  search,
  tools,
  onPress,
}: PeopleListProps) {
  const { t } = useTranslation('visualization');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!hidden && returnTo) {
      list.current?.querySelector<HTMLElement>(`[data-bubble="${CSS.escape(returnTo)}"]`)?.focus();
    }
  }, [hidden, returnTo]);
  return (
    <div className="dream-list" hidden={hidden}>
      {note && <QuietNote>{note}</QuietNote>}
      {search}
      <ScrollArea label={t('deepDream.people')} className="dream-list__scroll">
        <ul ref={list}>
          {bubbles.map(bubble => (
            <li key={bubble.id}>
              <Row bubble={bubble} language={language} onPress={() => onPress(bubble)} />
            </li>
          ))}
        </ul>
      </ScrollArea>
      <div className="dream-tools">{tools}</div>
    </div>
  );
}

interface RowProps {
  readonly bubble: Bubble;
  readonly language: Language;
  readonly onPress: () => void;
}

function Row({ bubble, language, onPress }: RowProps) {
  const { t } = useTranslation('visualization');
  const { inFace } = useLanguage();
  const status = bubble.connectionStatus;
  const name = inFace(nameOf(bubble, language));
  const words = bubble.keywords.map(word => inFace(KEYWORDS[word][language]));
  return (
    <button
      type="button"
      className={`dream-row dream-row--${status}`}
      data-bubble={bubble.id}
      aria-disabled={status === 'connected-to-others' || undefined}
      onClick={onPress}
    >
      <span className="dream-portrait dream-portrait--small" aria-hidden="true" lang="zh-CN">
        {name ? Array.from(name)[0] : inFace(AVATARS[bubble.avatar].zh)}
      </span>
      <span className="dream-row__who">
        <b>{name ?? t('deepDream.stranger')}</b>
        <span>{inFace(PLACES[bubble.location][language])}</span>
      </span>
      <span className="dream-row__words">{formatList(language, words)}</span>
      <span className="dream-row__status">
        {status === 'connected-to-others' ? (
          <>
            <LockIcon aria-hidden="true" />
            {t('deepDream.taken')}
          </>
        ) : (
          <>
            <i className={`dream-mark dream-mark--${status === 'available' ? 'available' : 'mine'}`} />
            {t(status === 'available' ? 'deepDream.connect' : 'deepDream.talk')}
          </>
        )}
      </span>
    </button>
  );
}
