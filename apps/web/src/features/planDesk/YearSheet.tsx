import { mountainName, PALACE_NAMES } from '@app/fengshui';
import {
  type ExtentContents,
  type WorkMark,
  worksInRoom,
  type YearOnPlan,
  yearAtRest,
  yearOnPlan,
} from '@app/home';
import { widthOf } from '@app/home/year';
import { formatDay, formatDegrees, formatList, formatPercent } from '@app/i18n';
import { type Floor, type Layout, type LayoutOptions, layoutOf } from '@app/plan';
import { thingName } from '@app/plan/words';
import { FloorPicture } from '@app/scenes/FloorPicture';
import { PlanKey } from '@app/scenes/PlanKey';
import { PlanRing, ringSquare } from '@app/scenes/PlanRing';
import { useTerms } from '@app/scenes/useTerms';
import { useYearLabels, YearStars, YearWedges } from '@app/scenes/YearOnPlan';
import { civilDateAt } from '@app/sky';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  Heading,
  IconButton,
  isScreenNow,
  Select,
  wholeRows,
} from '@app/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { useHomeAddress } from '../../common/address';
import { useLanguage } from '../../common/language';
import { useHomeReading } from '../../common/useHomeReading';
import { usePlanWords } from '../../common/usePlanWords';
import './planReport.css';

export interface YearSheetProps {
  readonly floor: Floor;
  /** The home has no other floor. */
  readonly isOnly: boolean;
  readonly options: LayoutOptions;
}

/** The year over the plan: its stars by palace, its places over the rooms, and when work in a room is advised against. */
export default function YearSheet({ floor, isOnly, options }: YearSheetProps) {
  const { t } = useTranslation('visualization');
  const { captionLang } = useLanguage();
  const reading = useHomeReading();
  const { address, open } = useHomeAddress();
  const { year: shown, room } = address;
  const now = reading?.yearPlaces.year ?? 2026;
  const year = shown ?? now;
  const layout = useMemo(() => layoutOf(floor, options), [floor, options]);
  const onPlan = useMemo(() => layout && yearOnPlan(floor, layout, year), [floor, layout, year]);
  if (!layout || !onPlan) return <p>{t('planDesk.noFindings')}</p>;
  const step = (by: number) => open({ year: year + by === now ? undefined : year + by }, 'turn');
  return (
    <>
      <YearPicture {...{ floor, layout, onPlan, year }} />
      <div ref={wholeRows} className="plan-desk__side">
        <div className="year-stepper">
          <div aria-live="polite">
            <Heading level={3} size="l" caption={t('planReport.yearOther')} captionLang={captionLang}>
              {t('planReport.yearTitle', { year })}
            </Heading>
          </div>
          <IconButton
            label={t('planReport.yearBefore')}
            icon={<ChevronLeftIcon />}
            onClick={() => step(-1)}
          />
          <IconButton label={t('planReport.yearAfter')} icon={<ChevronRightIcon />} onClick={() => step(1)} />
        </div>
        <Rest {...{ floor, onPlan, isOnly }} when={year === now ? 'now' : year < now ? 'past' : 'later'} />
        <ul className="year-lies">
          {onPlan.lies.map(each =>
            each.teaching === 'wide' ? null : (
              <Place key={each.place} {...{ floor, each, onPlan }} wide={wideOf(onPlan, each)} />
            ),
          )}
        </ul>
        <p className="plan-desk__note">{t('planReport.yearShares')}</p>
        <Works {...{ floor, layout, year, room }} onRoom={next => open({ room: next }, 'turn')} />
        <p className="plan-desk__note">{t('planReport.yearNote')}</p>
      </div>
    </>
  );
}

interface RestProps {
  readonly floor: Floor;
  readonly onPlan: YearOnPlan;
  readonly isOnly: boolean;
  readonly when: 'past' | 'now' | 'later';
}

