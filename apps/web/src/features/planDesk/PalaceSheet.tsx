import { type Division, facingBy, frontOf, knownPlaceOf, overPalaces, palaceChips } from '@app/home';
import { formatLength, formatPercent } from '@app/i18n';
import { formatCivilDate, turned } from '@app/kernel';
import {
  angleOf,
  boxOf,
  CENTRES,
  type CentreBy,
  centreName,
  type Floor,
  type Layout,
  type LayoutOptions,
  layoutOf,
  type Plan,
  type Point,
  setCentre,
} from '@app/plan';
import { verdictsOf } from '@app/plan/reading';
import { FloorPicture } from '@app/scenes/FloorPicture';
import { LengthField } from '@app/scenes/LengthField';
import { NorthFields } from '@app/scenes/NorthFields';
import {
  BOUNDS,
  type BoundSchool,
  Folded,
  isExtended,
  isMissing,
  PalaceFacts,
  PalaceTables,
  usePalaceMark,
} from '@app/scenes/PalaceFacts';
import { CentreMark, ExtendedParts, MissingSquares, Palaces } from '@app/scenes/Palaces';
import { PlanKey } from '@app/scenes/PlanKey';
import { PlanRing, ringSquare } from '@app/scenes/PlanRing';
import { civilDateAt } from '@app/sky';
import { SegmentedControl, useTyped, wholeRows } from '@app/ui';
import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import { useHomeAddress } from '../../common/address';
import { useLanguage } from '../../common/language';
import { useFacing } from '../../common/useFacing';
import { usePlanWords } from '../../common/usePlanWords';
import { selectInfo, useApp } from '../../store/store';
import { toPlan } from './DrawSheet';
import { FacingChoices } from './FacingChoices';
import type { Desk } from './useDesk';

export interface PalaceSheetProps {
  readonly desk: Desk;
  readonly plan: Plan;
  readonly floor: Floor;
  readonly options: LayoutOptions;
  /** False until the facing is known. */
  readonly isFacingKnown: boolean;
}

const DIVISIONS: readonly Division[] = ['squares', 'sectors', 'mountains'];
const CENTRES_AND_OWN = [...CENTRES, 'own'] as const;

/** A shadow drawn shorter than this has no direction, millimetres. */
const SHORT = 300;
/** Millimetres of a pixel from which on names of rooms would lie over the marks of palaces. */
const NAMED = 40;

