import { MOUNTAINS, magneticBearing, mountainAt, mountainName, type North, TRIGRAMS } from '@app/fengshui';
import type { Division } from '@app/home';
import { formatDegrees, formatLength, formatList, formatNumber, formatPercent, useLanguage } from '@app/i18n';
import { directionAt, turnBetween, turned } from '@app/kernel';
import {
  areaOf,
  countsAsHome,
  DIRECTIONS,
  type Floor,
  type Layout,
  mountainShares,
  type Palace,
  type Room,
  roomShares,
} from '@app/plan';
import {
  COVERAGE_SCHOOLS,
  type CoverageSchool,
  type PalaceVerdicts,
  SCHOOL_SOURCES,
} from '@app/plan/reading';
import { ChevronDownIcon, Heading, isScreenNow } from '@app/ui';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The share of a room from which a palace or a mountain is named besides the one with most of it (ours). */
const TOLD = { palace: 1 / 4, mountain: 1 / 10 };

const CALLS = ['missing', 'extended', 'whole'] as const;
type Words = Readonly<Record<(typeof DIRECTIONS)[number], string>>;

/** The name of a palace on the plan itself: its trigram in Chinese, its direction in English. */
export function usePalaceMark(): (palace: Palace) => string {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  return palace => {
    if (palace === 'C') return language === 'zh' ? t('directions.C') : palace;
    return language === 'zh' ? inFace(TRIGRAMS[DIRECTIONS.indexOf(palace)]!.zh) : palace;
  };
}

/** R900: by one school. */
export const isMissing = ({ palace, verdicts }: PalaceVerdicts, school: CoverageSchool): boolean =>
  palace !== 'C' && (verdicts[school] === 'missing' || verdicts[school] === 'serious');

export const isExtended = ({ verdicts }: PalaceVerdicts, school: CoverageSchool): boolean =>
  verdicts[school] === 'extended';

/** R900: the schools whose bounds of a missing corner differ most. */
export const BOUNDS = ['third', 'tenth', 'half-side'] as const satisfies readonly CoverageSchool[];
export type BoundSchool = (typeof BOUNDS)[number];

export interface PalaceFactsProps {
  readonly floor: Floor;
  readonly layout: Layout;
  readonly verdicts: readonly PalaceVerdicts[];
  /** By which corners are missing. */
  readonly school: BoundSchool;
  readonly nameOf: (room: Room) => string;
  readonly directions: Words;
  /** Bearing by the needle; absent until set. */
  readonly facing: number | undefined;
  /** R848: the north of that bearing and of the palaces: the needle's, unless true north alone is known. */
  readonly north: North;
  /** Degrees by which the needle points east of true north; undefined without a place. */
  readonly declination: number | undefined;
  readonly centreName: string;
}

