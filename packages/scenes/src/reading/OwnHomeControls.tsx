import type { SkyBody } from '@app/home';
import { formatNumber, useLanguage } from '@app/i18n';
import { directionAt } from '@app/kernel';
import { SegmentedControl, Slider } from '@app/ui';
import { useTranslation } from 'react-i18next';

/** Millimetres at which walls are cut: just over the floor, over the sills of windows, and not at all. */
const WALLS = { plan: 200, half: 1200, whole: 2800 } as const;
type Walls = keyof typeof WALLS;
const STEP = 100;
/** The rail ends over the heads of doors, as far above half walls as the plan is below: its top is whole walls. */
const TOP = 2 * WALLS.half - WALLS.plan;

export interface WallsChoice {
  /** The home has several floors, which are lifted apart when its walls are cut. */
  readonly isTall?: boolean;
  /** Millimetres; undefined as the home is first seen. */
  readonly cut: number | undefined;
  /** R992: until a height is chosen the home is seen as a plan. */
  readonly isPlan?: boolean;
  readonly onCut: (cut: number | undefined) => void;
}

/** The effect of a choice on the built home; undefined for whole walls. Before a choice `isPlan` cuts it as a plan. */
export const cutAt = (choice: number | undefined, isPlan: boolean): number | undefined => {
  const cut = choice ?? seenAs(isPlan);
  return cut < WALLS.whole ? cut : undefined;
};

/** Before a choice. */
const seenAs = (isPlan: boolean): number => (isPlan ? WALLS.plan : WALLS.half);

/** Half walls are how a home is first seen, except as a plan. */
const toldAs = (height: number, isPlan: boolean): number | undefined =>
  height === WALLS.half && !isPlan ? undefined : height;

/** Whole walls, half walls, plan: the three usual heights; and a rail for any other. */
export function WallsControl({ isPlan = false, cut = seenAs(isPlan), onCut, isTall = false }: WallsChoice) {
  const { t } = useTranslation('visualization');
  return (
    <div className="walls-rail" data-hud>
      <SegmentedControl<Walls>
        className="walls-control"
        label={t('houseReading.walls')}
        value={(['whole', 'half', 'plan'] as const).find(walls => WALLS[walls] === cut)}
        onChoose={next => onCut(toldAs(WALLS[next], isPlan))}
        options={[
          { value: 'whole', label: t(isTall ? 'houseReading.floorsClosed' : 'houseReading.wallsWhole') },
          { value: 'half', label: t(isTall ? 'houseReading.floorsApart' : 'houseReading.wallsHalf') },
          { value: 'plan', label: t('houseReading.wallsPlan') },
        ]}
      />
      <CutSlider cut={cut} isPlan={isPlan} onCut={onCut} />
    </div>
  );
}

/** Any height between: on a wide screen in the rail, on others in the reading. */
export function CutSlider({ isPlan = false, cut = seenAs(isPlan), onCut }: WallsChoice) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const words =
    cut >= WALLS.whole
      ? t('houseReading.wallsWhole')
      : t('houseReading.metres', {
          metres: formatNumber(language, cut / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
        });
  return (
    <Slider
      className="cut-slider"
      label={t('houseReading.walls')}
      {...{ min: WALLS.plan, max: TOP, step: STEP, value: Math.min(cut, TOP), words }}
      onValue={height => onCut(height < TOP ? toldAs(height, isPlan) : WALLS.whole)}
    />
  );
}

export interface SkyFactsProps {
  readonly body: SkyBody;
  readonly rooms: readonly { readonly name: string; readonly area: number }[];
  /** R925: rain or snow falls. */
  readonly isVeiled?: boolean;
}

/** The number of rooms listed beside the home; its reading has all of them. */
const MOST = 3;

/** R380: beside the home, while its reading is closed. */
export const SkyFactsBeside = ({ rooms, ...sky }: SkyFactsProps) => (
  <div className="sky-facts" data-hud>
    <SkyFacts {...sky} rooms={rooms.slice(0, MOST)} />
  </div>
);

/** Where sun or moon is, and how much of each floor it lies on now. */
export function SkyFacts({ body: { kind, azimuth, altitude }, rooms, isVeiled }: SkyFactsProps) {
  const { t } = useTranslation('visualization');
  const { language } = useLanguage();
  const isMoon = kind === 'moon';
  return (
    <section
      className="lit-rooms"
      aria-label={t(isMoon ? 'houseReading.moonOnFloors' : 'houseReading.sunOnFloors')}
    >
      <p>
        {t(isMoon ? 'houseReading.moonAt' : 'houseReading.sunAt', {
          direction: t(`directions.${directionAt(azimuth)}`),
          altitude: Math.round(altitude),
        })}
        {isVeiled && rooms.length > 0 && <small>{t('houseReading.ifClear')}</small>}
      </p>
      <dl>
        {rooms.map(({ name, area }, place) => (
          // Two rooms may have one name.
          <div key={`${place} ${name}`}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>
              {t(isMoon ? 'houseReading.moonlit' : 'houseReading.sunlit', {
                area: formatNumber(language, area, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
