import { MOUNTAINS, mountainName } from '@app/fengshui';
import { facingBy, frontOf, knownPlaceOf } from '@app/home';
import { formatDegrees, formatLength, formatPercent } from '@app/i18n';
import { formatCivilDate, turned } from '@app/kernel';
import {
  ADOPTED_SCHOOL,
  angleOf,
  boxOf,
  CENTRES,
  type CentreBy,
  COVERAGE_SCHOOLS,
  centreName,
  type Floor,
  type Layout,
  type LayoutOptions,
  layoutOf,
  mountainShares,
  type Palace,
  type Plan,
  type Point,
  roomShares,
  setCentre,
  verdictsOf,
} from '@app/plan';
import { mountainLines, palaceLines, ringRadius } from '@app/plan/drawing';
import { FloorPicture } from '@app/scenes/FloorPicture';
import { NorthFields } from '@app/scenes/NorthFields';
import { MissingSquares, PlanRing, ringSquare } from '@app/scenes/PlanRing';
import { civilDateAt } from '@app/sky';
import { SegmentedControl, Select, useTyped } from '@app/ui';
import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { useHomeAddress } from '../../shared/address';
import { useLanguage } from '../../shared/language';
import { usePlanWords } from '../../shared/usePlanWords';
import { selectInfo, useApp } from '../../store/store';
import { toPlan } from './DrawSheet';
import { FacingChoices } from './FacingChoices';
import { LengthField } from './RoomList';
import type { Desk } from './useDesk';

export interface PalaceSheetProps {
  readonly desk: Desk;
  readonly plan: Plan;
  readonly floor: Floor;
  readonly options: LayoutOptions;
  /** False until the facing is known. */
  readonly isFacingKnown: boolean;
}

const DIVISIONS = ['squares', 'sectors', 'mountains'] as const;
type Division = (typeof DIVISIONS)[number];

/** A room's further mountains are listed from this share on, beside the one with most of it (ours). */
const TOLD = 1 / 10;
/** A shadow drawn shorter than this has no direction, millimetres. */
const SHORT = 300;

