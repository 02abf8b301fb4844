import { createPlanCamera, polar, RING, RING_UNITS, radialLine, trigramPath } from '@app/building';
import { type MagneticBearing, type Palace, trigramOfDirection } from '@app/fengshui';
import { type PalaceContents, palaceCells, palaceOfBearing } from '@app/home';
import { useLanguage } from '@app/i18n';
import { turnBetween } from '@app/kernel';
import type { QuarterTurns } from '@app/records';
import { useScreen } from '@app/ui';
import { useTranslation } from 'react-i18next';
import { TurnedPhoto } from '../TurnedPhoto';
import './ink.css';
import './styles/plan.css';
import { RingDrawing } from './CompassRing';
import { cardTurn } from './geometry/compass';
import { CENTRE, RoomsOfPalace, StarOfYear } from './PalaceList';

interface PalacePhoto {
  readonly url: string;
  /** The content of the photo; it is read aloud. */
  readonly caption: string;
  /** The number of clockwise quarter turns. */
  readonly turns: QuarterTurns;
}

export interface PalaceContent extends Partial<PalaceContents> {
  /** Name of the palace with its direction, in the reader's language. */
  readonly label: string;
  /** The same where a square is narrow. */
  readonly short: string;
  readonly photos: readonly PalacePhoto[];
}

export interface PalacePlanProps {
  /** A description of the plan, read before its palaces. */
  readonly title: string;
  /** Bearing the house faces by the compass (A46). */
  readonly facing: MagneticBearing;
  readonly contentOf: (palace: Palace) => PalaceContent;
  readonly selected?: Palace;
  readonly onSelect?: (palace: Palace) => void;
}

const CAMERA = createPlanCamera(RING_UNITS);
const HALF = RING.outer + 80;

/** The house from above as nine palaces, the person's photos framed in them, the compass turned around it. */
export function PalacePlan({ title, facing, contentOf, selected, onSelect }: PalacePlanProps) {
  const { t } = useTranslation('visualization');
  const { inFace } = useLanguage();
  // R994: on a phone or tablet the squares, which name the trigrams, have the place of their band.
  const hasBand = useScreen('laptop');
  return (
    <section className="ink ink-plan" aria-label={title} data-band={hasBand}>
      <svg className="ring" viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} aria-hidden="true">
        <RingDrawing camera={CAMERA} facing={facing} trigrams={hasBand} />
        <North facing={facing} name={t('plan.shortSides.N')} />
      </svg>
      <ul>
        {palaceCells(palaceOfBearing(facing)).map(({ palace }) => {
          const { zh, element, lines } = palace === 'C' ? CENTRE : trigramOfDirection(palace);
          return (
            <li key={palace} className={`palace is-${palace === 'C' ? 'centre' : element}`}>
              <button type="button" aria-pressed={palace === selected} onClick={() => onSelect?.(palace)}>
                <Frame sign={inFace(zh)} lines={lines} content={contentOf(palace)} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Radius of the name of north, drawing units, and degrees between it and a needle's head beside it. */
const NORTH = { radius: 1036, beside: 5 };

/** R1031: north by the compass, outside the ring; beside a needle that points there. */
function North({ facing, name }: { readonly facing: MagneticBearing; readonly name: string }) {
  const needle = [facing, facing + 180]
    .map(at => turnBetween(0, at))
    .find(off => Math.abs(off) < NORTH.beside);
  const aside = needle === undefined ? 0 : needle + (needle > 0 ? -NORTH.beside : NORTH.beside);
  const [x, y] = polar(NORTH.radius, cardTurn(facing) + aside);
  return (
    <g className="north">
      <path d={radialLine(RING.outer - 28, RING.outer + 14, cardTurn(facing))} />
      <text x={x.toFixed(1)} y={y.toFixed(1)} dy=".36em" textAnchor="middle">
        {name}
      </text>
    </g>
  );
}

interface FrameProps {
  readonly sign: string;
  readonly lines: readonly (0 | 1)[];
  readonly content: PalaceContent;
}

/** The first photo represents the palace; further ones are counted. */
function Frame({ sign, lines, content }: FrameProps) {
  const { t } = useTranslation('visualization');
  const { label, short, photos, rooms, star } = content;
  const [first] = photos;
  const others = rooms ? rooms.length - 1 : 0;
  return (
    <>
      <span className="head">
        {/* The sign of the centre is its name in Chinese. */}
        {!label.startsWith(sign) && (
          <b lang="zh-CN" aria-hidden="true">
            {sign}
          </b>
        )}
        <span className="name">{label}</span>
        <span className="short" aria-hidden="true">
          {short}
        </span>
        {star && <StarOfYear {...star} />}
      </span>
      {first ? (
        <span className="picture">
          <TurnedPhoto className="photo" url={first.url} turns={first.turns} alt={first.caption} />
          {photos.length > 1 && <span className="count">{photos.length}</span>}
        </span>
      ) : (
        <span className="picture empty">
          <svg viewBox="-30 -30 60 60" aria-hidden="true">
            {lines.length > 0 ? <path d={trigramPath(lines)} /> : <circle r="14" />}
          </svg>
        </span>
      )}
      {rooms && (
        <span className="rooms">
          <RoomsOfPalace rooms={rooms.slice(0, others > 1 ? 1 : 2)} />
          {others > 0 && (
            <small className={others > 1 ? 'others' : 'others on-phone'}>
              {t('plan.more', { count: others })}
            </small>
          )}
        </span>
      )}
    </>
  );
}
