import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '@app/i18n';
import { Button, IconButton, LanguagesIcon, Seal } from '@app/ui';
import { Link, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { selectInfo, useApp } from '../store/store';
import { useLanguage, useToggleLanguage } from './language';
import { useThemeToggle } from './useThemeToggle';
import './Page.css';

// A guest has no account menu, and its machinery is as large as a screen.
const AccountMenu = lazy(() => import('./AccountMenu').then(module => ({ default: module.AccountMenu })));

export function TopBar() {
  const { t } = useTranslation('common');
  const { other, captionLang } = useLanguage();
  const toggle = useToggleLanguage();
  const info = useApp(selectInfo);
  const theme = useThemeToggle();
  const path = useRouterState({ select: state => state.location.pathname });
  return (
    <header className="top-bar">
      <Link to="/" className="brand">
        <Seal text="墨星" size={40} className="brand__seal" />
        <span className="brand__text">
          <b className="brand__name">{t('app.name')}</b>
          <small className="brand__other" lang={captionLang}>
            {t('app.nameOther')}
          </small>
        </span>
      </Link>
      <nav className="top-bar__nav" aria-label={t('app.mainNavigation')}>
        <Button variant="quiet" icon={<LanguagesIcon />} onClick={toggle}>
          <span lang={LANGUAGE_TAGS[other]}>{LANGUAGE_NAMES[other]}</span>
        </Button>
        <IconButton label={theme.label} icon={theme.icon} onClick={theme.toggle} />
        {info ? (
          <Suspense fallback={<span className="top-bar__avatar" />}>
            <AccountMenu info={info} />
          </Suspense>
        ) : (
          path !== '/login' && (
            <Button asChild>
              <Link to="/login">{t('nav.signIn')}</Link>
            </Button>
          )
        )}
      </nav>
    </header>
  );
}
