import { QrCode } from '@app/scenes/QrCode';
import { ExternalLinkIcon, Heading } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../common/language';
import { downloadUrl } from './downloadUrl';

const STEPS = [
  { numeral: '一', name: 'scan' },
  { numeral: '二', name: 'install' },
  { numeral: '三', name: 'signIn' },
  { numeral: '四', name: 'shoot' },
] as const;

/** R19, R20: the way to the app on a phone, and instructions. */
export default function ScanPanel() {
  const { t } = useTranslation('index');
  const { captionLang } = useLanguage();
  const url = downloadUrl(import.meta.env['VITE_APP_DOWNLOAD_URL'], window.location.origin);
  return (
    <div className="sheet">
      <header className="sheet__head">
        <Heading level={2} caption={t('qr.captionOther')} captionLang={captionLang}>
          {t('qr.title')}
        </Heading>
      </header>
      <div className="scan">
        <figure className="scan__code">
          <QrCode url={url} label={t('qr.code', { url })} />
          <figcaption>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {t('qr.openLink')} <ExternalLinkIcon aria-hidden="true" width={12} height={12} />
            </a>
          </figcaption>
        </figure>
        <ol className="scan__steps" aria-label={t('qr.steps')}>
          {STEPS.map(({ numeral, name }) => (
            <li key={name}>
              <span className="scan__numeral" lang="zh-CN" aria-hidden="true">
                {numeral}
              </span>
              <div>
                <h3>{t(`qr.${name}Title`)}</h3>
                <p className="ui-muted">{t(`qr.${name}Body`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
