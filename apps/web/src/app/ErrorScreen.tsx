import { AlertBanner, Button, useAway } from '@app/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstPorts } from '../adapters/firstPorts';
import { Unfetched } from './lazyScreen';
import './ErrorScreen.css';

/**
 * Shown in place of a screen that failed or could not be fetched. It uses nothing that may have failed as well: the
 * ways out reload the page, offline only once the network is back, and automatically if no chosen file would be lost
 * (R218).
 */
export function ErrorScreen({ error }: { readonly error?: unknown }) {
  const { t } = useTranslation('common');
  const { reach } = useFirstPorts();
  const { isAway, attempts, ask } = useAway(
    error instanceof Unfetched ? reach.answers : undefined,
    reach.renew,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element is gone, and the shell, which moves the focus on arrival, may be gone too.
  useEffect(() => heading.current?.focus(), []);
  const reload = async () => {
    if (!isAway || (await ask())) window.location.reload();
  };
  return (
    <main id="content" tabIndex={-1} className="error-screen">
      <h1 ref={heading} tabIndex={-1}>
        {t(isAway ? 'app.noNetwork' : 'app.somethingBroke')}
      </h1>
      <AlertBanner key={attempts} tone="error">
        {t(isAway ? 'app.noNetworkBody' : 'app.somethingBrokeBody')}
      </AlertBanner>
      <div className="error-screen__ways">
        <Button variant="primary" onClick={reload}>
          {t(isAway ? 'actions.retry' : 'app.reload')}
        </Button>
        {!isAway && (
          <Button asChild>
            <a href="/">{t('nav.home')}</a>
          </Button>
        )}
      </div>
    </main>
  );
}
