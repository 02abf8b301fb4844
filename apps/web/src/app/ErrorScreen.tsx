import { AlertBanner, Button } from '@app/ui';
import { useTranslation } from 'react-i18next';
import './ErrorScreen.css';

/**
 * What shows in place of a screen that failed, or could not be fetched. It uses nothing that may have failed as well:
 * both ways out load the page afresh.
 */
export function ErrorScreen() {
  const { t } = useTranslation('common');
  return (
    <main id="content" tabIndex={-1} className="error-screen">
      <h1 tabIndex={-1}>{t('app.somethingBroke')}</h1>
      <AlertBanner tone="error">{t('app.somethingBrokeBody')}</AlertBanner>
      <div className="error-screen__ways">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('app.reload')}
        </Button>
        <Button asChild>
          <a href="/">{t('nav.home')}</a>
        </Button>
      </div>
    </main>
  );
}
