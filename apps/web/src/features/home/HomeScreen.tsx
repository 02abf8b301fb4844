import { decideUpload, type ReturnCard } from '@app/session';
import { moonPhase, sunState, wallClock } from '@app/sky';
import { CameraIcon, lazyPart, QrCodeIcon, usePageHidden, useReducedMotion } from '@app/ui';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstPorts } from '../../adapters/firstPorts';
import { useLanguage } from '../../common/language';
import { PartMissing, useNotify } from '../../common/messages';
import { Page } from '../../common/Page';
import { useNow } from '../../common/useNow';
import { useShownTheme } from '../../common/useShownTheme';
import { selectInfo, selectSession, useFirst, useFirstStore } from '../../store/firstStore';
import { SlipCard } from './parts/SlipCard';
import './HomeScreen.css';

// The picture and the panels load after the words: a person can read and press before that.
const PanelPlaceholder = () => <div className="home__panel-wait" />;
const HomeHero = lazyPart(async () => ({ default: (await import('@app/scenes/HomeHero')).HomeHero }));
const HomeBanner = lazyPart(() => import('./parts/HomeBanner'), PartMissing);
const UploadPanel = lazyPart(() => import('./parts/UploadPanel'), PartMissing, PanelPlaceholder);
const ScanPanel = lazyPart(() => import('./parts/ScanPanel'), PartMissing, PanelPlaceholder);
const SampleOffer = lazyPart(() => import('../../common/sample/SampleOffer'));

const route = getRouteApi('/');

/** R13 to R24: what the product is, and the two ways to begin. */
export function HomeScreen() {
  const { t } = useTranslation('index');
  const { language, captionLang, inFace } = useLanguage();
  const { clock, skyFiles } = useFirstPorts();
  const now = useNow('minute');
  const theme = useShownTheme();
  const hidden = usePageHidden();
  const still = useReducedMotion();
  const banner = useFirst(state => state.banner);
  const isSignedIn = useFirst(selectInfo) !== undefined;
  const { open, toggle } = useOpenCard();
  const panel = useRef<HTMLElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (open) panel.current?.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
  }, [open, still]);

  const isDaytime = sunState(wallClock(now, clock.zone())).isDaytime;
  return (
    <Page className="home">
      {banner && <HomeBanner banner={banner} />}
      <div className="home__hero">
        <div className="home__words">
          <p className="home__eyebrow" lang={captionLang}>
            <span className="ui-caption" lang={captionLang}>
              {t('hero.captionOther')}
            </span>
          </p>
          <h1 tabIndex={-1}>
            <span>{t('hero.titleFirst')}</span> <span>{t('hero.titleSecond')}</span>
          </h1>
          <p className="home__sub">{t('hero.subtitle')}</p>
          <fieldset className="home__slips">
            <legend className="ui-hidden">{t('cards.label')}</legend>
            <SlipCard
              number="壹"
              title={t('cards.uploadTitle')}
              body={t('cards.uploadBody')}
              icon={<CameraIcon />}
              open={open === 'upload'}
              controls={panelId}
              onPress={() => toggle('upload')}
            />
            <SlipCard
              number={inFace('贰')}
              title={t('cards.scanTitle')}
              body={t('cards.scanBody')}
              icon={<QrCodeIcon />}
              open={open === 'scan'}
              controls={panelId}
              onPress={() => toggle('scan')}
            />
          </fieldset>
          {isSignedIn && <SampleOffer />}
        </div>
        <div className="home__art">
          <HomeHero
            title={t('hero.picture')}
            language={language}
            night={theme === 'ink' || !isDaytime}
            moonCycle={moonPhase(now).progress}
            stars={skyFiles.northernSky()}
            picture={skyFiles.heroPicture()}
            paused={hidden}
          />
          <span className="home__motto home__motto--above ui-vertical" lang="zh-CN" aria-hidden="true">
            {inFace('仰观天文')}
          </span>
          <span className="home__motto home__motto--below ui-vertical" lang="zh-CN" aria-hidden="true">
            俯察地理
          </span>
        </div>
      </div>
      <section
        id={panelId}
        ref={panel}
        className="home__panel"
        hidden={!open}
        aria-label={open && t(open === 'upload' ? 'upload.title' : 'qr.title')}
      >
        {open === 'upload' && <UploadPanel />}
        {open === 'scan' && <ScanPanel />}
      </section>
    </Page>
  );
}

/**
 * R14, R21: a card opens its panel for signed-in people; others are led to sign in and come back to it. The open one
 * is in the address, so a reload keeps it; it replaces the entry, so Back leaves the page.
 */
function useOpenCard() {
  const { card } = route.useSearch();
  const mayOpen = decideUpload(useFirst(selectSession)).kind === 'allow';
  const open = mayOpen ? card : undefined;
  const store = useFirstStore();
  const navigate = useNavigate();
  const notify = useNotify();
  return {
    open,
    toggle(pressed: ReturnCard) {
      const attempt = decideUpload(store.getState().session);
      if (attempt.kind === 'allow') {
        const search = open === pressed ? {} : { card: pressed };
        void navigate({ to: '/', search, replace: true, resetScroll: false });
        return;
      }
      store.getState().setPressedCard(pressed);
      notify({ code: attempt.message });
      void navigate({ to: attempt.to });
    },
  };
}
