import type { TalkSummary } from '@app/chat';
import { useLanguage } from '@app/i18n';
import {
  Button,
  DownloadIcon,
  EmptyState,
  IconButton,
  PlusIcon,
  TextField,
  TrashIcon,
  useSearchText,
} from '@app/ui';
import { INPUT_LIMITS } from '@app/validation';
import { useTranslation } from 'react-i18next';

export interface TalksSheetProps {
  readonly current: string;
  readonly find: (query: string) => readonly TalkSummary[];
  readonly onOpen: (id: string) => void;
  readonly onBegin: () => void;
  readonly onRemove: (id: string) => void;
  /** Saves the open talk as a file; absent while it is empty. */
  readonly onExport?: (() => void) | undefined;
  readonly onBack: () => void;
}

/** R411: every talk of the account, searchable by its messages. */
export function TalksSheet({ current, find, onExport, ...act }: TalksSheetProps) {
  const { t } = useTranslation(['visualization', 'common']);
  const { language } = useLanguage();
  const [query, setQuery] = useSearchText('talks');
  const talks = find(query);
  const when = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { dateStyle: 'medium' });
  return (
    <section className="chat-settings" aria-label={t('chat.talks')}>
      <TextField
        label={t('chat.findTalk')}
        type="search"
        limit={INPUT_LIMITS.search}
        value={query}
        onChange={event => setQuery(event.target.value)}
      />
      <p className="ui-hidden" role="status">
        {query === '' ? '' : t('chat.talksFound', { count: talks.length })}
      </p>
      {talks.length === 0 ? (
        <EmptyState title={t(query === '' ? 'chat.noTalks' : 'chat.noTalkFound')} />
      ) : (
        <ul className="chat-talks">
          {talks.map(({ id, title, at, found }) => (
            <li key={id} className="chat-talk">
              <button
                type="button"
                className="chat-talk__open"
                aria-current={id === current || undefined}
                onClick={() => act.onOpen(id)}
              >
                <bdi>{title}</bdi>
                <small>{when.format(at)}</small>
                {found && <small className="chat-talk__found">{found}</small>}
              </button>
              <IconButton
                size="s"
                label={t('chat.removeTalk', { title })}
                icon={<TrashIcon />}
                onClick={() => act.onRemove(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="chat-acts">
        <Button variant="primary" icon={<PlusIcon />} onClick={act.onBegin}>
          {t('chat.newTalk')}
        </Button>
        {onExport && (
          <Button icon={<DownloadIcon />} onClick={onExport}>
            {t('chat.exportTalk')}
          </Button>
        )}
        <Button variant="quiet" onClick={act.onBack}>
          {t('chat.back')}
        </Button>
      </div>
    </section>
  );
}
