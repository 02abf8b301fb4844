import { Button, ProgressBar } from '@app/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../store/store';
import { useNotify } from '../messages';
import './PhotosBeingRead.css';

/**
 * R233, R688: in the bar at the foot of the page, in place of its words: how many of the chosen photos have been read,
 * and a button to skip the rest.
 */
export function PhotosBeingRead({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('createHome');
  const adding = useApp(state => state.adding);
  const stopAdding = useApp(state => state.stopAdding);
  const notify = useNotify();
  if (!adding || adding.total < 2) return children;
  const count = t('photos.readCount', { done: adding.done, total: adding.total });
  return (
    <div className="photos-being-read">
      <ProgressBar label={t('photos.readingAll')} share={adding.done / adding.total} valueText={count} />
      <span className="ui-num">{count}</span>
      <Button size="s" onClick={() => void stopAdding().then(notify)}>
        {t('photos.stop')}
      </Button>
    </div>
  );
}
