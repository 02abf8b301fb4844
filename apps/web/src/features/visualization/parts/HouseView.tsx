import { describeMountain, magneticBearing, mountainAt, oppositeMountain } from '@app/fengshui';
import { formatPercent } from '@app/i18n';
import { describePlace } from '@app/session';
import { moonPhase, sunState, type Weather, wallClock } from '@app/sky';
import { Button, IconButton, LayoutGridIcon, RotateCcwIcon, RotateCwIcon } from '@app/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../adapters/ports';
import { useLanguage } from '../../../parts/language';
import { HouseScene, type SceneSky } from '../../../scenes/ink/HouseScene';
import { selectInfo, useApp } from '../../../store/store';
import { type SkyDay, useSkyDay } from './useSkyDay';

const PlanView = lazy(() => import('./PlanView'));

export interface HouseViewProps {
  readonly weather: Weather;
  /** Lights the windows. */
  readonly lit: boolean;
}

/** Degrees that one press walks around the house. */
const TURN = 15;

/** R64: the drawn house in its compass ring under today's sun or moon; or its plan of nine palaces. */
export default function HouseView({ weather, lit }: HouseViewProps) {
  const { t } = useTranslation('visualization');
  const [turn, setTurn] = useState(0);
  const [plan, setPlan] = useState(false);
  const facing = useApp(state => state.facing);
  const sky = useSkyDay();
  const title = useDescription(sky, weather, facing);
  if (plan) {
    return (
      <Suspense fallback={null}>
        <PlanView onBack={() => setPlan(false)} />
      </Suspense>
    );
  }
  return (
    <div className="house-view">
      <HouseScene title={title} facing={facing} turn={turn} lit={lit} sky={[bodyOf(sky, lit)]} />
      <div className="house-view__plate">
        <IconButton
          label={t('house.turnLeft')}
          icon={<RotateCcwIcon />}
          onClick={() => setTurn(turn - TURN)}
        />
        <PlateText facing={facing} />
        <IconButton
          label={t('house.turnRight')}
          icon={<RotateCwIcon />}
          onClick={() => setTurn(turn + TURN)}
        />
      </div>
      <Button
        className="house-view__plan"
        variant="quiet"
        icon={<LayoutGridIcon />}
        onClick={() => setPlan(true)}
      >
        {t('plan.show')}
      </Button>
    </div>
  );
}

const bodyOf = ({ sunWay, moonWay, now, hours }: SkyDay, night: boolean): SceneSky =>
  night
    ? { body: { kind: 'moon', cycle: moonPhase(now).progress }, samples: moonWay, now, hours }
    : { body: { kind: 'sun' }, samples: sunWay, now, hours };

/** 坐子向午, and where it stands. */
function PlateText({ facing }: { readonly facing: number }) {
  const { t } = useTranslation('visualization');
  const { t: common } = useTranslation('common');
  const { language } = useLanguage();
  const info = useApp(selectInfo);
  const bearing = useBearing(facing, language);
  const coordinates = info && describePlace({ ...info, locationName: '' });
  const place = info && describePlace(info);
  const named = place?.kind === 'named' ? place.name : undefined;
  const where = coordinates?.kind === 'coordinates' ? coordinates.text : undefined;
  return (
    <p>
      <b>{bearing}</b>
      <small>
        <bdi>
          {named && where
            ? t('house.placeLine', { place: named, coordinates: where })
            : (named ?? where ?? common('labels.locationUnknown'))}
        </bdi>
      </small>
    </p>
  );
}

function useBearing(facing: number, language: 'zh' | 'en'): string {
  const { t } = useTranslation('visualization');
  const front = mountainAt(magneticBearing(facing));
  const back = oppositeMountain(front);
  return t('house.facing', {
    sitting: describeMountain(back, language).name,
    facing: describeMountain(front, language).name,
  });
}

/** The picture in one sentence, for those who do not see it. */
function useDescription({ now }: SkyDay, weather: Weather, facing: number): string {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { clock } = usePorts();
  const sun = sunState(wallClock(now, clock.zone()));
  const values = { facing: useBearing(facing, language), weather: t(`weather.${weather}`) };
  return sun.isDaytime
    ? t('house.describeDay', { ...values, percent: formatPercent(language, sun.position) })
    : t('house.describeNight', { ...values, phase: t(`moon.${moonPhase(now).phase}`) });
}
