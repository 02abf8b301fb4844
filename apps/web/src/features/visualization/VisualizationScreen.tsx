import { homePlaceOf, isNightOver, sceneSeason, shownMoment } from '@app/home';
import { ascend } from '@app/scenes/house/ascent';
import { WeatherBackdrop } from '@app/scenes/WeatherBackdrop';
import { decideEntry } from '@app/session';
import { hourOfMinute, minuteOfHour, type ToolId } from '@app/session/addresses';
import { drawWeather, moonPhase, sunState, wallClock } from '@app/sky';
import {
  CourtyardIcon,
  FloorPlanIcon,
  HairlineFrame,
  lazyPart,
  PlanisphereIcon,
  SegmentedControl,
  usePageHidden,
  useReducedMotion,
  useSettled,
} from '@app/ui';
import { type ComponentType, type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import AccountMenu from '../../common/AccountMenu';
import { HomeAddress, useOver, useRouteAddress } from '../../common/address';
import { Brand } from '../../common/Brand';
import { PartMissing } from '../../common/messages';
import { useNow } from '../../common/useNow';
import { useShownTheme } from '../../common/useShownTheme';
import { selectInfo, selectSession, useApp } from '../../store/store';
import { AccountLabel } from './parts/AccountLabel';
import { HouseView } from './parts/HouseView';
import { Instrument } from './parts/Instrument';
import { ProfileSlip } from './parts/ProfileSlip';
import { Tools } from './parts/Tools';
// In this order: a later rule wins.
import './VisualizationScreen.css';
import './parts/Instrument.css';
import './parts/HouseView.css';
import '@app/scenes/planView.css';
import './narrowScreen.css';
import './phoneScreen.css';
import './parts/StarView.css';
import './lowScreen.css';

const FacingDialog = lazyPart(() => import('./facing/FacingDialog'), PartMissing);
const PhotoOfHome = lazyPart(() => import('../../common/photos/PhotoOfHome'), PartMissing);
const ResidentSheet = lazyPart(() => import('./resident/ResidentSheet'), PartMissing);
const StarView = lazyPart(() => import('./parts/StarView'), PartMissing);
const SampleNotice = lazyPart(() => import('../../common/sample/SampleNotice'));

interface ToolDialogProps {
  readonly onClose: () => void;
}

export interface VisualizationScreenProps {
  /** The dialogs behind the tool menu; the route connects the features. */
  readonly dialogs: Readonly<Record<ToolId, ComponentType<ToolDialogProps>>>;
  /** The third view, a separate feature. */
  readonly PlanDesk: ComponentType;
}

type View = 'house' | 'stars' | 'plan';

/** R64 to R74: the home under its sky, with its instruments in the four corners. */
export function VisualizationScreen({ dialogs, PlanDesk }: VisualizationScreenProps) {
  const { t } = useTranslation('visualization');
  const { clock, random } = usePorts();
  const session = useApp(selectSession);
  const info = useApp(selectInfo);
  const sample = useApp(state => state.sample);
  const opened = useRouteAddress('/visualization');
  const { address, open, close } = opened;
  const { view = 'house', tool, hour, resident } = address;
  const person = resident === undefined ? undefined : info?.residents[resident - 1];
  useOver(resident !== undefined && !person, open, 'resident');
  // R71: drawn once for each visit, whatever is rendered again.
  const [weather] = useState(() => drawWeather(random));
  const tellHour = useCallback(
    (minute: number | undefined) =>
      open({ hour: minute === undefined ? undefined : hourOfMinute(minute) }, 'turn'),
    [open],
  );
  const [minuteOfDay, setMinuteOfDay] = useSettled(
    hour === undefined ? undefined : minuteOfHour(hour),
    tellHour,
    view !== 'house',
  );
  const now = useNow('minute');
  const zone = clock.zone();
  const theme = useShownTheme();
  const hidden = usePageHidden();
  const isCut = useReducedMotion();
  const isDaytime = sunState(wallClock(now, zone)).isDaytime;
  // The house is lit for its displayed hour: at night everything around it is ink, on the paper theme too.
  const at = shownMoment(now, zone, minuteOfDay);
  const isNight = view === 'house' && isNightOver(homePlaceOf(info, zone), at);
  const season = useMemo(
    () =>
      sceneSeason({ at, zone, weather, place: homePlaceOf(info, zone), household: info?.residents ?? [] }),
    [at, zone, weather, info],
  );
  const skyTheme = isNight ? 'ink' : theme;
  const entry = decideEntry('/visualization', session);
  const Dialog = tool && dialogs[tool];

  return (
    <HomeAddress value={opened}>
      <main id="content" tabIndex={-1} className="vis" data-theme={skyTheme}>
        <h1 className="ui-hidden" tabIndex={-1}>
          {t('hud.title')}
        </h1>
        <WeatherBackdrop
          weather={weather}
          night={skyTheme === 'ink'}
          daylight={view === 'house' && !isNight}
          paused={hidden}
          season={view === 'house' ? season : undefined}
        >
          {view === 'house' ? (
            <HouseView
              weather={weather}
              season={season}
              minuteOfDay={minuteOfDay}
              onMinuteOfDay={setMinuteOfDay}
            />
          ) : (
            view === 'stars' && (
              <StarView moonCycle={moonPhase(now).progress} lit={!isDaytime || theme === 'ink'} />
            )
          )}
        </WeatherBackdrop>
        {/* Above the weather: drawing surfaces must stay dry. */}
        {view === 'plan' && <PlanDesk />}
        <HairlineFrame />
        <Corner at="top-left">
          <div className="vis__views">
            <Brand show="seal" />
            <SegmentedControl<View>
              label={t('hud.view')}
              value={view}
              onChoose={next => {
                const show = () =>
                  open({ view: next === 'house' ? undefined : next, show: undefined, hour: undefined });
                if (isCut || view === 'plan' || next === 'plan') return show();
                ascend(next, show);
              }}
              options={[
                { value: 'house', label: t('hud.house'), icon: <CourtyardIcon /> },
                { value: 'stars', label: t('hud.stars'), icon: <PlanisphereIcon /> },
                { value: 'plan', label: t('planDesk.view'), icon: <FloorPlanIcon /> },
              ]}
            />
            {sample !== undefined && <SampleNotice />}
          </div>
          {/* It would lie over the desk's tools. */}
          {view !== 'plan' && entry.kind === 'allow' && entry.notice && <ProfileSlip />}
        </Corner>
        {view !== 'plan' && (
          <Corner at="top-right">
            <Instrument onOpenAlmanac={() => open({ tool: 'almanac' })} />
          </Corner>
        )}
        <Corner at="bottom-left">
          <Tools onOpen={each => open({ tool: each })} />
        </Corner>
        <Corner at="bottom-right">
          {info && <AccountMenu info={info} side="top" label={<AccountLabel />} />}
        </Corner>
        {address.sheet === 'facing' && <FacingDialog onClose={() => close('sheet')} />}
        {address.photo && <PhotoOfHome id={String(address.photo)} />}
        {person && <ResidentSheet residentId={person.id} onClose={() => close('resident')} />}
        {Dialog && <Dialog onClose={() => close('tool')} />}
      </main>
    </HomeAddress>
  );
}

/** Between signing out and the next page: the sky, the frame and the way home, and nothing personal. */
export function DepartedScreen() {
  const { t } = useTranslation('visualization');
  const { random } = usePorts();
  const [weather] = useState(() => drawWeather(random));
  const theme = useShownTheme();
  return (
    <main id="content" tabIndex={-1} className="vis" data-theme={theme}>
      <h1 className="ui-hidden">{t('hud.title')}</h1>
      <WeatherBackdrop weather={weather} night={theme === 'ink'} paused />
      <HairlineFrame />
      <Corner at="top-left">
        <Brand show="seal" />
      </Corner>
    </main>
  );
}

interface CornerProps {
  readonly at: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
  readonly children: ReactNode;
}

function Corner({ at, children }: CornerProps) {
  // A separate step after the house: both at once would be the longest task of the start.
  const isNext = useDeferredValue(true, at === 'top-left');
  return (
    <div className={`vis__corner vis__corner--${at}`} data-hud>
      {isNext && children}
    </div>
  );
}
