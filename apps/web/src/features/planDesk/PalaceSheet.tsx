import { formatPercent } from '@app/i18n';
import {
  ADOPTED_SCHOOL,
  type CentreBy,
  COVERAGE_SCHOOLS,
  type Floor,
  type LayoutOptions,
  layoutOf,
  type Palace,
  type Plan,
  roomShares,
  verdictsOf,
} from '@app/plan';
import { palaceLines, ringRadius } from '@app/plan/drawing';
import { FloorPicture } from '@app/scenes/FloorPicture';
import { MissingSquares, PlanRing, ringSquare } from '@app/scenes/PlanRing';
import { SegmentedControl } from '@app/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/language';
import { FacingChoices } from './FacingChoices';
import { usePlanWords } from './usePlanWords';

export interface PalaceSheetProps {
  readonly plan: Plan;
  readonly floor: Floor;
  readonly options: LayoutOptions;
  /** False while nobody said where the home faces. */
  readonly isFacingKnown: boolean;
}

const CENTRES = ['area', 'body', 'box'] as const;
type Division = 'squares' | 'sectors';

/** The plan under the compass: palaces by both divisions, what each school says, and where the rooms lie. */
export default function PalaceSheet({ plan, floor, options, isFacingKnown }: PalaceSheetProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { nameOf, directions } = usePlanWords();
  const [division, setDivision] = useState<Division>('squares');
  const [centre, setCentre] = useState<(typeof CENTRES)[number]>('area');
  const settings: LayoutOptions = { ...options, centre: centre satisfies CentreBy };
  const layout = layoutOf(floor, settings);
  if (!layout) return <p>{t('planDesk.noFindings')}</p>;
  const verdicts = verdictsOf(layout, settings);
  const percent = (share: number) => formatPercent(language, share * 100);
  const palaceName = (palace: Palace) => (palace === 'C' ? t('directions.centre') : directions[palace]);
  /** A whole palace needs no number. Over a third of a home there is room for two letters. */
  const label = (palace: Palace, share: number) => {
    const name = language === 'en' && palace !== 'C' ? palace : palaceName(palace);
    return share < 0.995 ? `${name} ${percent(share)}` : name;
  };
  return (
    <>
      <div className="plan-desk__picture">
        <FloorPicture
          floor={floor}
          margin={0}
          around={ringSquare(layout)}
          under={
            <>
              <PlanRing
                layout={layout}
                facing={isFacingKnown ? options.facing : undefined}
                trueNorth={options.up - plan.up}
              />
              {division === 'squares' && (
                <MissingSquares squares={layout.squares.filter(each => isMissing(verdicts, each.palace))} />
              )}
            </>
          }
          label={t('planDesk.palaceTable')}
        >
          {palaceLines(layout, division).map(({ palace, coverage, border, name: [x, y] }) => (
            <g key={palace} className="plan-palace">
              <path d={border} />
              <text x={x} y={y} fontSize={ringRadius(layout) / 13} className="palace__name">
                {label(palace, coverage)}
              </text>
            </g>
          ))}
          <circle className="palace__centre" cx={layout.centre[0]} cy={layout.centre[1]} r={140} />
        </FloorPicture>
      </div>
      <div className="plan-desk__side" tabIndex={-1}>
        <SegmentedControl<Division>
          label={t('planDesk.division')}
          look="form"
          value={division}
          onChoose={setDivision}
          options={[
            { value: 'squares', label: t('planDesk.squares') },
            { value: 'sectors', label: t('planDesk.sectors') },
          ]}
        />
        <SegmentedControl
          label={t('planDesk.centreBy')}
          look="form"
          value={centre}
          onChoose={setCentre}
          options={CENTRES.map(value => ({ value, label: t(`planDesk.centres.${value}`) }))}
        />
        <p>
          {isFacingKnown
            ? t('planDesk.byNeedle', { facing: (options.facing ?? 0).toFixed(1) })
            : t('planDesk.facingUnknown')}
        </p>
        <table className="plan-table">
          <caption>{t('planDesk.palaceTable')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('planDesk.palace')}</th>
              <th scope="col">{t('planDesk.inSquare')}</th>
              <th scope="col">{t('planDesk.inSector')}</th>
              <th scope="col">{t('planDesk.calledBy')}</th>
            </tr>
          </thead>
          <tbody>
            {verdicts.map(({ palace, coverage, verdicts: said }) => (
              <tr key={palace} data-missing={isMissing(verdicts, palace) || undefined}>
                <th scope="row">{palaceName(palace)}</th>
                <td>{percent(coverage)}</td>
                <td>
                  {palace === 'C'
                    ? ''
                    : percent(layout.sectors.find(s => s.direction === palace)?.coverage ?? 0)}
                </td>
                <td>
                  {COVERAGE_SCHOOLS.filter(school => said[school] !== 'whole')
                    .map(
                      school =>
                        `${t(`planDesk.schools.${school}`)}: ${t(`planDesk.verdicts.${said[school]}`)}`,
                    )
                    .join(' · ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className="plan-table">
          <caption>{t('planDesk.roomTable')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('planDesk.room')}</th>
              <th scope="col">{t('planDesk.squares')}</th>
              <th scope="col">{t('planDesk.sectors')}</th>
            </tr>
          </thead>
          <tbody>
            {roomShares(floor, layout).map(({ room, squares, sectors }) => (
              <tr key={room.id}>
                <th scope="row">{nameOf(room)}</th>
                {[squares, sectors].map((shares, i) => (
                  <td key={i}>
                    {shares
                      .filter(({ share }, place) => place === 0 || share >= 1 / 4)
                      .map(({ palace, share }) => `${palaceName(palace)} ${percent(share)}`)
                      .join(' · ')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <FacingChoices plan={plan} />
      </div>
    </>
  );
}

const isMissing = (verdicts: ReturnType<typeof verdictsOf>, palace: Palace): boolean =>
  palace !== 'C' && verdicts.find(each => each.palace === palace)?.verdicts[ADOPTED_SCHOOL] === 'missing';
