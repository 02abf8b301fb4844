import { Button, Heading } from '@app/ui';
import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../parts/language';
import { Page } from '../../parts/Page';
import './NotFoundScreen.css';

/** The path written to the console last, so that StrictMode's second effect does not repeat it. */
let reported: string | undefined;

/** R149: nothing stands at this address. */
export function NotFoundScreen() {
  const { t } = useTranslation('notFound');
  const { captionLang } = useLanguage();
  const path = useRouterState({ select: state => state.location.pathname });
  useEffect(() => {
    if (reported === path) return;
    reported = path;
    console.error('404: no route for', path);
    return () => {
      queueMicrotask(() => {
        reported = undefined;
      });
    };
  }, [path]);
  return (
    <Page className="not-found">
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