/** The plan under the compass: palaces by both divisions, the reading of each school, and the position of the rooms. */
export default function PalaceSheet({ desk, plan, floor, options, isFacingKnown }: PalaceSheetProps) {
  const { t } = useTranslation('visualization');
  const { language, inFace } = useLanguage();
  const { namesOn, directions } = usePlanWords();
  const [division, setDivision] = useState<Division>('squares');
  const svg = useRef<SVGSVGElement>(null);
  const { clock } = usePorts();
  const { open } = useHomeAddress();
  const place = knownPlaceOf(useApp(selectInfo));
  const shadow = useTyped('plan-shadow');
  /** A shadow being drawn, from its foot to its tip; empty before it is begun. */
  const [ray, setRay] = useState<readonly Point[]>();
  /** The centre under the finger, set when it is lifted. */
  const [held, setHeld] = useState<Point>();
  const kept = layoutOf(floor, options);
  const layout = held ? layoutOf(floor, { ...options, centre: held }) : kept;
  if (!layout || !kept) return <p>{t('planDesk.noFindings')}</p>;
  const centre = centreName(floor);
  const refusal = desk.refusal && t(`planDesk.errors.${desk.refusal}`);
  const keep = (to: CentreBy) => desk.changeFloor(floor.level, of => setCentre(of, to));
  const under = (event: PointerEvent) => toPlan(svg.current, event).at;
  const hold = (event: PointerEvent) => setHeld(under(event));
  const byRay = ray && {
    onPointerDown: (event: PointerEvent) => {
      svg.current?.setPointerCapture?.(event.pointerId);
      setRay([under(event), under(event)]);
    },
    onPointerMove: (event: PointerEvent) => ray[0] && setRay([ray[0], under(event)]),
    onPointerUp: (event: PointerEvent) => {
      const [from, to] = [ray[0] ?? under(event), under(event)];
      if (Math.hypot(to[0] - from[0], to[1] - from[1]) < SHORT) return setRay([]);
      shadow[1](String(Math.round(angleOf([to[0] - from[0], to[1] - from[1]]))));
      setRay(undefined);
    },
    onPointerCancel: () => setRay([]),
  };
  const byHand =
    byRay ??
    (centre === 'own' && {
      onPointerDown: (event: PointerEvent) => {
        svg.current?.setPointerCapture?.(event.pointerId);
        hold(event);
      },
      onPointerMove: (event: PointerEvent) => held && hold(event),
      onPointerUp: () => {
        if (held) keep(held);
        setHeld(undefined);
      },
      onPointerCancel: () => setHeld(undefined),
    });
  const { left, top } = boxOf(layout.outline.flat());
  const [x, y] = layout.centre;
  const verdicts = verdictsOf(layout, options);
  const percent = (share: number) => formatPercent(language, share * 100);
  const palaceName = (palace: Palace) => (palace === 'C' ? t('directions.centre') : directions[palace]);
  const told: readonly Division[] = division === 'mountains' ? ['mountains'] : ['squares', 'sectors'];
  const nameOfMountain = (index: number) => inFace(mountainName(MOUNTAINS[index]!, language));
  /** A whole palace needs no number. Over a third of a home there is room for two letters. */
  const label = (palace: Palace, share: number) => {
    const name = language === 'en' && palace !== 'C' ? palace : palaceName(palace);
    return share < 0.995 ? `${name} ${percent(share)}` : name;
  };
  return (
    <>
      <div className="plan-desk__picture">
        <FloorPicture
          ref={svg}
          floor={floor}
          margin={0}
          around={ringSquare(kept)}
          className={byHand ? 'palace-sheet' : undefined}
          {...byHand}
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
          {division === 'mountains' && (
            <g className="plan-palace">
              <path d={mountainLines(layout)} />
            </g>
          )}
          {(division === 'mountains' ? [] : palaceLines(layout, division)).map(
            ({ palace, coverage, border, name: [atX, atY] }) => (
              <g key={palace} className="plan-palace">
                <path d={border} />
                <text x={atX} y={atY} fontSize={ringRadius(layout) / 13} className="palace__name">
                  {label(palace, coverage)}
                </text>
              </g>
            ),
          )}
          <circle className="palace__centre" cx={x} cy={y} r={140} />
          {ray?.[0] && <path className="palace__ray" d={`M${ray.map(p => p.join(' ')).join('L')}`} />}
          <path className="palace__cross" d={`M${x - 420} ${y}h840M${x} ${y - 420}v840`} />
        </FloorPicture>
      </div>
      <div className="plan-desk__side" tabIndex={-1}>
        <SegmentedControl<Division>
          label={t('planDesk.division')}
          look="form"
          value={division}
          onChoose={setDivision}
          options={DIVISIONS.map(value => ({ value, label: t(`planDesk.${value}`) }))}
        />
        <Select
          label={t('planDesk.centreBy')}
          value={centre}
          options={[...CENTRES, 'own' as const].map(value => ({
            value,
            label: t(`planDesk.centres.${value}`),
          }))}
          onChange={({ target }) => keep(CENTRES.find(each => each === target.value) ?? layout.centre)}
        />
        {centre === 'own' && (
          <section className="palace-own">
            <p>{t('planDesk.centreOwn', { distance: formatLength(language, distance(layout) / 1000) })}</p>
            <LengthField
              label={t('planDesk.centreFromLeft')}
              length={Math.round(x - left)}
              refusal={refusal}
              onLength={mm => keep([left + mm, y])}
            />
            <LengthField
              label={t('planDesk.centreFromTop')}
              length={Math.round(y - top)}
              refusal={refusal}
              onLength={mm => keep([x, top + mm])}
            />
          </section>
        )}
        <p>
          {isFacingKnown
            ? t('planDesk.byNeedle', { facing: formatDegrees(language, turned(options.facing ?? 0), 1) })
            : t('planDesk.facingUnknown')}
          {isFacingKnown && layout.facingDoubt && (
            <> {t('planReport.facingDoubt', { direction: directions[layout.facingDoubt] })}</>
          )}
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
              {told.map(each => (
                <th key={each} scope="col">
                  {t(`planDesk.${each}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roomShares(floor, layout).map(({ room, squares, sectors }) => (
              <tr key={room.id}>
                <th scope="row">{namesOn(floor.rooms)(room)}</th>
                {division === 'mountains' ? (
                  <td>
                    {mountainShares(room, layout)
                      .filter(({ share }, place) => place === 0 || share >= TOLD)
                      .map(({ mountain, share }) => `${nameOfMountain(mountain)} ${percent(share)}`)
                      .join(' · ')}
                  </td>
                ) : (
                  [squares, sectors].map((shares, i) => (
                    <td key={i}>
                      {shares
                        .filter(({ share }, place) => place === 0 || share >= 1 / 4)
                        .map(({ palace, share }) => `${palaceName(palace)} ${percent(share)}`)
                        .join(' · ')}
                    </td>
                  ))
                )}
              </tr>
            ))}
          </tbody>
        </table>
        <NorthFields
          {...{ plan, shadow, place }}
          declination={plan.up - options.up}
          now={clock.now}
          zone={clock.zone()}
          isDrawing={ray !== undefined}
          onDraw={() => {
            setRay(ray ? undefined : []);
            // On a phone the plan lies far above.
            svg.current?.scrollIntoView?.({ block: 'nearest' });
          }}
          onFind={() => open({ sheet: 'facing' })}
          onFront={drawn => desk.keep({ ...plan, facing: turned(plan.up + drawn) })}
          onMeasured={(drawn, measured) => {
            const on = formatCivilDate(civilDateAt(clock.now(), clock.zone()));
            const facing = turned(plan.up + frontOf(plan));
            desk.keep({ ...plan, facing }, 'drawn', facingBy(plan, drawn, { ...measured, on }));
          }}
        />
        <FacingChoices desk={desk} plan={plan} />
      </div>
    </>
  );
}

const distance = ({ centre, centroid }: Layout): number =>
  Math.hypot(centre[0] - centroid[0], centre[1] - centroid[1]);

const isMissing = (verdicts: ReturnType<typeof verdictsOf>, palace: Palace): boolean =>
  palace !== 'C' && verdicts.find(each => each.palace === palace)?.verdicts[ADOPTED_SCHOOL] === 'missing';
