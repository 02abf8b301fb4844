import { decideEntry } from '@app/session';
import { Checkbox } from '@app/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { selectSession, useApp } from '../../store/store';
import { useNotify } from '../messages';

/** What is read of photos, and where the choices are that belong to one bearing or one birth. */
export function ReadingSection() {
  const { t } = useTranslation(['userInfo', 'createHome']);
  const readsPhotos = useApp(state => state.readsPhotos);
  const setReadsPhotos = useApp(state => state.setReadsPhotos);
  const hasHome = decideEntry('/user-info', useApp(selectSession)).kind === 'allow';
  const notify = useNotify();
  return (
    <section>
      <h3>{t('settings.readings')}</h3>
      <Checkbox
        label={t('createHome:read.switch')}
        checked={readsPhotos}
        onChange={({ target }) => void setReadsPhotos(target.checked).then(notify)}
      />
      {hasHome && (
        <>
          <p className="storage__note">
            {t('settings.norths')}{' '}
            <Link to="/visualization" search={{ sheet: 'facing' }}>
              {t('settings.facing')}
            </Link>
          </p>
          <p className="storage__note">
            {t('settings.schools')} <Link to="/user-info">{t('settings.births')}</Link>
          </p>
        </>
      )}
    </section>
  );
}
