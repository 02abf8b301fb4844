import { LoneStar } from '@app/scenes/LoneStar';
import { MoonGate } from '@app/scenes/MoonGate';
import { toRoute } from '@app/session';
import { Button, Heading } from '@app/ui';
import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../common/language';
import { Page } from '../../common/Page';
import './NotFoundScreen.css';

/** The path logged last: StrictMode runs effects twice, and each visit is logged once. */
let reported: string | undefined;

/** R149: there is nothing at this address. */
export function NotFoundScreen() {
  const { t } = useTranslation('notFound');
  const { captionLang } = useLanguage();
  const path = useRouterState({ select: state => state.location.pathname });
  useEffect(() => {
    // On the way out the address already belongs to the next page.
    const unknown = toRoute(path) === '*' ? path : undefined;
    if (unknown !== undefined && unknown !== reported) console.error('404: no route for', unknown);
    reported = unknown;
  }, [path]);
  return (
    <Page className="not-found">
      <div className="not-found__art">
        <MoonGate title={t('page.picture')} ground>
          <LoneStar />
        </MoonGate>
      </div>
      <div className="not-found__text">
        <Heading level={1} tabIndex={-1} caption={t('page.captionOther')} captionLang={captionLang}>
          {t('page.title')}
        </Heading>
        <p>{t('page.message')}</p>
        <Button asChild variant="primary" size="l">
          <Link to="/">{t('page.home')}</Link>
        </Button>
        <p className="not-found__path">
          <span className="ui-hidden">{t('page.path')} </span>
          <code>
            <bdi>{path}</bdi>
          </code>
        </p>
      </div>
    </Page>
  );
}
