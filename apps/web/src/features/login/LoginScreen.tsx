import { CompassRing } from '@app/scenes/CompassRing';
import { Heading, lazyPart, QuietNote, Seal, Tabs } from '@app/ui';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { useLanguage } from '../../common/language';
import { Page } from '../../common/Page';
import { useNow } from '../../common/useNow';
import { useShownTheme } from '../../common/useShownTheme';
import { LoginForm, RegisterForm } from './parts/CredentialForms';
import { LegalDialog, type LegalText } from './parts/LegalDialog';
import './LoginScreen.css';

const LookFirst = lazyPart(() => import('@app/scenes/LookFirst'));

type TabName = 'login' | 'register';

/** R25 to R31: sign in or register, in one panel beside the compass. */
export function LoginScreen() {
  const { t } = useTranslation('common');
  const { captionLang } = useLanguage();
  const [tab, setTab] = useState<TabName>('login');
  const { clock } = usePorts();
  const look = { now: useNow('minute'), zone: clock.zone(), theme: useShownTheme() };
  const [legal, setLegal] = useState<LegalText>();
  return (
    <Page className="login">
      <div className="login__art" aria-hidden="true">
        <CompassRing facing={180} tinted={false} marked={false} needles={false} />
        <p className="login__couplet" lang="zh-CN">
          <span className="ui-vertical">屋宅有向</span>
          <span className="ui-vertical">星辰有度</span>
        </p>
      </div>
      <section className="login__panel" aria-labelledby="login-title">
        <Heading
          level={1}
          size="l"
          id="login-title"
          tabIndex={-1}
          caption={t('auth.captionOther')}
          captionLang={captionLang}
        >
          {t('auth.title')}
        </Heading>
        <Tabs<TabName>
          label={t('auth.title')}
          value={tab}
          onChoose={setTab}
          tabs={[
            { value: 'login', label: t('auth.tabLogin'), content: <LoginForm /> },
            { value: 'register', label: t('auth.tabRegister'), content: <RegisterForm /> },
          ]}
        />
        <QuietNote mark={<Seal text="深" size={30} />}>{t('auth.deepHint')}</QuietNote>
        <p className="login__terms">
          <Trans
            t={t}
            i18nKey="auth.consent"
            components={{
              terms: <button type="button" className="text-link" onClick={() => setLegal('terms')} />,
              privacy: <button type="button" className="text-link" onClick={() => setLegal('privacy')} />,
            }}
          />
        </p>
        <LookFirst {...look} />
      </section>
      {legal && <LegalDialog text={legal} onClose={() => setLegal(undefined)} />}
    </Page>
  );
}
