import type { ConnectionCounts } from '@app/dreamspace';
import { LockIcon } from '@app/ui';
import { useTranslation } from 'react-i18next';
import './meeting.css';

/** R129, R130: colour and shape of each state, and their numbers. */
export function Legend({ counts }: { readonly counts: ConnectionCounts }) {
  const { t } = useTranslation('visualization');
  return (
    <dl className="dream-legend" aria-label={t('deepDream.legend')}>
      <div>
        <dt>
          <i className="dream-mark dream-mark--available" />
          {t('deepDream.available')}
        </dt>
        <dd>{counts.available}</dd>
      </div>
      <div>
        <dt>
          <i className="dream-mark dream-mark--mine" />
          {t('deepDream.connectedToMe')}
        </dt>
        <dd>{counts.mine}</dd>
      </div>
      {counts.others > 0 && (
        <div>
          <dt>
            <LockIcon aria-hidden="true" />
            {t('deepDream.connectedToOthers')}
          </dt>
          <dd>{counts.others}</dd>
        </div>
      )}
    </dl>
  );
}
