import { Button, IconButton, lazyPart } from '@app/ui';
import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { selectInfo, useFirst } from '../store/firstStore';
import { Brand } from './Brand';
import { LanguageButton } from './LanguageButton';
import { PartMissing } from './messages';
import { useThemeToggle } from './useThemeToggle';
import './Page.css';

// A guest has no account menu, whose code is as large as a screen.
const AccountMenu = lazyPart(
  () => import('./AccountMenu'),
  PartMissing,
  () => <span className="top-bar__avatar" />,
);

export function TopBar() {
  const { t } = useTranslation('common');
  const info = useFirst(selectInfo);
  const theme = useThemeToggle();
  const path = useRouterState({ select: state => state.location.pathname });
  return (
    <header className="top-bar">
      <Brand />
      <nav className="top-bar__nav" aria-label={t('app.mainNavigation')}>
        <LanguageButton />
        <IconButton label={theme.label} icon={theme.icon} onClick={theme.toggle} />
        {info ? (
          <AccountMenu info={info} />
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
