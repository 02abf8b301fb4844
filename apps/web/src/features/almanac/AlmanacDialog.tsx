import type { Names } from '@app/almanac';
import type { OwnDay } from '@app/home';
import { formatDay } from '@app/i18n';
import { type CivilDate, formatCivilDate } from '@app/kernel';
import {
  type AlmanacOf,
  DayPane,
  Explanation,
  errorText,
  JumpPane,
  Leaf,
  MomentContext,
  MonthPane,
  OpenTermContext,
  Pager,
  type ShownDay,
  useAlmanacOf,
  useDayTurning,
  useOpenTermOf,
} from '@app/scenes/almanac';
import { OwnDayPane } from '@app/scenes/records';
import { Sheet } from '@app/scenes/Sheet';
import { useAlmanacNames } from '@app/scenes/useAlmanacNames';
import { Button, EmptyState, lazyPart, SegmentedControl, Spinner } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { useHomeAddress } from '../../common/address';
import { CopyLink } from '../../common/CopyLink';
import { useLanguage } from '../../common/language';
import { PartMissing } from '../../common/messages';
import { usePictures } from '../../common/photos/usePicture';
import { useHolidayRegion } from '../../common/useHolidayRegion';
import { useNow } from '../../common/useNow';
import { FindPane } from './parts/FindPane';
import { SaveMenu } from './parts/SaveMenu';
import { useHousehold } from './useHousehold';
import { useOwnDays } from './useOwnDays';
import { useShownDay } from './useShownDay';
// After the styles of the controls it overrides.
import '@app/scenes/almanac.css';

export interface AlmanacDialogProps {
  readonly onClose: () => void;
}

const YearView = lazyPart(() => import('./YearView'), PartMissing, Wait);
const MonthTable = lazyPart(() => import('@app/scenes/year/month'));

type View = 'day' | 'month' | 'year' | 'find' | 'jump';
const VIEWS: readonly View[] = ['day', 'month', 'year', 'find', 'jump'];

/** R78 to R91: the almanac, one page a day. */
export default function AlmanacDialog({ onClose }: AlmanacDialogProps) {
  const { t } = useTranslation('visualization');
  const { t: common } = useTranslation('common');
  const { language, other } = useLanguage();
  const named = useAlmanacNames();
  const names = named.kind === 'ready' ? named.names : undefined;
  const opened = useHomeAddress();
  const shown = useShownDay(opened);
  const { clock } = usePorts();
  const [region] = useHolidayRegion();
  const moment = { now: useNow('minute'), zone: clock.zone(), household: useHousehold(), region };
  const { date, isToday } = shown;
  const almanac = useAlmanacOf(date, region);
  const own = useOwnDays(date);
  const view: View = opened.address.leaf ?? 'day';
  const question = useOpenTermOf(`${view} ${formatCivilDate(date)}`);
  useDayTurning(view === 'day', shown.turn);

  const { year } = date;
  const titles =
    view === 'year'
      ? { title: t('year.title', { year }), caption: t('year.titleOther', { year }) }
      : isToday
        ? { title: t('almanac.title'), caption: t('almanac.titleOther') }
        : {
            title: t('almanac.titleOn', { date: formatDay(language, date) }),
            caption: t('almanac.titleOnOther', { date: formatDay(other, date) }),
          };
  const leaf = names && almanac.kind === 'ready' && (
    <Leaf day={almanac.day} isToday={isToday} names={names} />
  );
  return (
    <MomentContext value={moment}>
      <OpenTermContext value={question}>
        <Sheet
          onClose={onClose}
          className={`almanac almanac--${view}`}
          size="l"
          phone="bottom"
          {...titles}
          description={t('almanac.description')}
          aside={view === 'year' ? undefined : leaf || <div className="leaf" />}
          footer={
            <>
              <Explanation names={names} />
              <Pager shown={shown} by={view === 'year' || view === 'month' ? view : 'day'} />
            </>
          }
        >
          <div className="almanac__bar">
            <SegmentedControl<View>
              label={t('almanac.view')}
              look="form"
              value={view}
              onChoose={next => opened.open({ leaf: next === 'day' ? undefined : next })}
              options={VIEWS.map(value => ({ value, label: t(`almanac.${value}View`) }))}
            />
            <CopyLink />
            {names && almanac.kind === 'ready' && <SaveMenu day={almanac.day} names={names} />}
          </div>
          {names ? (
            <Pane view={view} onOpenDay={shown.openDay} {...{ almanac, shown, names, own }} />
          ) : named.kind === 'failed' ? (
            <EmptyState
              title={t('almanac.namesFailed')}
              action={<Button onClick={named.retry}>{common('actions.retry')}</Button>}
            />
          ) : (
            <Wait />
          )}
        </Sheet>
      </OpenTermContext>
    </MomentContext>
  );
}

interface PaneProps {
  readonly view: View;
  readonly almanac: AlmanacOf;
  readonly shown: ShownDay;
  readonly names: Names;
  readonly own: ReadonlyMap<string, OwnDay>;
  readonly onOpenDay: (date: CivilDate) => void;
}

function Pane({ view, almanac, shown, names, own, onOpenDay }: PaneProps) {
  const { t } = useTranslation('visualization');
  if (view === 'month') {
    const counts = new Map(
      [...own].map(([day, { records, photos }]) => [day, records.length + photos.length]),
    );
    return (
      <MonthPane shown={shown} names={names} own={counts} onOpenDay={onOpenDay}>
        <MonthTable month={shown.date} names={names} />
      </MonthPane>
    );
  }
  if (view === 'year') return <YearView {...{ shown, names, onOpenDay }} />;
  if (view === 'find') return <FindPane leaf={shown.date} names={names} onOpenDay={onOpenDay} />;
  if (view === 'jump') return <JumpPane date={shown.date} names={names} onOpenDay={onOpenDay} />;
  if (almanac.kind === 'waiting') return <Wait />;
  if (almanac.kind === 'failed') return <EmptyState title={errorText(t, almanac.error)} />;
  const ownDay = own.get(formatCivilDate(shown.date));
  return (
    <DayPane day={almanac.day} isToday={shown.isToday} names={names}>
      {ownDay && <Own {...ownDay} />}
    </DayPane>
  );
}

function Own({ records, photos }: OwnDay) {
  const urls = usePictures(photos.map(({ id }) => id));
  const shown = photos.map(({ id, name, caption }) => ({ id, name: caption ?? name, url: urls.get(id) }));
  return <OwnDayPane records={records} photos={shown} />;
}

function Wait() {
  const { t } = useTranslation('visualization');
  return (
    <p className="almanac__wait" role="status">
      <Spinner /> {t('almanac.loading')}
    </p>
  );
}
