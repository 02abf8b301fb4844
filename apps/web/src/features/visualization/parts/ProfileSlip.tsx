import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** For those who came without telling of their home: what is missing, and the way to it. */
export function ProfileSlip() {
  const { t } = useTranslation('visualization');
  return (
    <p className="vis__slip">
      <span>{t('house.completeProfile')}</span>{' '}
      <Link to="/user-info">{t('house.completeProfileAction')}</Link>
    </p>
  );
}
