import { homePlaceOf } from '@app/home';
import { formatDegrees, formatTime } from '@app/i18n';
import { DIRECTIONS, directionAt, type Millis } from '@app/kernel';
import { SkyDome } from '@app/scenes/SkyDome';
import { StarMapScene, type ViewedSky } from '@app/scenes/StarMap';
import { directionOfLook, instantOfMoment, lookOfDirection, momentOfInstant } from '@app/session/addresses';
import { type Crossing, moonPosition, nearestMinute, sunPosition } from '@app/sky';
import { Link } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useHomeAddress } from '../../../common/address';
import { CopyLink } from '../../../common/CopyLink';
import { useLanguage } from '../../../common/language';
import { useFacing } from '../../../common/useFacing';
import { useNow } from '../../../common/useNow';
import { useShownTheme } from '../../../common/useShownTheme';
import { selectInfo, useApp } from '../../../store/store';
import { type SkyDay, useSkyDay } from './useSkyDay';

export interface StarViewProps {
  readonly moonCycle: number;
  readonly lit: boolean;
}

/** The stars over the home; if they cannot be drawn, sun and moon on the dome of its sky. */
export default function StarView(props: StarViewProps) {
  const { t } = useTranslation('visualization');
  const { clock, skyFiles } = usePorts();
  const { language, inFace } = useLanguage();
  const theme = useShownTheme();
  const facing = useFacing();
  const info = useApp(selectInfo);
  const now = useNow('second');
  const home = homePlaceOf(info, clock.zone());
  const { latitude, longitude } = home;
  const place = useMemo(() => ({ latitude, longitude }), [latitude, longitude]);
  const { address, open } = useHomeAddress();
  const { at, look, object } = address;
  const seen = useMemo(
    () => ({
      at: at === undefined ? undefined : instantOfMoment(at),
      look: look === undefined ? undefined : directionOfLook(look),
      object,
    }),
    [at, look, object],
  );
  const onSee = useCallback(
    (change: Partial<ViewedSky>, isStep: boolean) =>
      open(
        {
          ...('at' in change && { at: change.at === undefined ? undefined : momentOfInstant(change.at) }),
          ...('look' in change && { look: change.look && lookOfDirection(change.look) }),
          ...('object' in change && { object: change.object }),
        },
        isStep ? 'step' : 'turn',
      ),
    [open],
  );
  return (
    <StarMapScene
      source={skyFiles}
      place={place}
      instant={now}
      zone={clock.zone()}
      language={language}
      theme={theme}
      facing={facing.true}
      seen={seen}
      onSee={onSee}
      actions={<CopyLink />}
      fallback={<DomeView {...props} />}
      notice={
        !home.isKnown && (
          <>
            {t('dome.needPlace', { city: inFace(home.standIn.name[language]) })}{' '}
            <Link to="/user-info">{t('dome.setPlace')}</Link>
          </>
        )
      }
    />
  );
}

/** Sun and moon over the home on the dome of its sky: their paths today, and their positions now. */
function DomeView({ moonCycle, lit }: StarViewProps) {
  const { t } = useTranslation('visualization');
  const facing = useFacing();
  const { clock: deviceClock } = usePorts();
  const sky = useSkyDay(deviceClock.zone());
  const marksOf = useMarks();
  const sentence = useSentence(sky);
  return (
    <div className="star-view">
      <SkyDome
        title={sentence}
        now={sky.now}
        facing={facing.true}
        southern={sky.place.latitude < 0}
        lit={lit}
        directions={DIRECTIONS.map(name => t(`directions.${name}`))}
        bodies={[
          { body: { kind: 'sun' }, samples: sky.sunWay, marks: marksOf(sky.sun.day, sky.sun.transit) },
          {
            body: { kind: 'moon', cycle: moonCycle },
            samples: sky.moonWay,
            marks: marksOf(sky.moon.up, sky.moon.transit),
          },
        ]}
      />
      <p>{sentence}</p>
    </div>
  );
}

function useMarks() {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { clock } = usePorts();
  return (crossing: Crossing, transit: Millis | undefined) => {
    const moments = [
      { name: t('dome.rise'), at: crossing.kind === 'crosses' ? crossing.rise : undefined },
      { name: t('dome.culmination'), at: transit },
      { name: t('dome.set'), at: crossing.kind === 'crosses' ? crossing.set : undefined },
    ];
    return moments.flatMap(({ name, at }) =>
      at === undefined
        ? []
        : [{ at, label: `${name} ${formatTime(language, nearestMinute(at), clock.zone())}` }],
    );
  };
}

/** The dome in words. */
function useSentence({ place, now }: SkyDay): string {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const describe = (body: 'sun' | 'moon', { altitude, azimuth }: ReturnType<typeof sunPosition>) =>
    altitude > 0
      ? t(`dome.${body}Above`, {
          altitude: formatDegrees(language, altitude),
          direction: t(`directions.${directionAt(azimuth)}`),
        })
      : t(`dome.${body}Below`);
  return t('dome.describe', {
    place: place.isKnown ? t('dome.yourHome') : inFace(place.standIn.name[language]),
    sun: describe('sun', sunPosition(now, place)),
    moon: describe('moon', moonPosition(now, place)),
  });
}