/** R1000: which room matters, what tradition leaves alone there, and until when. */
function Rest({ floor, onPlan, isOnly, when }: RestProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { clock } = usePorts();
  const { nameOf: termOf } = useTerms();
  const nameOf = usePlanWords().namesOn(floor.rooms);
  const share = useShare();
  const rest = useMemo(() => yearAtRest(onPlan), [onPlan]);
  if (!rest) return <p className="year-rest">{t('planReport.restNone', { year: onPlan.year })}</p>;
  // A date is not broken at the end of a line.
  const day = (at: typeof rest.startsAt) =>
    formatDay(language, civilDateAt(at, clock.zone()), 'long').replaceAll(' ', '\u00a0');
  const count = rest.rooms.length;
  const [from, until] = [day(rest.startsAt), day(rest.endsAt)];
  return (
    <div className="year-rest">
      <p>{t(`planReport.${isOnly ? 'rest' : 'restOfFloor'}.${when}`, { count, from, until })}</p>
      {rest.rooms.map(({ room, places }) => {
        // Of two rooms each with what makes it the one.
        const shares = places
          .slice(0, count > 1 ? 1 : undefined)
          .map(({ place, least, most }) =>
            t('planReport.restShare', { share: share(least, most), place: termOf(`year-place.${place}`) }),
          );
        const text = { room: nameOf(room), shares: formatList(language, shares) };
        return <p key={room.id}>{t('planReport.restRoom', text)}</p>;
      })}
    </div>
  );
}

/** The share of a room from the least to the most that the extents of a place give it. */
function useShare() {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  return (from: number, to: number) => {
    const [least, most] = [formatPercent(language, from * 100), formatPercent(language, to * 100)];
    if (least === most) return most;
    return t(from === 0 ? 'planReport.upTo' : 'palaceFacts.between', { least, most }).replaceAll(
      ' ',
      '\u00a0',
    );
  };
}

const wideOf = ({ lies }: YearOnPlan, { place }: ExtentContents) =>
  lies.find(each => each.place === place && each.teaching === 'wide');

interface YearPictureProps {
  readonly floor: Floor;
  readonly layout: Layout;
  readonly onPlan: YearOnPlan;
  readonly year: number;
}

function YearPicture({ floor, layout, onPlan, year }: YearPictureProps) {
  const { t } = useTranslation('visualization');
  const { namesOn } = usePlanWords();
  const [perPixel, setPerPixel] = useState(20);
  const nameOf = namesOn(floor.rooms);
  const { labels, names } = useYearLabels({ floor, layout, onPlan, perPixel, nameOf });
  return (
    <div className="plan-desk__picture">
      <FloorPicture
        withNorth={false}
        floor={floor}
        margin={0}
        around={ringSquare(layout)}
        nameOf={nameOf}
        areas={false}
        {...names}
        onPerPixel={setPerPixel}
        under={<PlanRing layout={layout} stars={onPlan.stars} />}
        onFloor={<YearWedges {...{ layout, onPlan, perPixel }} />}
        label={t('planReport.yearPicture', { year })}
      >
        <YearStars labels={labels} />
      </FloorPicture>
      <PlanKey signs={['star', 'place']} />
    </div>
  );
}

interface PlaceProps {
  readonly floor: Floor;
  readonly each: ExtentContents;
  /** The same place by the teaching that gives it more. */
  readonly wide: ExtentContents | undefined;
  readonly onPlan: YearOnPlan;
}

/** Ems of a closed row on a phone, without room for a word that ends a line early; and of its name, in larger letters. */
const ROW = 23.4;
const NAME = 1.3;