/** A home by its palaces: its sitting and facing, its missing areas, and the areas outside them. */
export function PalaceFacts({
  floor,
  layout,
  verdicts,
  school,
  nameOf,
  directions,
  facing,
  north,
  declination,
  centreName,
}: PalaceFactsProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace, captionLang } = useLanguage();
  const markOf = usePalaceMark();
  const percent = (share: number) => formatPercent(language, share * 100);
  const missing = verdicts.filter(each => isMissing(each, school));
  const extended = verdicts.filter(each => isExtended(each, school));
  const squareOf = (of: Palace) => layout.squares.find(({ palace }) => palace === of)!;
  const bound = t(`planDesk.bounds.${school}`);
  const outside = floor.rooms.filter(room => !countsAsHome(room));
  const rest = verdicts.filter(each => !missing.includes(each)).map(({ coverage }) => coverage);
  const [least, most] = [percent(Math.min(...rest)), percent(Math.max(...rest))];
  const palaces = formatList(
    language,
    missing.flatMap(({ palace }) => (palace === 'C' ? [] : [directions[palace]])),
  );
  const mountain = (bearing: number) => mountainAt(magneticBearing(bearing));
  const towards = (bearing: number) =>
    language === 'zh' ? inFace(mountain(bearing).zh) : directions[directionAt(bearing)];
  /** From the middle of the mountain it lies in. */
  const off = (bearing: number) => {
    const degrees = turnBetween(mountain(bearing).centre, bearing);
    if (Math.abs(degrees) < 0.05) return t('palaceFacts.inMiddle');
    return t(`palaceFacts.offMiddle.${degrees < 0 ? 'counter' : 'clockwise'}`, {
      degrees: formatDegrees(language, Math.abs(degrees), 1),
    });
  };
  const how = facing !== undefined && { facing: towards(facing), sitting: towards(facing + 180) };
  const words = { palaces };
  const found = how
    ? t(missing.length > 0 ? 'palaceFacts.facingShort' : 'palaceFacts.facingWhole', words)
    : t(missing.length > 0 ? 'palaceFacts.short' : 'palaceFacts.whole', words);
  return (
    <section className="palace-facts">
      {/* R1105: it is the answer, and in sight even where nothing under it is. */}
      <Heading
        level={3}
        size="l"
        caption={t('palaceFacts.captionOther')}
        captionLang={captionLang}
        data-peek=""
      >
        {/* A clause is broken, within a line, only where it is longer than that. */}
        {how && <span>{t('palaceFacts.sits', how)}</span>}
        {how && language === 'en' && ' '}
        <span>{found}</span>
      </Heading>
      {facing !== undefined && (
        <dl>
          <div>
            <dt>{t('palaceFacts.facing')}</dt>
            <dd>
              {t(`palaceFacts.facingAt.${north}`, {
                mountain: inFace(mountainName(mountain(facing), language)),
                facing: formatDegrees(language, turned(facing), 1),
              })}
              <span>{` · ${off(facing)}`}</span>
            </dd>
          </div>
        </dl>
      )}
      <dl>
        <div>
          <dt>{t('palaceFacts.declination')}</dt>
          <dd>
            {declination === undefined
              ? t('palaceFacts.noDeclination')
              : `${declination < 0 ? '−' : '+'}${formatDegrees(language, Math.abs(declination), 1)}`}
          </dd>
        </div>
        <div>
          <dt>{t('planDesk.centreBy')}</dt>
          <dd>{centreName}</dd>
        </div>
      </dl>
      {facing === undefined && <p>{t('planDesk.facingUnknown')}</p>}
      {facing !== undefined && layout.facingDoubt && (
        <p>{t('planReport.facingDoubt', { direction: directions[layout.facingDoubt] })}</p>
      )}
      {rest.length > 0 && (
        <ul>
          {missing.map(({ palace, coverage, calledBy }) => (
            <li key={palace} data-kind="missing">
              <b>{t('palaceFacts.left', { palace: markOf(palace), percent: percent(coverage) })}</b>
              <p>
                {t('palaceFacts.saidBy', {
                  bound,
                  count: calledBy.missing.length,
                  all: Object.values(calledBy).flat().length,
                })}
              </p>
            </li>
          ))}
          <li data-kind="whole">
            <b>
              {t(missing.length === 0 ? 'palaceFacts.all' : 'palaceFacts.others', {
                count: rest.length,
                share: least === most ? least : t('palaceFacts.between', { least, most }),
              })}
            </b>
            <p>{t(`palaceFacts.${missing.length === 0 ? 'wholeBy' : 'restBy'}`, { bound })}</p>
          </li>
          {extended.map(({ palace, calledBy }) => (
            <li key={palace} data-kind="extended">
              <b>
                {t('palaceFacts.beyond', {
                  palace: markOf(palace),
                  percent: percent(squareOf(palace).extension),
                })}
              </b>
              <p>
                {t('palaceFacts.beyondBy', {
                  length: formatLength(language, squareOf(palace).projection / 1000),
                  count: calledBy.extended.length,
                  all: Object.values(calledBy).flat().length,
                })}
              </p>
            </li>
          ))}
          {outside.map(room => (
            <li key={room.id} data-kind="outside">
              <b>
                {t('palaceFacts.outside', {
                  room: nameOf(room),
                  area: (areaOf([room.ring]) / 1e6).toFixed(1),
                })}
              </b>
              <p>{t('palaceFacts.outsideHint')}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface FoldedProps {
  readonly name: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Settings that on a phone are folded under what was found; elsewhere they are beside it. */
export function Folded({ name, className, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={className} data-open={isOpen}>
      <button
        type="button"
        className="room-list__fold"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {name} <ChevronDownIcon aria-hidden="true" />
      </button>
      {children}
    </div>
  );
}

export interface PalaceTablesProps {
  readonly floor: Floor;
  readonly layout: Layout;
  readonly verdicts: readonly PalaceVerdicts[];
  readonly school: CoverageSchool;
  readonly division: Division;
  readonly nameOf: (room: Room) => string;
  readonly directions: Words;
}

/** The same in numbers: each palace by both divisions with the schools' readings, and the palaces of each room. */
export function PalaceTables({
  floor,
  layout,
  verdicts,
  school: by,
  division,
  nameOf,
  directions,
}: PalaceTablesProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  // R1044: where there is room for them beside the plan.
  const [isOpen] = useState(() => isScreenNow('tablet') || isScreenNow('lowWindow'));
  const percent = (share: number) => formatPercent(language, share * 100);
  const exact = (share: number) =>
    formatNumber(language, share, { style: 'percent', maximumFractionDigits: 1 });
  const said = (school: CoverageSchool, { measures, verdicts }: PalaceVerdicts) => {
    const [verdict, measure] = [verdicts[school], measures[school]];
    if (!verdict || !measure) return '';
    const numbers = { value: exact(measure.value), bound: exact(measure.bound) };
    return t('planDesk.verdictBy', {
      verdict: t(`planDesk.verdicts.${verdict}`),
      measure: t(`planDesk.schoolMeasures.${measure.of}`, numbers),
    });
  };
  /** R1115: what several schools say alike is said once, after their names. */
  const saidBy = (schools: readonly CoverageSchool[], each: PalaceVerdicts) =>
    [...new Set(schools.map(school => said(school, each)))]
      .map(verdict => {
        const alike = schools.filter(school => said(school, each) === verdict);
        const names = alike.map(school => t(`planDesk.schools.${school}`)).join(' · ');
        if (verdict === '') return names;
        return t(`planDesk.${alike.length > 1 ? 'schoolsAlike' : 'schoolVerdict'}`, { names, verdict });
      })
      .join(language === 'zh' ? '；' : '; ');
  const palaceName = (palace: Palace) => (palace === 'C' ? t('directions.C') : directions[palace]);
  const columns: readonly Division[] = division === 'mountains' ? ['mountains'] : ['squares', 'sectors'];
  const list = (shares: readonly { readonly name: string; readonly share: number }[], from: number) =>
    shares
      .filter(({ share }, place) => place === 0 || share >= from)
      .map(({ name, share }) => `${name} ${percent(share)}`)
      .join(' · ');
  return (
    <details className="palace-numbers" open={isOpen}>
      <summary>{t('planDesk.palaceTable')}</summary>
      <table className="plan-table">
        <caption className="ui-hidden">{t('planDesk.palaceTable')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('planDesk.palace')}</th>
            <th scope="col">{t('planDesk.inSquare')}</th>
            <th scope="col">{t('planDesk.inSector')}</th>
          </tr>
        </thead>
        <tbody>
          {verdicts.map(each => {
            const calls = CALLS.filter(call => each.calledBy[call].length > 0);
            // Where all call it whole, none is listed.
            const lines = (calls.some(call => call !== 'whole') ? calls : []).map(call =>
              t(`planDesk.calledBy.${call}`, {
                schools: saidBy(each.calledBy[call], each),
              }),
            );
            return (
              <Fragment key={each.palace}>
                <tr data-missing={isMissing(each, by) || undefined}>
                  <th scope="row" rowSpan={1 + lines.length}>
                    {palaceName(each.palace)}
                  </th>
                  <td>{percent(each.coverage)}</td>
                  <td>
                    {each.palace === 'C'
                      ? ''
                      : percent(layout.sectors.find(s => s.direction === each.palace)?.coverage ?? 0)}
                  </td>
                </tr>
                {lines.map(line => (
                  <tr key={line}>
                    <td colSpan={2}>{line}</td>
                  </tr>
                ))}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {!layout.centreInside && <p className="plan-desk__note">{t('planDesk.noCircle')}</p>}
      <details className="finding-sources">
        <summary>{t('planDesk.schoolSources')}</summary>
        <p className="plan-desk__note">
          {COVERAGE_SCHOOLS.map(
            school => `${t(`planDesk.schools.${school}`)} (${SCHOOL_SOURCES[school]})`,
          ).join(' · ')}
        </p>
      </details>
      <table className="plan-table">
        <caption>{t('planDesk.roomTable')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('planDesk.room')}</th>
            {columns.map(each => (
              <th key={each} scope="col">
                {t(`planDesk.${each}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roomShares(floor, layout).map(({ room, squares, sectors }) => (
            <tr key={room.id}>
              <th scope="row">{nameOf(room)}</th>
              {division === 'mountains' ? (
                <td>
                  {list(
                    mountainShares(room, layout).map(({ mountain, share }) => ({
                      name: inFace(mountainName(MOUNTAINS[mountain]!, language)),
                      share,
                    })),
                    TOLD.mountain,
                  )}
                </td>
              ) : (
                [squares, sectors].map((shares, i) => (
                  <td key={i}>
                    {list(
                      shares.map(({ palace, share }) => ({ name: palaceName(palace), share })),
                      TOLD.palace,
                    )}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
