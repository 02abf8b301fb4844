import { formatLunarDate, type Names } from '@app/almanac';
import { mountainName, PALACE_NAMES, type Palace } from '@app/fengshui';
import {
  dayAt,
  dayHand,
  type SheetPlace,
  SUN_CHART,
  sheetWords,
  signOf,
  spanText,
  starName,
  sunPicture,
  wheelLayers,
  wheelWords,
  type YearOfHome,
  type YearRequest,
  yearOfHome,
  yearWheel,
} from '@app/home/year';
import { formatDay } from '@app/i18n';
import { addDays, type CivilDate, compareCivilDates } from '@app/kernel';
import { Button, DownloadIcon, EmptyState, PrinterIcon, Seal, useScreen } from '@app/ui';
import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawing } from './Drawing';
import { StarDial } from './StarDial';
import { useYearSpeech } from './useYearSpeech';
import { WallSheet } from './WallSheet';
import { YearTable } from './YearTable';
import './year.css';

export interface YearPaneProps {
  readonly date: CivilDate;
  readonly request: YearRequest;
  readonly place: SheetPlace;
  readonly names: Names;
  readonly onShow: (date: CivilDate) => void;
  readonly onOpenDay: (date: CivilDate) => void;
  readonly onCalendar: () => void;
}

/** The picture's half width and half height: the names of festivals are beside the wheel. */
const FRAME = { x: 506, y: 420 } as const;

/** R493: the year of a home as a wheel, with its facts beside it and as a table. */
export function YearPane(props: YearPaneProps) {
  const { date, request, place, names, onOpenDay, onCalendar } = props;
  const { t } = useTranslation('visualization');
  const speech = useYearSpeech();
  const { language } = names;
  const [printing, setPrinting] = useState(false);
  const year = useMemo(() => yearOfHome(date.year, request), [date.year, request]);
  const sheet = useMemo(
    () => (printing && year ? sheetWords(speech, names, place, year) : undefined),
    [printing, year, speech, names, place],
  );
  const side = (palace: Palace) =>
    palace === 'C' ? t('year.middle') : speech.write(PALACE_NAMES[palace][language]);
  const isWide = useScreen('laptop');
  // R1051: on a phone or a tablet in the corners beside the wheel, before the facts also for the keyboard, with one word each.
  const deeds = (
    <div className="year__deeds">
      <Button
        icon={<PrinterIcon />}
        variant="primary"
        aria-label={t('year.print')}
        onClick={() => setPrinting(true)}
      >
        {t(isWide ? 'year.print' : 'year.printShort')}
      </Button>
      <Button icon={<DownloadIcon />} aria-label={t('year.calendar')} onClick={onCalendar}>
        {t(isWide ? 'year.calendar' : 'year.calendarShort')}
      </Button>
    </div>
  );
  const born = year?.stored.filter(({ day, dates }) => day.kind === 'birthday' && dates.length > 0) ?? [];
  return (
    <section className="year">
      {year ? (
        <>
          <Wheel year={year} {...props} />
          <div className="year__side">
            {!isWide && deeds}
            <h3 aria-live="polite">
              {t('year.heading', { year: date.year, animal: names.zodiac[year.zodiac] })}
            </h3>
            <p className="year__day">
              <button type="button" onClick={() => onOpenDay(date)}>
                {dayText(year, date, names, 'ofYear')}
              </button>
            </p>
            <p className="year__how">{t('year.how')}</p>
            <dl className="year__facts">
              {(['longest', 'shortest'] as const).map(which => (
                <Fact key={which} name={t(`year.${which}`)}>
                  {t('year.daylightOn', {
                    date: formatDay(language, year[which].date, 'ofYear'),
                    hours: spanText(speech, year[which].minutes),
                  })}
                </Fact>
              ))}
              <Fact name={t('year.centre')}>{starName(names, year.stars.C)}</Fact>
              <Fact name={t('year.marks.five-yellow')}>{side(year.places.fiveYellow)}</Fact>
              <Fact name={t('year.marks.tai-sui')}>{mountainName(year.places.taiSui, language)}</Fact>
              <Fact name={t('year.marks.sui-po')}>{mountainName(year.places.suiPo, language)}</Fact>
              <Fact name={t('year.marks.three-killings')}>{side(year.places.threeKillings.direction)}</Fact>
            </dl>
            <p className="year__how">{t('year.starsNote')}</p>
            <h4>{t('year.birthdays')}</h4>
            {born.length === 0 ? (
              <p className="year__how">{t('year.birthdaysNone')}</p>
            ) : (
              <ul className="year__born">
                {born.map(({ day, dates }) => (
                  <li key={day.id}>
                    <Seal text={signOf(day.name)} size={26} />
                    <span>
                      {day.name}
                      <small>{formatLunarDate({ ...day.lunar, year: date.year }, names)}</small>
                    </span>
                    <b className="ui-display ui-num">
                      {dates
                        .map(stored => formatDay(language, stored.date, 'ofYear'))
                        .join(language === 'zh' ? '、' : ', ')}
                    </b>
                  </li>
                ))}
              </ul>
            )}
            {isWide && deeds}
          </div>
          <StarDial year={year} names={names} />
          <Sun year={year} names={names} />
          <YearTable year={year} names={names} />
          {sheet && (
            <WallSheet
              year={year}
              words={sheet}
              label={t('year.sheetLabel', { year: date.year })}
              onPrinted={() => setPrinting(false)}
            />
          )}
        </>
      ) : (
        <EmptyState title={t('year.outOfTables')} />
      )}
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="ui-num">{children}</dd>
    </div>
  );
}