/** The plan under the compass: palaces by both divisions, the reading of each school, and the position of the rooms. */
export default function PalaceSheet({ desk, plan, floor, options, isFacingKnown }: PalaceSheetProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const { namesOn, directions } = usePlanWords();
  const [division, setDivision] = useState<Division>('squares');
  const [school, setSchool] = useState<BoundSchool>('third');
  const svg = useRef<SVGSVGElement>(null);
  const { clock } = usePorts();
  const { open } = useHomeAddress();
  const place = knownPlaceOf(useApp(selectInfo));
  /** R844: unknown without a place. */
  const declination = place && plan.up - options.up;
  const { measuredFrom } = useFacing();
  const north = place ? 'magnetic' : measuredFrom;
  const shadow = useTyped('plan-shadow');
  /** A shadow being drawn, from its foot to its tip; empty before it is begun. */
  const [ray, setRay] = useState<readonly Point[]>();
  /** The centre under the finger, set when it is lifted. */
  const [held, setHeld] = useState<Point>();
  const settled = layoutOf(floor, options);
  const layout = held ? layoutOf(floor, { ...options, centre: held }) : settled;
  const [perPixel, setPerPixel] = useState(20);
  const markOf = usePalaceMark();
  const chips = palaceChips(floor, layout, division, perPixel, markOf);
  if (!layout || !settled) return <p>{t('planDesk.noFindings')}</p>;
  const centre = centreName(floor);
  const facing = isFacingKnown ? options.facing : undefined;
  const keep = (to: CentreBy) => desk.attempt(floor.level, of => setCentre(of, to));
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
  const bySchool = (is: typeof isMissing) =>
    layout.squares.filter((_, i) => verdicts[i] && is(verdicts[i], school));
  const nameOf = namesOn(floor.rooms);
  return (
    <>
      <div className="plan-desk__picture">
        <FloorPicture
          withNorth={false}
          ref={svg}
          floor={floor}
          margin={0}
          around={ringSquare(settled, [0, place ? options.up - plan.up : 0, facing ?? 0])}
          nameOf={perPixel < NAMED ? nameOf : undefined}
          areas={false}
          taken={[...overPalaces(chips, layout, division), centreBox(layout.centre, perPixel)]}
          onPerPixel={setPerPixel}
          className="palace-sheet"
          data-division={division}
          data-pressed={byHand ? true : undefined}
          {...byHand}
          under={
            <>
              <PlanRing
                layout={layout}
                facing={facing}
                trueNorth={place && options.up - plan.up}
                north={north}
              />
              {division === 'squares' && <MissingSquares squares={bySchool(isMissing)} />}
            </>
          }
          label={t('planDesk.palaceTable')}
        >
          {division === 'squares' && (
            <ExtendedParts
              floor={floor}
              squares={bySchool(isExtended)}
              tell={share => formatPercent(language, share * 100)}
            />
          )}
          <CentreMark at={layout.centre} />
          <Palaces {...{ layout, division, chips }} />
          {ray?.[0] && <path className="palace__ray" d={`M${ray.map(p => p.join(' ')).join('L')}`} />}
        </FloorPicture>
        <PlanKey
          signs={[
            'centre',
            division === 'squares' && bySchool(isMissing).length > 0 && 'missing',
            division === 'squares' && bySchool(isExtended).length > 0 && 'extended',
          ]}
        />
      </div>
      <div ref={wholeRows} className="plan-desk__side" tabIndex={-1}>
        <div className="palace-controls">
          <b id="palace-division">{t('planDesk.division')}</b>
          <SegmentedControl<Division>
            labelledBy="palace-division"
            look="form"
            value={division}
            onChoose={setDivision}
            options={DIVISIONS.map(value => ({ value, label: t(`planDesk.${value}`) }))}
          />
        </div>
        <PalaceFacts
          {...{ floor, layout, verdicts, school, nameOf, directions, north }}
          facing={facing}
          declination={declination}
          centreName={t(`planDesk.centres.${centre}`)}
        />
        <Folded name={t('planDesk.centreAndBound')} className="palace-controls palace-controls--centre">
          <b id="palace-centre">{t('planDesk.centreBy')}</b>
          <SegmentedControl
            labelledBy="palace-centre"
            look="form"
            value={centre}
            onChoose={next => keep(next === 'own' ? layout.centre : next)}
            options={CENTRES_AND_OWN.map(value => ({ value, label: t(`planDesk.centres.${value}`) }))}
          />
          <b id="palace-bound">{t('planDesk.bound')}</b>
          <SegmentedControl
            labelledBy="palace-bound"
            look="form"
            value={school}
            onChoose={setSchool}
            options={BOUNDS.map(value => ({ value, label: t(`planDesk.bounds.${value}`) }))}
          />
        </Folded>
        {centre === 'own' && (
          <section className="palace-own">
            <p>{t('planDesk.centreOwn', { distance: formatLength(language, distance(layout) / 1000) })}</p>
            <LengthField
              label={t('planDesk.centreFromLeft')}
              length={Math.round(x - left)}
              of={floor}
              onLength={mm => keep([left + mm, y])}
            />
            <LengthField
              label={t('planDesk.centreFromTop')}
              length={Math.round(y - top)}
              of={floor}
              onLength={mm => keep([x, top + mm])}
            />
          </section>
        )}
        <PalaceTables {...{ floor, layout, verdicts, school, division, nameOf, directions }} />
        <NorthFields
          {...{ plan, shadow, place, north }}
          isOpen={!isFacingKnown}
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
            desk.keep({ ...plan, facing }, 'drawn', {
              facing: facingBy(plan, drawn, { ...measured, on }),
            });
          }}
        />
        <FacingChoices desk={desk} plan={plan} />
      </div>
    </>
  );
}

/** The cross of the centre with 2 px about it. */
const centreBox = ([x, y]: Point, perPixel: number) =>
  boxOf([-19, 19].map(off => [x + off * perPixel, y + off * perPixel]));

const distance = ({ centre, centroid }: Layout): number =>
  Math.hypot(centre[0] - centroid[0], centre[1] - centroid[1]);
