import { createPlanCamera, needlePath, RING, RING_UNITS } from '@app/building';
import type { North, StarPlate } from '@app/fengshui';
import { formatDegrees, useLanguage } from '@app/i18n';
import { DIRECTIONS, type Layout, type Point } from '@app/plan';
import { onRing, ringRadius } from '@app/plan/drawing';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RingDrawing } from '../ink/CompassRing';
import './planRing.css';

/** The share of the ring's reach taken by the scale bar below, in the corner beside the ring. */
const BAR = 2 / 17;

/** From the ring to the end of a needle, and above the ring where none ends there, in units of the ring. */
const NEEDLE = 90;
const AIR = 30;

/** The reach of the ring and its needles, by their bearings: R1003, the ring is larger where none ends above it. */
export function ringSquare(layout: Layout, needles: readonly number[] = [0]): readonly Point[] {
  const reach = (RING.outer + NEEDLE) / RING.trigramsFrom;
  const ends = needles.map(bearing => reach * Math.cos(((bearing - layout.up) * Math.PI) / 180));
  const top = Math.max((RING.outer + AIR) / RING.trigramsFrom, ...ends);
  return [0, 90, 180, 270].map(turn =>
    onRing(layout, layout.up + turn, turn === 180 ? reach * (1 - BAR) : turn === 0 ? top : reach),
  );
}

const FLAT = createPlanCamera(RING_UNITS);

export interface PlanRingProps {
  readonly layout: Layout;
  /** Bearing of the facing by the needle; absent until it is set. */
  readonly facing?: number | undefined;
  /** True north by the needle, degrees: a gilt stroke beside the needle's own. */
  readonly trueNorth?: number | undefined;
  /** R848: the north it is drawn by: the needle's, unless true north alone is known. */
  readonly north?: North;
  /** R977: stars of the palaces, each in the middle of its palace in the ring of trigrams. */
  readonly stars?: StarPlate;
}

const TRIGRAMS = (RING.trigramsFrom + RING.trigramsTo) / 2;

/** The compass about the centre of a plan, by the needle: the home is on it as drawn. */
export function PlanRing({ layout, facing, trueNorth, north = 'magnetic', stars }: PlanRingProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const [cx, cy] = layout.centre;
  const unit = ringRadius(layout) / RING.trigramsFrom;
  return (
    <g
      className="ink plan-ring"
      data-stars={stars && true}
      style={{ '--ring-px': `calc(var(--px) / ${unit})` } as CSSProperties}
      transform={`translate(${cx} ${cy}) scale(${unit})`}
    >
      <RingDrawing
        camera={FLAT}
        turn={-layout.up}
        facing={facing ?? 0}
        marked={facing !== undefined}
        needles={false}
        floors={false}
      />
      <g transform={`rotate(${-layout.up})`}>
        <path className="plan-ring__north" d={needlePath(0)} />
        <NorthName at={0} other={trueNorth} turn={layout.up}>
          {shortened(t(`planReport.${north}North`))}
        </NorthName>
        {trueNorth !== undefined && (
          <>
            <path className="plan-ring__true" transform={`rotate(${trueNorth})`} d="M0-998V-1070" />
            <NorthName
              at={trueNorth}
              other={0}
              turn={layout.up}
              off={`${trueNorth < 0 ? '−' : '+'}${formatDegrees(language, Math.abs(trueNorth), 1)}`}
            >
              {shortened(t('planReport.trueNorth'))}
            </NorthName>
          </>
        )}
        {stars &&
          DIRECTIONS.map((palace, i) => (
            <g
              key={palace}
              className="plan-ring__star"
              transform={`rotate(${45 * i}) translate(0 ${-TRIGRAMS}) rotate(${layout.up - 45 * i})`}
            >
              <circle />
              <text>{stars[palace]}</text>
            </g>
          ))}
        {facing !== undefined && <path className="plan-ring__facing" d={needlePath(facing)} />}
      </g>
    </g>
  );
}

/** On the narrowest phones “Magnetic N”: the ring leaves no more room. */
function shortened(name: string): ReactNode {
  const at = name.indexOf(' ') + 2;
  if (at < 2) return name;
  return (
    <>
      <tspan className="plan-ring__first">{name.slice(0, at)}</tspan>
      <tspan className="plan-ring__rest">{name.slice(at)}</tspan>
    </>
  );
}

interface NorthNameProps {
  /** Bearing by the needle. */
  readonly at: number;
  /** That of the other north, whose name it keeps clear of; absent if there is none. */
  readonly other: number | undefined;
  /** The rotation of the plan's up: names stay level. */
  readonly turn: number;
  readonly children: ReactNode;
  /** Its degrees off the needle's. */
  readonly off?: string;
}

/** The sine from which on the ring leaves room for a name right beside its stroke. */
const BESIDE = 0.3;
/** Half of what two names beside the ring are moved apart, in letters. */
const APART = 0.32;

/** R970: in one line right beside its stroke. */
function NorthName({ at, other, turn, children, off }: NorthNameProps) {
  const [angle, beyond] = [at, other ?? at].map(each => ((each - turn) * Math.PI) / 180) as [number, number];
  const outward = Math.sin(angle) < 0 ? -1 : 1;
  const isBeside = Math.abs(Math.sin(angle)) > BESIDE;
  // Near the foot of the ring what is further round is further left.
  const away = (at < (other ?? at + 1) ? -1 : 1) * (Math.cos(angle) < 0 ? -1 : 1);
  const to = isBeside ? outward : away;
  const y = -1036 * Math.cos(angle);
  // A name that would lie across the ring is lifted over its edge.
  const over = y < 0 ? Math.min(14, -1022 - y) : Math.max(14, 1060 - y);
  const higher = Math.sign(Math.cos(angle) - Math.cos(beyond));
  const place = `rotate(${at}) translate(0 -1036) rotate(${turn - at}) translate(${to * 46} ${isBeside ? 14 : over})`;
  return (
    <>
      <text
        className="plan-ring__name"
        data-side={to}
        dy={isBeside ? `${-APART * higher}em` : undefined}
        transform={place}
      >
        {children}
        {off && <tspan className="plan-ring__off">{` ${off}`}</tspan>}
      </text>
      {off && isBeside && (
        <text
          className="plan-ring__under"
          data-side={to}
          dx={`${to * 0.9}em`}
          dy={`${-(APART + 1.15) * higher}em`}
          transform={place}
        >
          {off}
        </text>
      )}
    </>
  );
}