/** Nov 22, 14th of the 10th moon, Minor Snow. */
const dayText = ({ days }: YearOfHome, date: CivilDate, names: Names, format?: 'ofYear') => {
  const day = days.find(each => compareCivilDates(each.date, date) === 0);
  const facts = day ? [formatLunarDate(day.lunar, names), names.solarTerm[day.solarTerm.current.id]] : [];
  return [formatDay(names.language, date, format), ...facts].join(names.language === 'zh' ? '，' : ', ');
};

function Wheel({ year, date, names, onShow, onOpenDay }: YearPaneProps & { readonly year: YearOfHome }) {
  const { t } = useTranslation('visualization');
  const speech = useYearSpeech();
  const { under, over } = useMemo(
    () => wheelLayers(yearWheel(year, wheelWords(speech, names))),
    [year, speech, names],
  );
  const press = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowUp: -1,
      ArrowRight: 1,
      ArrowDown: 1,
      PageUp: -30,
      PageDown: 30,
    };
    const step = steps[event.key];
    if (event.key === 'Enter') onOpenDay(date);
    else if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    else onShow(addDays(date, step));
    event.preventDefault();
    event.stopPropagation();
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getElementsByTagName('svg')[0]?.getBoundingClientRect();
    if (!box) return;
    // The picture is in the middle of its frame, as large as fits.
    const scale = Math.max((2 * FRAME.x) / box.width, (2 * FRAME.y) / box.height);
    const day = dayAt(year, {
      x: (event.clientX - box.left - box.width / 2) * scale,
      y: (event.clientY - box.top - box.height / 2) * scale,
    });
    if (compareCivilDates(day, date) !== 0) onShow(day);
  };
  return (
    <div className="year__wheel">
      <div
        className="year__dial"
        role="slider"
        aria-label={t('year.wheelLabel', { year: year.year })}
        aria-valuemin={1}
        aria-valuemax={year.days.length}
        aria-valuenow={1 + year.days.findIndex(day => compareCivilDates(day.date, date) === 0)}
        aria-valuetext={dayText(year, date, names)}
        aria-describedby="year-keys"
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={point}
        onDoubleClick={() => onOpenDay(date)}
      >
        <svg viewBox={`${-FRAME.x} ${-FRAME.y} ${2 * FRAME.x} ${2 * FRAME.y}`} aria-hidden="true">
          <Drawing shapes={under} />
          <Drawing shapes={dayHand(year, date)} />
          <Drawing shapes={over} />
        </svg>
      </div>
      <p id="year-keys" className="ui-hidden">
        {t('year.wheelKeys')}
      </p>
    </div>
  );
}

/** The chart of the year and the analemma, in units of the picture. */
const SUN_WINDOWS = [
  { from: -20, to: SUN_CHART.year + 8 },
  { from: SUN_CHART.year + 8, to: SUN_CHART.width },
] as const;

/** R497: rise, noon and set through the year, and the analemma; the table says the same. */
function Sun({ year, names }: { readonly year: YearOfHome; readonly names: Names }) {
  const { t } = useTranslation('visualization');
  const speech = useYearSpeech();
  const shapes = useMemo(
    () => sunPicture(year, names, wheelWords(speech, names).months),
    [year, names, speech],
  );
  return (
    <figure className="year__table">
      <h4>{t('year.sunTitle')}</h4>
      {/* Two windows onto one picture: on a phone they are below each other, where one would have letters under 11 px. */}
      <div className="year__sun">
        {SUN_WINDOWS.map(({ from, to }) => (
          <svg
            key={from}
            viewBox={`${from} 0 ${to - from} ${SUN_CHART.height}`}
            style={{ flexGrow: to - from }}
            aria-hidden="true"
          >
            <Drawing shapes={shapes} />
          </svg>
        ))}
      </div>
      <figcaption className="year__how">{t('year.sunHow')}</figcaption>
    </figure>
  );
}
