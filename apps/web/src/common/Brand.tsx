import { Seal, VisuallyHidden } from '@app/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLanguage } from './language';
import './Brand.css';

/** A7: the way home from every screen. `seal` shows only the seal; the name is still announced. */
export function Brand({ show = 'all' }: { readonly show?: 'all' | 'seal' }) {
  const { t } = useTranslation('common');
  const { captionLang } = useLanguage();
  // In English the actions beside it leave the name more room.
  const Name = show === 'seal' ? VisuallyHidden : 'span';
  return (
    <Link to="/" className={show === 'seal' ? 'brand brand--seal' : 'brand'}>
      <Seal text="墨星" size={40} className="brand__seal" />
      <Name className={`brand__text ui-hidden--below-${captionLang === 'en' ? 480 : 375}`}>
        <b className="brand__name">{t('app.name')}</b>
        <small className="brand__other" lang={captionLang}>
          {t('app.nameOther')}
        </small>
      </Name>
    </Link>
  );
}
