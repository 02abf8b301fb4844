import { type ChartPillar, type ChartStem, type PillarPlace, zh } from '@app/almanac';
import type { ResidentSheet } from '@app/home';
import { formatList, useLanguage } from '@app/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TenGod } from './TenGod';
import { type BirthWords, useBirthWords } from './useBirthWords';
import './pillarTable.css';

const PLACES = ['year', 'month', 'day', 'hour'] as const;

export interface PillarTableProps {
  readonly sheet: ResidentSheet;
  /** Below the table. */
  readonly children?: ReactNode;
}

/** The four pillars with their layers, from the year on the left; an unknown hour is a dashed column. */
export function PillarTable({ sheet: { chart }, children }: PillarTableProps) {
  const { t } = useTranslation('visualization');
  const { inFace } = useLanguage();
  const { names } = useBirthWords();
  const row = (label: string, cell: (pillar: ChartPillar, place: PillarPlace) => ReactNode, kind: string) => (
    <tr className={`pillar-table__${kind}`}>
      <th scope="row">
        <span className="ui-hidden">{label}</span>
      </th>
      {PLACES.map(place => (
        <td key={place} data-place={place} data-unknown={chart.places[place].length === 0}>
          {chart.places[place].length === 0 ? (
            <span className="ui-hidden">{t('pillars.unknownHour')}</span>
          ) : (
            chart.places[place].map(pillar => <div key={pillar.pillar}>{cell(pillar, place)}</div>)
          )}
        </td>
      ))}
    </tr>
  );
  const godOf = ({ tenGod }: ChartStem, brief = false) =>
    tenGod ? <TenGod id={tenGod} brief={brief} /> : t('pillars.self');
  return (
    <div className="pillar-table">
      <table aria-label={t('pillars.tableLabel')}>
        <thead>
          <tr>
            <td />
            {PLACES.map(place => (
              <th key={place} scope="col" data-place={place}>
                {t(`pillars.${place}`)}
                {chart.places[place].length > 1 && <small> {t('pillars.open2')}</small>}
                {chart.places[place].length === 0 && <small> {t('pillars.unknownHour')}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(t('pillars.rowGod'), ({ stem }) => godOf(stem), 'god')}
          {row(
            t('pillars.rowStem'),
            ({ stem }) => (
              <Sign {...stem} kind="stem" names={names} />
            ),
            'sign',
          )}
          {row(
            t('pillars.rowBranch'),
            ({ branch }) => (
              <Sign {...branch} kind="branch" names={names} />
            ),
            'sign',
          )}
          {row(
            t('pillars.rowHidden'),
            ({ branch }) => (
              <ul>
                {branch.hidden.map(stem => (
                  <li key={stem.id}>
                    <span lang="zh-CN" data-element={stem.element}>
                      {zh.stem[stem.id]}
                    </span>{' '}
                    {godOf(stem, true)}
                  </li>
                ))}
              </ul>
            ),
            'hidden',
          )}
          {row(
            t('pillars.rowStage'),
            ({ stage }) => (
              <>
                <span lang="zh-CN">{inFace(zh.lifeStage[stage])}</span>{' '}
                <small>{t(`pillars.stages.${stage}`)}</small>
              </>
            ),
            'stage',
          )}
          {row(t('pillars.rowSound'), ({ nayin }) => names.nayin[nayin], 'sound')}
        </tbody>
      </table>
      {children}
    </div>
  );
}

/** What the rows are, and what follows from the pillars beside them. */
export function PillarNotes({ sheet: { chart } }: { readonly sheet: ResidentSheet }) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { names } = useBirthWords();
  const glyphOf = (pillar: NonNullable<typeof chart.conception>) =>
    language === 'zh' ? zh.pillar[pillar] : `${zh.pillar[pillar]} ${names.pillar[pillar]}`;
  // Chinese sentences follow each other without a space.
  const gap = language === 'zh' ? '' : ' ';
  // If a pillar is uncertain, only facts that hold for each candidate are shown.
  const voidPlaces = PLACES.filter(
    place => chart.places[place].length > 0 && chart.places[place].every(({ isVoid }) => isVoid),
  );
  const stems = PLACES.flatMap(place => chart.places[place].flatMap(({ branch }) => branch.hidden));
  const gods = new Set(stems.flatMap(({ tenGod }) => tenGod ?? []));
  const branches = chart.voidBranches.map(branch => names.branch[branch]).join(language === 'zh' ? '' : ', ');
  return (
    <div className="pillar-table__notes">
      <details>
        <summary>{t('pillars.rows')}</summary>
        {t('pillars.legend')}
        {/* R1028: in the table the English words of the hidden stems have no room for the Chinese ones. */}
        {language === 'en' && ` ${[...gods].map(id => `${names.tenGod[id]} ${zh.tenGod[id]}`).join(' · ')}.`}
      </details>
      <p>
        {t(voidPlaces.length > 0 ? 'pillars.voidOn' : 'pillars.void', {
          branches,
          places: formatList(
            language,
            voidPlaces.map(place => t(`pillars.${place}`).toLowerCase()),
          ),
        })}
        {gap}
        {chart.conception && t('pillars.conception', { pillar: glyphOf(chart.conception) })}
        {gap}
        {chart.lifePalace && t('pillars.lifePalace', { pillar: glyphOf(chart.lifePalace) })}
      </p>
    </div>
  );
}

type SignProps = { readonly names: BirthWords['names'] } & (
  | { readonly kind: 'stem'; readonly id: keyof typeof zh.stem; readonly element: keyof typeof zh.element }
  | {
      readonly kind: 'branch';
      readonly id: keyof typeof zh.branch;
      readonly element: keyof typeof zh.element;
    }
);

/** A character in the colour of its element, with its pronunciation and element in words. */
function Sign(props: SignProps) {
  const { language } = useLanguage();
  const { names, element } = props;
  const glyph = props.kind === 'stem' ? zh.stem[props.id] : zh.branch[props.id];
  const sound = props.kind === 'stem' ? names.stem[props.id] : names.branch[props.id];
  return (
    <>
      <span className="pillar-table__glyph" lang="zh-CN" data-element={element}>
        {glyph}
      </span>
      <small>
        {language !== 'zh' && (
          <>
            {sound}
            <i> · </i>
          </>
        )}
        {names.element[element]}
      </small>
    </>
  );
}
