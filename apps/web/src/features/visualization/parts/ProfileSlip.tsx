import { lazyPart } from '@app/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

const SampleOffer = lazyPart(() => import('../../../common/sample/SampleOffer'));

/** For people who skipped the profile: what is missing, the way to it, and a sample to look at first. */
export function ProfileSlip() {
  const { t } = useTranslation('visualization');
  return (
    <div className="vis__slip">
      <p>
        <span>{t('house.completeProfile')}</span>{' '}
        <Link to="/user-info">{t('house.completeProfileAction')}</Link>
      </p>
      <SampleOffer short />
    </div>
  );
}