/** R973: the contents of one place of the year, by both teachings where there are two. */
function Place({ floor, each, wide, onPlan }: PlaceProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const { nameOf: termOf } = useTerms();
  const nameOf = usePlanWords().namesOn(floor.rooms);
  const [isOpen] = useState(() => isScreenNow('largePhone'));
  const { place, palace, rooms } = each;
  const where =
    place === 'tai-sui' || place === 'sui-po'
      ? inFace(mountainName(place === 'tai-sui' ? onPlan.places.taiSui : onPlan.places.suiPo, language))
      : inFace(PALACE_NAMES[palace][language]);
  const shareText = useShare();
  const all = wide ?? each;
  const lies = [
    ...all.rooms.map(({ room, share }) => {
      const least = rooms.find(each => each.room === room)?.share ?? 0;
      return `${nameOf(room)}\u00a0${shareText(least, share)}`;
    }),
    ...all.things.flatMap(id => inFace(thingName(floor, id, language)) ?? []),
  ];
  const contents = lies.length > 0 ? formatList(language, lies) : t('planReport.nothingThere');
  // Two lines on a phone: the greatest, and how much more there is.
  const short = wide ? [...all.rooms.map(({ room }) => nameOf(room)), ...lies.slice(all.rooms.length)] : lies;
  const briefs = [2, 1]
    .filter(some => some < lies.length)
    .map(some =>
      formatList(language, [...short.slice(0, some), t('planReport.more', { count: lies.length - some })]),
    );
  const ways = lies.length > 3 ? briefs : [contents, ...briefs];
  const name = `${termOf(`year-place.${place}`)} · ${where}`;
  const brief = ways.find(text => widthOf(text) <= 2 * (ROW - NAME * widthOf(name))) ?? ways.at(-1);
  const degrees = (value: number) => formatDegrees(language, value, 1);
  const limits = [each, ...(wide ? [wide] : [])].flatMap(({ from, to, teaching }) =>
    from === undefined || to === undefined
      ? []
      : `${degrees(from)}–${degrees(to % 360)}${teaching ? ` · ${t(`planReport.teachings.${teaching}`)}` : ''}`,
  );
  return (
    <li data-place={place}>
      <details open={isOpen}>
        <summary>
          <b>{name}</b>
          {limits.map(limit => (
            <span key={limit}>{limit}</span>
          ))}
          <small aria-hidden="true">{brief}</small>
        </summary>
        <p>{contents}</p>
      </details>
    </li>
  );
}

interface WorksProps {
  readonly floor: Floor;
  readonly layout: Layout;
  readonly year: number;
  readonly room: string | undefined;
  readonly onRoom: (room: string) => void;
}

/** The months in which tradition would leave a room alone. */
function Works({ floor, layout, year, room, onRoom }: WorksProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { clock } = usePorts();
  const { nameOf: termOf } = useTerms();
  const nameOf = usePlanWords().namesOn(floor.rooms);
  const chosen = floor.rooms.find(each => each.id === room) ?? floor.rooms[0];
  const months = useMemo(
    () => (chosen ? worksInRoom(floor, layout, chosen.id, year) : []),
    [floor, layout, chosen, year],
  );
  if (!chosen) return null;
  const markText = ({ of, place, teaching, share }: WorkMark) =>
    t(teaching === 'wide' ? 'planReport.markWide' : 'planReport.mark', {
      what:
        of === 'month' && (place === 'five-yellow' || place === 'two-black')
          ? t(`planReport.ofMonth.${place}`)
          : t('planReport.allYear', { place: termOf(`year-place.${place}`) }),
      share: formatPercent(language, share * 100),
    });
  const own = (marks: readonly WorkMark[]) => marks.filter(({ of }) => of === 'month');
  const ofYear = months[0]?.marks.filter(({ of }) => of === 'year') ?? [];
  return (
    <section className="works">
      <h3>{t('planReport.worksIn', { room: nameOf(chosen) })}</h3>
      <Select
        label={t('planReport.worksRoom')}
        value={chosen.id}
        options={floor.rooms.map(each => ({ value: each.id, label: nameOf(each) }))}
        onChange={event => onRoom(event.target.value)}
      />
      {/* R939: once, so that the months say only what is theirs. */}
      {ofYear.length > 0 && <p>{formatList(language, ofYear.map(markText))}</p>}
      <ol>
        {months.map(({ month, marks }) => {
          const from = formatDay(language, civilDateAt(month.startsAt, clock.zone()), 'ofYear');
          return (
            <li key={month.month} data-quiet={own(marks).length > 0 || undefined}>
              <span>{t('planReport.monthFrom', { from })}</span>
              <span>
                {own(marks).length > 0
                  ? formatList(language, own(marks).map(markText))
                  : t(ofYear.length > 0 ? 'planReport.nothingOwn' : 'planReport.nothingAgainst')}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
