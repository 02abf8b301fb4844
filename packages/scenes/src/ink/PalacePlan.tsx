import { createPlanCamera, RING, RING_UNITS } from '@app/building';
import {
  DIRECTIONS,
  ELEMENTS,
  type Element,
  type MagneticBearing,
  type Palace,
  trigramOfDirection,
} from '@app/fengshui';
import { palaceCells, palaceOfBearing } from '@app/home';
import { useLanguage } from '@app/i18n';
import type { QuarterTurns } from '@app/records';
import { ChevronDownIcon, useScreen } from '@app/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TurnedPhoto } from '../TurnedPhoto';
import './ink.css';
import './styles/plan.css';
import { RingDrawing } from './CompassRing';

interface PalacePhoto {
  readonly url: string;
  /** The content of the photo; it is read aloud. */
  readonly caption: string;
  /** The number of clockwise quarter turns. */
  readonly turns: QuarterTurns;
}

export interface PalaceContent {
  /** Name of the palace with its direction, in the reader's language. */
  readonly label: string;
  readonly photos: readonly PalacePhoto[];
}

export interface PalacePlanProps {
  /** A description of the plan, read before its palaces. */
  readonly title: string;
  /** Bearing the house faces by the compass (A46). */
  readonly facing: MagneticBearing;
  readonly palaces: Readonly<Record<Palace, PalaceContent>>;
  readonly selected?: Palace;
  readonly onSelect?: (palace: Palace) => void;
}

const CAMERA = createPlanCamera(RING_UNITS);
const HALF = RING.outer + 80;
/** It belongs to no direction and has no trigram. */
const CENTRE = { zh: '中', element: 'centre' } as const;

/** The house from above as nine palaces, the person's photos framed in them, the compass turned around it. */
export function PalacePlan({ title, facing, palaces, selected, onSelect }: PalacePlanProps) {
  const { inFace } = useLanguage();
  return (
    <section className="ink ink-plan" aria-label={title}>
      <svg className="ring" viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} aria-hidden="true">
        <RingDrawing camera={CAMERA} facing={facing} />
      </svg>
      <ul>
        {palaceCells(palaceOfBearing(facing)).map(({ palace }) => {
          const trigram = palace === 'C' ? CENTRE : trigramOfDirection(palace);
          return (
            <li key={palace} className={`palace is-${trigram.element}`}>
              <button type="button" aria-pressed={palace === selected} onClick={() => onSelect?.(palace)}>
                <Frame sign={inFace(trigram.zh)} content={palaces[palace]} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** R948: what the colours of the squares mean, and what each stands for; on a phone that opens behind the colours. */
export function PalaceElements() {
  const { t } = useTranslation('visualization');
  const isWide = useScreen('tablet');
  const [isOpen, setOpen] = useState(false);
  const isFull = isWide || isOpen;
  return (
    <section className="ink palace-elements">
      {isWide ? (
        <p>{t('plan.elements')}</p>
      ) : (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('plan.elements')}
          <ChevronDownIcon />
        </button>
      )}
      <dl data-brief={!isFull}>
        {ELEMENTS.map(element => (
          <div key={element} className={`palace is-${element}`}>
            <dt>{t(`plan.element.${element}`)}</dt>
            {(isFull ? sidesOf(element) : []).map(side => (
              <dd key={side}>
                {t(`plan.sides.${side}`)} <small>{t(`plan.stands.${side}`)}</small>{' '}
                <small className="kin">{t(`plan.kin.${side}`)}</small>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The centre is earth without a trigram. */
const sidesOf = (element: Element): readonly Palace[] => [
  ...DIRECTIONS.filter(each => trigramOfDirection(each).element === element),
  ...(element === 'earth' ? (['C'] as const) : []),
];

/** The first photo represents the palace; further ones are counted. */
function Frame({ sign, content }: { readonly sign: string; readonly content: PalaceContent }) {
  const [first] = content.photos;
  return (
    <>
      {first ? (
        <>
          <TurnedPhoto className="photo" url={first.url} turns={first.turns} alt={first.caption} />
          <span className="sign" lang="zh" aria-hidden="true">
            {sign}
          </span>
        </>
      ) : (
        <span className="empty" lang="zh" aria-hidden="true">
          {sign}
        </span>
      )}
      {content.photos.length > 1 && <span className="count">{content.photos.length}</span>}
      <span className="name">{content.label}</span>
    </>
  );
}
